/** The sheets that open over the table, one at a time. */
import type { ComponentProps } from 'preact';
import { names } from '../../../bots/bots.ts';
import type { AnySpec } from '../../../kernel/game.ts';
import { sayMove, type Words } from '../../../kernel/words.ts';
import { type ActResult, whyRefused } from '../../../sitting/refusal.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { ThoughtSheet } from '../../bots/ThoughtSheet.tsx';
import { useLoaded } from '../../redraw/loaded.ts';
import type { GameKeeper } from '../../saved/open.ts';
import { SeatsSheet } from '../../seats/SeatsSheet.tsx';
import { SettingsSheet } from '../../settings/SettingsSheet.tsx';
import { ShareSheet } from '../../share/ShareSheet.tsx';
import { useAsksFirst } from '../../together/people/asks-first.ts';
import type { PeopleSheet } from '../../together/people/PeopleSheet.tsx';
import type { TogetherSheet } from '../../together/TogetherSheet.tsx';
import { useUi } from '../../words/ui.ts';
import { AdjustSheet } from './AdjustSheet.tsx';
import { MenuSheet, type Sheet } from './MenuSheet.tsx';
import { TextSheet } from './TextSheet.tsx';
import { WhySheet } from './WhySheet.tsx';

interface SheetsProps {
  readonly past: boolean;
  readonly sheet: Sheet | undefined;
  readonly sitting: Sitting;
  readonly saver: GameKeeper;
  readonly words: Words<AnySpec>;
  readonly open: (sheet: Sheet) => void;
  readonly save: () => void;
  readonly reopen: () => void;
  readonly close: () => void;
}

export function Sheets({ past, sheet, sitting, saver, words, open, save, reopen, close }: SheetsProps) {
  const { say, program } = useUi();
  const why = (acted: ActResult) => whyRefused(acted, program, words, sitting.view());
  const bots = async () => names(await saver.entry.bots?.());
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'menu':
      return (
        <MenuSheet
          sitting={sitting}
          saver={saver}
          past={past}
          words={words}
          open={open}
          save={save}
          close={close}
        />
      );
    case 'adjust':
      return <AdjustSheet sitting={sitting} words={words} close={close} />;
    case 'share':
      return <ShareSheet id={saver.record.id} store={saver.store} save={save} close={close} />;
    case 'together':
      return <Together saver={saver} words={words} reopen={reopen} close={close} />;
    case 'people':
      return saver.shared ? (
        <People shared={saver.shared} words={words} reopen={reopen} close={close} />
      ) : null;
    case 'settings':
      return <SettingsSheet close={close} />;
    case 'seats':
      return <SeatsSheet sitting={sitting} bots={bots} words={words} close={close} />;
    case 'thought':
      return <ThoughtSheet key={sheet.at} sitting={sitting} words={words} at={sheet.at} close={close} />;
    case 'why':
      return (
        <WhySheet
          sitting={sitting}
          words={words}
          rules={sheet.rules}
          now={!past && sheet.now === true}
          close={close}
        />
      );
    case 'aside':
      return <AsideSheet key={sheet.move} move={sheet.move} sitting={sitting} words={words} close={close} />;
    case 'name':
      return (
        <TextSheet
          key="name"
          line
          title={say.rename}
          label={say.rename}
          button={say.set}
          first={saver.record.name}
          take={(name) => {
            saver.rename(name);
            return '';
          }}
          close={close}
        />
      );
    case 'note':
    case 'mark': {
      const label = sheet.kind === 'note' ? say.addNote : say.bookmark;
      return (
        <TextSheet
          key={sheet.kind}
          line={sheet.kind === 'mark'}
          title={label}
          label={say.note}
          button={label}
          needed
          take={(text) => why(sheet.kind === 'note' ? sitting.note(text) : sitting.mark(text))}
          close={close}
        />
      );
    }
  }
}

/** Loaded by those who ask for it. */
function Together(props: ComponentProps<typeof TogetherSheet>) {
  const sheet = useLoaded(() => import('../../together/TogetherSheet.tsx'), 'together');
  return sheet ? <sheet.TogetherSheet {...props} /> : null;
}

function People(props: ComponentProps<typeof PeopleSheet>) {
  const sheet = useLoaded(() => import('../../together/people/PeopleSheet.tsx'), 'people');
  return sheet ? <sheet.PeopleSheet {...props} /> : null;
}

function AsideSheet({
  move,
  sitting,
  words,
  close,
}: {
  move: string;
  sitting: Sitting;
  words: Words<AnySpec>;
  close: () => void;
}) {
  const { say, program } = useUi();
  const label = sayMove(words, move, sitting.view());
  const note = useAsksFirst(sitting);
  return (
    <TextSheet
      optional
      note={note}
      title={label}
      label={say.asideReason}
      button={label}
      take={(text) => whyRefused(sitting.aside(move, text), program, words, sitting.view())}
      close={close}
    />
  );
}
