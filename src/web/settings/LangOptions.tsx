/** Every language by its own name, for a list to choose from. */
import { LANGS } from '../../kernel/words.ts';
import { LANGUAGES } from '../../words/program.ts';

export function LangOptions() {
  return (
    <>
      {LANGS.map((lang) => (
        <option key={lang} value={lang} lang={lang}>
          {LANGUAGES[lang]}
        </option>
      ))}
    </>
  );
}
