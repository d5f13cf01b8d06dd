/** Why? What isn't possible now, then the rules in our own words with their clauses and the settings that switch them. */
import { clauseList } from '../../../kernel/clauses.ts';
import { sayRuledOut } from '../../../words/program.ts';
import { settingsOf } from '../../../words/settings.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';

interface Props {
  /** The rules' ids; empty if no rule covers this. */
  readonly rules: readonly string[];
  /** About the current prompt: also lists what can't be done there. */
  readonly now: boolean;
  readonly close: () => void;
}

export function WhySheet({ rules, now, close }: Props) {
  const { say } = useUi();
  const { sitting, words } = useGame();
  const against = now ? sayRuledOut(sitting.game, words, sitting.view()).map(({ why }) => why) : [];
  return (
    <Dialog title={say.why} close={close}>
      {against.length > 0 && (
        <section aria-label={say.notNow}>
          <h3>{say.notNow}</h3>
          <ul>
            {[...new Set(against)].map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </section>
      )}
      {rules.length === 0 && <p class="rule">{say.noRule}</p>}
      <RuleTexts rules={rules} />
    </Dialog>
  );
}

/** One after the other, each with its clauses and its settings folded away. */
export function RuleTexts({ rules }: Pick<Props, 'rules'>) {
  return (
    <>
      {rules.map((rule) => (
        <Rule key={rule} rule={rule} />
      ))}
    </>
  );
}

function Rule({ rule }: { rule: string }) {
  const { say, program } = useUi();
  const { sitting, words } = useGame();
  const { game, session } = sitting;
  const settings = settingsOf(game, rule, session.options, words, program);
  const clauses = game.why.rules[rule]?.clauses ?? [];
  return (
    <section>
      <p class="rule">{words.rules[rule] ?? say.noRule}</p>
      {clauses.length + settings.length > 0 && (
        <details class="fold">
          <summary class="quiet">{settings.length > 0 ? say.clausesAndSettings : say.clauses}</summary>
          {clauses.length > 0 && (
            <p class="quiet">
              {say.clauses}: {clauseList(clauses)}
            </p>
          )}
          {settings.map(({ option, name, value, others }) => (
            <p key={option} class="quiet">
              {say.switchedBy}: {name} ({say.now(value)}). {others.length > 0 && program.couldBe(...others)}
            </p>
          ))}
        </details>
      )}
    </section>
  );
}
