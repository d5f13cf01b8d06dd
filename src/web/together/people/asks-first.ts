/** That the others are asked first, at a table of people; '' elsewhere. */
import type { Sitting } from '../../../sitting/sitting.ts';
import { peopleWords } from '../../../together/words/people/words.ts';
import { useLoaded } from '../../redraw/loaded.ts';
import { useUi } from '../../words/ui.ts';

export function useAsksFirst({ fellows }: Sitting): string {
  const { lang } = useUi();
  const among = fellows !== undefined;
  const words = useLoaded(async () => (among ? peopleWords(lang) : undefined), `${lang} ${among}`);
  return words && among ? `${words.asksFirst}.` : '';
}
