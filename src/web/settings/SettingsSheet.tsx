/** Language, colours, screen, sound and vibration. */
import { LANGS } from '../../kernel/words.ts';
import { LANGUAGES } from '../../words/program.ts';
import { Dialog } from '../controls/Dialog.tsx';
import { Icon } from '../controls/Icon.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
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
      <RadioGroup
        legend={say.language}
        name="lang"
        values={LANGS}
        chosen={lang}
        choose={(chosen) => change({ lang: chosen })}
        label={(each) => <span lang={each}>{LANGUAGES[each]}</span>}
      />
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
      <RadioGroup
        legend={say.theme}
        name="theme"
        values={THEMES}
        chosen={theme}
        choose={(chosen) => change({ theme: chosen })}
        label={(each) => say.themes[each]}
      />
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
