/** Progress of reading a file with many games, with a button to cancel. Nothing is on the shelf before the end. */
import { Dialog } from '../controls/Dialog.tsx';
import { useUi } from '../words/ui.ts';

interface Props {
  readonly done: number;
  readonly of: number;
  readonly cancel: () => void;
}

export function ReadingSheet({ done, of, cancel }: Props) {
  const { say, program } = useUi();
  const said = say.keeping.gamesRead(program.of(done, of));
  return (
    <Dialog title={say.import} close={cancel}>
      <progress aria-label={say.import} value={done} max={of} />
      <p>{said}</p>
      <button type="button" onClick={cancel}>
        {say.keeping.cancel}
      </button>
    </Dialog>
  );
}
