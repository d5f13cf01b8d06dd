/** Everything that is not the next step: asides, corrections, notes, the file, settings, the keys. */
import type { ComponentChildren } from 'preact';
import { verb } from '../../../kernel/game.ts';
import { sayMove } from '../../../kernel/words.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import type { IconName } from '../../controls/Icon.tsx';
import { MenuItem, MenuLink } from '../../controls/Menu.tsx';
import { to } from '../../route.ts';
import { togetherLabel } from '../../together/title.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';
import type { Sheet } from './sheet.ts';
import './MenuSheet.css';

interface Props {
  /** Nothing in the game may be changed from here. */
  readonly past: boolean;
  readonly close: () => void;
}

/** The sheets that need to know nothing more. */
type Plain = Exclude<Sheet['kind'], 'thought' | 'why' | 'aside'>;

/** More asides of one kind than these are folded under what they have in common. */
const MANY = 6;

function byVerb(asides: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const move of asides) groups.set(verb(move), [...(groups.get(verb(move)) ?? []), move]);
  return groups;
}

export function MenuSheet({ past, close }: Props) {
  const { say } = useUi();
  const { saved, sitting, words, acts } = useGame();
  const { open, save } = acts;
  const over = sitting.node.kind === 'end';
  const adjustable = !over && sitting.facts.length > 0;
  const ofPeople = saved.shared?.ofPeople ?? false;
  const atSeats = sitting.game.seats(sitting.session.options).length > 1 && !ofPeople;
  const asides = past ? [] : sitting.game.asides(sitting.session.state);
  const item = (icon: IconName, label: string, kind: Plain) => (
    <MenuItem icon={icon} label={label} run={() => open({ kind })} />
  );
  const link = (icon: IconName, label: string, href: string, apart = false) => (
    <MenuLink icon={icon} label={label} href={href} apart={apart} followed={close} />
  );
  const aside = (move: string) => (
    <MenuItem
      key={move}
      icon="flag"
      label={sayMove(words, move, sitting.view())}
      run={() => open({ kind: 'aside', move })}
    />
  );
  return (
    <Dialog title={say.menu} close={close}>
      {!past && (adjustable || atSeats || asides.length > 0) && (
        <Part title={say.menuParts.table}>
          {[...byVerb(asides)].map(([what, moves]) =>
            moves.length > MANY ? (
              <li key={what}>
                <details class="fold">
                  <summary>{sayMove(words, `${what}:`, sitting.view())}</summary>
                  <ul class="menu">{moves.map(aside)}</ul>
                </details>
              </li>
            ) : (
              moves.map(aside)
            ),
          )}
          {adjustable && item('hands', say.adjust, 'adjust')}
          {atSeats && item('hand', say.seats.title, 'seats')}
        </Part>
      )}
      <Part title={say.menuParts.story}>
        {!past && item('pen', say.addNote, 'note')}
        {!past && item('mark', say.bookmark, 'mark')}
        {item('story', say.rename, 'name')}
      </Part>
      <Part title={say.menuParts.keep}>
        <MenuItem icon="save" label={say.export} run={save} />
        {item('share', say.keeping.share, 'share')}
        {item('devices', togetherLabel(saved, say), ofPeople ? 'people' : 'together')}
        {link('print', say.keeping.print, to.print(sitting.game.id, sitting.session.journal.options))}
        {/* Another window can open the game only if it's in lasting storage. */}
        {saved.store.lasting && link('window', say.keeping.view, to.view(saved.record.id), true)}
      </Part>
      <Part title={say.menuParts.look}>
        {link('story', say.rules, to.rules(sitting.game.id))}
        {words.guide && !over && (
          <MenuItem
            icon="why"
            label={saved.record.guided ? say.endGuide : say.guide}
            run={() => {
              saved.guide(!saved.record.guided);
              close();
            }}
          />
        )}
        {link('luck', say.keeping.luck, to.luck(saved.record.id))}
        {item('settings', say.settings, 'settings')}
      </Part>
      <h3 class="keys-title">{say.keys}</h3>
      <dl class="keys">
        {(adjustable ? say.keysHelp : say.keysHelp.filter(([key]) => key !== 'A')).map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="menu-part">
      <h3>{title}</h3>
      <ul class="menu">{children}</ul>
    </section>
  );
}
