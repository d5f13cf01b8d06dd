/** Whether the browser may tell the player that it's their turn. */
import { useState } from 'preact/hooks';
import type { PeopleWords } from '../../../together/words/people/words.ts';
import { Switch } from '../../controls/Switch.tsx';
import { change, useSettings } from '../../settings/settings.ts';

export function NoticeSwitch({ words }: { readonly words: PeopleWords }) {
  const { notify, sound } = useSettings();
  const [denied, setDenied] = useState(false);
  // Only over https, and not in every browser.
  const can = typeof Notification !== 'undefined' && isSecureContext;
  const turn = async (on: boolean) => {
    const allowed = on && can && (await Notification.requestPermission()) === 'granted';
    setDenied(on && !allowed);
    change({ notify: allowed });
  };
  return (
    <>
      {can && (
        <Switch
          label={words.notify}
          help={words.notifyHelp}
          on={notify && Notification.permission === 'granted'}
          turn={(on) => void turn(on)}
        />
      )}
      {denied && (
        <p class="notice" role="status">
          {words.notifyDenied}
        </p>
      )}
      {!sound && (
        <p class="quiet">
          <small>{words.soundHint}</small>
        </p>
      )}
    </>
  );
}
