/** "A new version is here", shown only when no turn is in progress. */
import { useUi } from '../words/ui.ts';
import { applyUpdate, useUpdate } from './updates.ts';
import './offline.css';

interface Props {
  /** Whether everything is saved, once pending writes are done. */
  readonly kept?: () => Promise<boolean>;
}

export function UpdateOffer({ kept }: Props) {
  const { offline } = useUi().say;
  if (!useUpdate()) return null;
  const enter = async () => {
    if (!kept || (await kept())) await applyUpdate();
  };
  return (
    <div class="notice" role="status">
      <p>{offline.ready}</p>
      <p class="row">
        <button type="button" onClick={() => void enter()}>
          {offline.apply}
        </button>
      </p>
    </div>
  );
}
