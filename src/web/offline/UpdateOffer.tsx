/** "A new version is here", said only where nothing is under way. */
import { useUi } from '../ui.ts';
import { letIn, useUpdate } from './updates.ts';

export function UpdateOffer() {
  const { offline } = useUi().say;
  if (!useUpdate()) return null;
  return (
    <div class="notice" role="status">
      <p>{offline.ready}</p>
      <p class="row">
        <button type="button" onClick={letIn}>
          {offline.letIn}
        </button>
      </p>
    </div>
  );
}
