/** Asking the table for something that isn't an action, and its refusal in a sentence. */
import { useState } from 'preact/hooks';
import type { Answered } from '../../../together/questions.ts';
import { type PeopleWords, sayRefused } from '../../../together/words/people/words.ts';

export interface TableRequest {
  /** Why the last thing was refused; '' if it wasn't. */
  readonly refused: string;
  /** True if it was done. */
  ask(asking: Promise<Answered>): Promise<boolean>;
}

export function useAsked(words: PeopleWords): TableRequest {
  const [refused, setRefused] = useState('');
  return {
    refused,
    async ask(asking) {
      const answer = await asking;
      setRefused(answer.ok ? '' : sayRefused(words, answer.reason));
      return answer.ok;
    },
  };
}
