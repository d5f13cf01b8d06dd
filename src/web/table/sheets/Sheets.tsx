/** The sheets that open over the table, one at a time. */
import { ThoughtSheet } from '../../bots/ThoughtSheet.tsx';
import { lazy } from '../../redraw/lazy.tsx';
import { SeatsSheet } from '../../seats/SeatsSheet.tsx';
import { SettingsSheet } from '../../settings/SettingsSheet.tsx';
import { ShareSheet } from '../../share/ShareSheet.tsx';
import { useGame } from '../use-game.ts';
import { AdjustSheet } from './AdjustSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import type { Sheet } from './sheet.ts';
import { AsideSheet, NameSheet, NoteSheet } from './TextSheets.tsx';
import { WhySheet } from './WhySheet.tsx';

// Loaded by those who ask for it.
const TogetherSheet = lazy(() =>
  import('../../together/TogetherSheet.tsx').then((sheet) => sheet.TogetherSheet),
);
const PeopleSheet = lazy(() =>
  import('../../together/people/PeopleSheet.tsx').then((sheet) => sheet.PeopleSheet),
);

interface Props {
  readonly sheet: Sheet | undefined;
  /** Nothing in the game may be changed from here: the player is looking back, or this device only watches. */
  readonly past: boolean;
  readonly reopen: () => void;
  readonly close: () => void;
}

export function Sheets({ sheet, past, reopen, close }: Props) {
  const { saved, words, acts } = useGame();
  switch (sheet?.kind) {
    case undefined:
      return null;
    case 'menu':
      return <MenuSheet past={past} close={close} />;
    case 'adjust':
      return <AdjustSheet close={close} />;
    case 'share':
      return <ShareSheet id={saved.record.id} store={saved.store} save={acts.save} close={close} />;
    case 'together':
      return <TogetherSheet saved={saved} words={words} reopen={reopen} close={close} />;
    case 'people':
      return saved.shared ? (
        <PeopleSheet shared={saved.shared} words={words} reopen={reopen} close={close} />
      ) : null;
    case 'settings':
      return <SettingsSheet close={close} />;
    case 'seats':
      return <SeatsSheet close={close} />;
    case 'thought':
      return <ThoughtSheet key={sheet.at} at={sheet.at} close={close} />;
    case 'why':
      return <WhySheet rules={sheet.rules} now={!past && sheet.now === true} close={close} />;
    case 'aside':
      return <AsideSheet key={sheet.move} move={sheet.move} close={close} />;
    case 'name':
      return <NameSheet close={close} />;
    case 'note':
    case 'mark':
      return <NoteSheet key={sheet.kind} kind={sheet.kind} close={close} />;
  }
}
