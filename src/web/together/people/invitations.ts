/** Invitations that this device has made: kept, because a new one ends the one that was already sent to somebody. */
import * as v from 'valibot';
import type { TableLink } from '../../../together/replica.ts';
import { type Invitation, Invited, type InvitedRole, type NoTable, newInvitation } from '../server.ts';

const keyOf = ({ table }: TableLink, role: InvitedRole) => `emptychair.invitation.${table}.${role}`;

/** The one that still counts. */
export function madeBefore(link: TableLink, role: InvitedRole): Invitation | undefined {
  try {
    const read = v.safeParse(Invited, JSON.parse(localStorage.getItem(keyOf(link, role)) ?? ''));
    return read.success && read.output.until > Date.now() ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** A new one; the link and the code before it no longer count. */
export async function invite(link: TableLink, role: InvitedRole): Promise<Invitation | NoTable> {
  const made = await newInvitation(link, role);
  if ('reason' in made) return made;
  try {
    localStorage.setItem(keyOf(link, role), JSON.stringify(made));
  } catch {
    // Then the next visit makes another one.
  }
  return made;
}
