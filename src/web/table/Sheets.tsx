/** The sheets that can lie over the table, one at a time. */
import type { AnySpec } from '../../kernel/game.ts';
import { sayMove, type Words } from '../../kernel/words.ts';
import { SettingsSheet } from '../SettingsSheet.tsx';
import { SeatsSheet } from '../seats/SeatsSheet.tsx';
import { ThoughtSheet } from '../seats/ThoughtSheet.tsx';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { useUi } from '../ui.ts';
import { AdjustSheet } from './AdjustSheet.tsx';
import { MenuSheet, type Sheet } from './MenuSheet.tsx';
import type { Sitting } from './sitting.ts';
import { TextSheet } from './TextSheet.tsx';
import { WhySheet } from './WhySheet.tsx';

interface SheetsProps {
  readonly past: boolean;
  readonly sheet: Sheet | undefined;
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly open: (sheet: Sheet) => void;
  readonly save: () => void;
  readonly close: () => void;
}

export function Sheets({ past, sheet, sitting, words, open, save, close }: SheetsProps) {
  const { say } = useUi();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'menu':
      return <MenuSheet sitting={sitting} past={past} words={words} open={open} save={save} close={close} />;
    case 'adjust':
      return <AdjustSheet sitting={sitting} words={words} close={close} />;
    case 'share':
      return <ShareSheet id={sitting.record.id} store={sitting.store} save={save} close={close} />;
    case 'settings':
      return <SettingsSheet close={close} />;
    case 'seats':
      return <SeatsSheet sitting={sitting} words={words} close={close} />;
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
          first={sitting.record.name}
          take={(name) => sitting.rename(name)}
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
          take={(text) => (sheet.kind === 'note' ? sitting.note(text) : sitting.mark(text))}
          close={close}
        />
      );
    }
  }
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
  const { say } = useUi();
  const label = sayMove(words, move, sitting.view());
  return (
    <TextSheet
      optional
      title={label}
      label={say.asideReason}
      button={label}
      take={(text) => sitting.aside(move, text)}
      close={close}
    />
  );
}
