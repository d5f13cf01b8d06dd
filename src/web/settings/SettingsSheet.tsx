/** Language, colours, the waking screen, what is heard and felt. */
import { LANGS } from '../../kernel/words.ts';
import { LANGUAGES } from '../../words/program.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Switch } from '../controls/Switch.tsx';
import { Limits } from '../offline/Limits.tsx';
import { Version } from '../offline/Version.tsx';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';
import { LangOptions } from './LangOptions.tsx';
import { change, useSettings } from './settings.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
const SWITCHES = ['awake', 'sound', 'vibration'] as const;

export function SettingsSheet({ close }: { close: () => void }) {
  const { say, lang } = useUi();
  const { theme, components, ...switches } = useSettings();
  return (
    <Dialog title={say.settings} close={close}>
      <fieldset class="choices">
        <legend>{say.language}</legend>
        {LANGS.map((l) => (
          <label key={l} class="choice">
            <input type="radio" name="lang" checked={l === lang} onChange={() => change({ lang: l })} />
            <span lang={l}>{LANGUAGES[l]}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{say.components}</span>
        <select
          value={components ?? ''}
          onChange={(event) => {
            const { value } = event.currentTarget;
            change({ components: LANGS.find((l) => l === value) });
          }}
        >
          <option value="">{say.componentsSame}</option>
          <LangOptions />
        </select>
        <small>{say.componentsHelp}</small>
      </label>
      <fieldset class="choices">
        <legend>{say.theme}</legend>
        {THEMES.map((t) => (
          <label key={t} class="choice">
            <input type="radio" name="theme" checked={t === theme} onChange={() => change({ theme: t })} />
            <span>{say.themes[t]}</span>
          </label>
        ))}
      </fieldset>
      {SWITCHES.map((name) => (
        <Switch
          key={name}
          label={say[name]}
          help={say[`${name}Help`]}
          on={switches[name]}
          turn={(on) => change({ [name]: on })}
        />
      ))}
      <p>
        <a class="button" href={to.help}>
          <Icon name="why" /> {say.help}
        </a>
      </p>
      <Limits />
      <Version />
    </Dialog>
  );
}

/** The four languages in one tap, on pages that have room for them. */
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
