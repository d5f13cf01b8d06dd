/** The set-up's fields, folded: most visitors want to know about the rules as printed. */
import type { OptionDecls, OptionsOf } from '../../kernel/options.ts';
import { OptionField } from '../setup/OptionField.tsx';
import { offered } from '../setup/offered.ts';
import { Rulings } from '../setup/Rulings.tsx';
import { useUi } from '../words/ui.ts';
import type { Studied } from './studied.ts';

interface Props extends Pick<Studied, 'entry' | 'game' | 'words'> {
  readonly given: Readonly<Record<string, unknown>>;
  /** The resulting settings; undefined while something in them is invalid. */
  readonly options: OptionsOf<OptionDecls> | undefined;
  readonly change: (given: Readonly<Record<string, unknown>>) => void;
}

export function Settings({ entry, game, words, given, options, change }: Props) {
  const { say } = useUi();
  const presets = Object.entries(game.presets);
  return (
    <details class="fold">
      <summary>
        <h2>{say.lab.settings}</h2>
      </summary>
      {presets.length > 1 && (
        <div class="lab-presets">
          <span>{say.startWith}</span>
          {presets.map(([id, preset]) => (
            <button key={id} type="button" onClick={() => change({ ...preset })}>
              {words.presets[id]?.name ?? id}
            </button>
          ))}
        </div>
      )}
      <div class="fields">
        {[...offered(game, 'taste', options), ...offered(game, 'detail', options)].map((key) => (
          <OptionField
            key={key}
            option={key}
            entry={entry}
            game={game}
            words={words}
            given={given}
            choose={(option, value) => change({ ...given, [option]: value })}
          />
        ))}
      </div>
    </details>
  );
}

export function RulingFields({ entry, game, words, given, options, change }: Props) {
  const { say } = useUi();
  const rulings = offered(game, 'ruling', options);
  if (rulings.length === 0) return null;
  return (
    <details class="fold">
      <summary>
        <h2>{say.rulings}</h2>
      </summary>
      <Rulings
        entry={entry}
        game={game}
        words={words}
        keys={rulings}
        gaps={(options && words.gaps?.(options)) ?? []}
        given={given}
        choose={(key, value) => change({ ...given, [key]: value })}
      />
    </details>
  );
}
