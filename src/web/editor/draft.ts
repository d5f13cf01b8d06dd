/** The draft in an editor: kept in this browser at every change. What replaces all of it can be undone. */
import { useState } from 'preact/hooks';
import { go, to } from '../route.ts';
import { keepDraft } from './kept-draft.ts';

/** What has just been put into the form as a whole or refused, and what was there before. */
interface Report<D> {
  readonly said: string;
  readonly lines: readonly string[];
  readonly before: D | undefined;
}

export interface Editing<D> {
  readonly draft: D;
  /** False if this browser stores nothing. */
  readonly kept: boolean;
  readonly told: Report<D> | undefined;
  change(next: D): void;
  swap(next: D, said: string, lines?: readonly string[]): void;
  refuse(said: string, lines: readonly string[]): void;
  takeBack(): void;
  play(): void;
}

/** `whole` completes a draft before it is kept. */
export function useDraft<D extends object>(
  game: string,
  first: () => D,
  whole: (draft: D) => object = (draft) => draft,
): Editing<D> {
  const [draft, setDraft] = useState(first);
  const [kept, setKept] = useState(true);
  const [told, setTold] = useState<Report<D>>();
  const keep = (next: D) => {
    const done = keepDraft(game, whole(next));
    setKept(done);
    return done;
  };
  const change = (next: D) => {
    setDraft(next);
    keep(next);
  };
  return {
    draft,
    kept,
    told,
    change,
    swap(next, said, lines = []) {
      setTold({ said, lines, before: draft });
      change(next);
    },
    refuse: (said, lines) => setTold({ said, lines, before: undefined }),
    takeBack() {
      if (told?.before) change(told.before);
      setTold(undefined);
    },
    play() {
      // Every change is already kept; this covers an untouched form.
      if (keep(draft)) go(to.setUpEdited(game));
    },
  };
}

/** A draft as the text of its file. */
export const asFile = (draft: object): string => `${JSON.stringify(draft, null, 2)}\n`;
