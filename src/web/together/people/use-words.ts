/** The words of a table of people: about the table, and about the people. */
import { type PeopleWords, peopleWords } from '../../../together/words/people/words.ts';
import { type TogetherWords, togetherWords } from '../../../together/words/words.ts';
import { useLoaded } from '../../redraw/loaded.ts';
import { useUi } from '../../words/ui.ts';

export interface TableWords {
  readonly people: PeopleWords;
  readonly together: TogetherWords;
}

export function useTableWords(): TableWords | undefined {
  const { lang } = useUi();
  return useLoaded(async () => {
    const [people, together] = await Promise.all([peopleWords(lang), togetherWords(lang)]);
    return { people, together };
  }, lang);
}
