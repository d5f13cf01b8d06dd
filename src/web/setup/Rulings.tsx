/** The rulings: questions on which the text is silent or contradicts itself; each with its readings, its reason and its clauses. */
import type { Entry } from '../../games/catalogue.ts';
import { clauseList } from '../../kernel/clauses.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { namedOptions, type UnboundWords } from '../../kernel/words.ts';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { useUi } from '../words/ui.ts';
import { OptionField } from './OptionField.tsx';
import './Rulings.css';

interface Props {
  readonly entry: Entry;
  readonly game: Game<AnySpec>;
  readonly words: UnboundWords<AnySpec>;
  readonly keys: readonly string[];
  /** What the source leaves out. */
  readonly gaps?: readonly string[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly choose: (key: string, value: unknown) => void;
}

export function Rulings({ entry, game, words, keys, gaps = [], given, choose }: Props) {
  const { say } = useUi();
  return (
    <div class="rulings">
      {gaps.length > 0 && (
        <section class="ruling">
          <h2>{say.gaps}</h2>
          {gaps.map((gap) => (
            <p key={gap} class="reason">
              {gap}
            </p>
          ))}
        </section>
      )}
      <p class="quiet">{say.rulingsHelp}</p>
      {keys.map((key) => {
        const decl = game.options[key];
        const said = namedOptions(words)[key];
        if (!decl || !said) return null;
        const rule = decl.rule ? words.rules[decl.rule] : undefined;
        const clauses = decl.rule ? (game.why.rules[decl.rule]?.clauses ?? []) : [];
        return (
          <section key={key} class="ruling">
            {decl.kind === 'choice' ? (
              <RadioGroup
                legend={said.name}
                name={key}
                values={decl.choices}
                chosen={String(key in given ? given[key] : decl.default)}
                choose={(choice) => choose(key, choice)}
                label={(choice) => (
                  <>
                    {said.choices?.[choice] ?? choice}
                    {choice === decl.default && <span class="tag">{say.ruleDefault}</span>}
                  </>
                )}
              >
                <small>{said.help}</small>
              </RadioGroup>
            ) : (
              <OptionField
                option={key}
                entry={entry}
                game={game}
                words={words}
                given={given}
                choose={choose}
              />
            )}
            {rule && (
              <p class="reason">
                <strong>{say.reason}.</strong> {rule}
                {clauses.length > 0 && <span class="clauses"> {clauseList(clauses)}</span>}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
