/** Everything that is not the next step: asides, corrections, notes, the file, settings, the keys. */
import type { ComponentChildren } from 'preact';
import { verb } from '../../../kernel/game.ts';
import { sayMove } from '../../../kernel/words.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { to } from '../../route.ts';
import { titleOf } from '../../together/title.ts';
import { useUi } from '../../words/ui.ts';
import { useGame } from '../use-game.ts';

interface Props {
  /** Nothing in the game may be changed from here. */
  readonly past: boolean;
  readonly close: () => void;
}

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
  const ofPeople = saved.shared?.ofPeople ?? false;
  const seats = sitting.game.seats(sitting.session.options);
  const asides = past ? [] : sitting.game.asides(sitting.session.state);
  const item = (name: IconName, label: string, act: () => void) => (
    <li>
      <button type="button" class="menu-item" onClick={act}>
        <Icon name={name} /> {label}
      </button>
    </li>
  );
  const aside = (move: string) => (
    <li key={move}>
      <button type="button" class="menu-item" onClick={() => open({ kind: 'aside', move })}>
        <Icon name="flag" /> {sayMove(words, move, sitting.view())}
      </button>
    </li>
  );
  const link = (name: IconName, label: string, href: string, apart = false) => (
    <li>
      <a class="button menu-item" href={href} target={apart ? '_blank' : undefined} onClick={close}>
        <Icon name={name} /> {label}
      </a>
    </li>
  );
  return (
    <Dialog title={say.menu} close={close}>
      {!past && (!over || seats.length > 1 || asides.length > 0) && (
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
          {!over && item('hands', say.adjust, () => open({ kind: 'adjust' }))}
          {seats.length > 1 && !ofPeople && item('hand', say.seats.title, () => open({ kind: 'seats' }))}
        </Part>
      )}
      <Part title={say.menuParts.story}>
        {!past && item('pen', say.addNote, () => open({ kind: 'note' }))}
        {!past && item('mark', say.bookmark, () => open({ kind: 'mark' }))}
        {item('story', say.rename, () => open({ kind: 'name' }))}
      </Part>
      <Part title={say.menuParts.keep}>
        {item('save', say.export, save)}
        {item('share', say.keeping.share, () => open({ kind: 'share' }))}
        {item('devices', titleOf(saved, say), () => open({ kind: ofPeople ? 'people' : 'together' }))}
        {link('print', say.keeping.print, to.print(sitting.game.id, sitting.session.journal.options))}
        {/* Another window can open the game only if it's in lasting storage. */}
        {saved.store.lasting && link('window', say.keeping.view, to.view(saved.record.id), true)}
      </Part>
      <Part title={say.menuParts.look}>
        {link('story', say.rules, to.rules(sitting.game.id))}
        {link('luck', say.keeping.luck, to.luck(saved.record.id))}
        {item('settings', say.settings, () => open({ kind: 'settings' }))}
      </Part>
      <h3 class="keys-title">{say.keys}</h3>
      <dl class="keys">
        {say.keysHelp.map(([key, does]) => (
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
