/** The four languages in one tap, on pages that have room for them. */
import { LANGS } from '../../kernel/words.ts';
import { useUi } from '../words/ui.ts';
import { LangOptions } from './LangOptions.tsx';
import { change } from './settings.ts';
import './LangSwitch.css';

export function LangSwitch() {
  const { say, lang } = useUi();
  return (
    <label class="lang-switch">
      <span class="lang-code" aria-hidden="true">
        {lang}
      </span>
      <select
        aria-label={say.language}
        value={lang}
        onChange={(event) => {
          const chosen = LANGS.find((l) => l === event.currentTarget.value);
          if (chosen) change({ lang: chosen });
        }}
      >
        <LangOptions />
      </select>
    </label>
  );
}
