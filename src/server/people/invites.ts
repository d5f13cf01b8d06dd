/** Invitations to a table: a link with 128 bits, and a code to tell, each kept as its SHA-256. */
import { randomInt } from 'node:crypto';
import type { Role } from '../../together/messages.ts';
import type { TableStore } from '../store/store.ts';
import { hashOf, newToken } from '../tokens.ts';
import { MOST_PEOPLE } from './gathering.ts';

/** No letters or digits that are taken for each other, said or written. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
/** How long an invitation counts, in ms. */
const LIFE = 24 * 60 * 60_000;

export const INVITED = ['seat', 'table', 'watch'] as const satisfies readonly Role[];
export type Invited = (typeof INVITED)[number];

export interface Invitation {
  readonly invite: string;
  readonly code: string;
  readonly until: number;
}

export interface Joined {
  readonly table: string;
  readonly token: string;
  readonly chair: number;
  readonly role: Role;
}

/** Why somebody can't join; `full`: the table has as many people as it may have. */
export type NotJoined = 'invite' | 'code' | 'locked' | 'full';

/** For the table and this role; the one before no longer counts. */
export async function inviteTo(
  store: TableStore,
  table: string,
  role: Invited,
  now: number,
): Promise<Invitation> {
  const [invite, code, until] = [newToken(), newCode(), now + LIFE];
  await store.invite({ table, role, until }, [hashOf(invite), codeHash(code)]);
  return { invite, code, until };
}

/** By the link of a table, or by a code alone. */
export async function joinBy(
  store: TableStore,
  asked: { readonly table: string; readonly invite: string } | { readonly code: string },
  now: number,
): Promise<Joined | NotJoined> {
  const byCode = 'code' in asked;
  // Timing reveals nothing, because only hashes are compared.
  const invite = await store.invited(byCode ? codeHash(asked.code) : hashOf(asked.invite));
  const wrong = byCode ? 'code' : 'invite';
  if (!invite || invite.until <= now || (!byCode && invite.table !== asked.table)) return wrong;
  const { table, role } = invite;
  const gathered = await store.gathered(table);
  if (gathered?.policy !== 'people') return wrong;
  if (gathered.locked) return 'locked';
  if (gathered.chairs.length >= MOST_PEOPLE) return 'full';
  const token = newToken();
  const chair = await store.addChair(table, { role, hash: hashOf(token) }, now);
  return { table, token, chair, role };
}

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** As people say and write it: case, spaces and hyphens don't count. A link is never taken for a code. */
function codeHash(code: string): string {
  return hashOf(`code ${code.replace(/[\s-]/g, '').toUpperCase()}`);
}
