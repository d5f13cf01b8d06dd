/** A link that holds a game: checked first, shown, and put on the shelf only when the player says so. */
import { useState } from 'preact/hooks';
import { find } from '../../games/index.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session.ts';
import { named } from '../../words/program.ts';
import { useLoaded } from '../loaded.ts';
import { go, to } from '../route.ts';
import { settings } from '../settings.ts';
import { check } from '../shelf/import.ts';
import { whereIn } from '../shelf/standing.ts';
import { openStore } from '../store/open.ts';
import { shelve } from '../table/kept.ts';
import { type Ui, useUi } from '../ui.ts';
import { canDeflate, full, unpack } from './link.ts';

type Found =
  | { readonly ok: true; readonly session: Session<AnySpec>; readonly title: string; readonly where: string }
  /** `holds`: there is a game in it. */
  | { readonly ok: false; readonly why: string; readonly holds?: boolean };

export function OpenPage({ letters }: { letters: string }) {
  const ui = useUi();
  const { say, lang } = ui;
  const { keeping } = say;
  const [problem, setProblem] = useState('');
  const found = useLoaded(() => read(letters, ui), `${letters.length} ${lang}`);
  if (!found) return <div class="page" aria-busy="true" />;
  if (!found.ok)
    return (
      <main class="page message">
        <h1>{found.holds ? say.broken : keeping.badLink}</h1>
        <p>{found.why}</p>
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </main>
    );
  const take = async () => {
    try {
      const record = await shelve(await openStore(), found.session, Date.now());
      go(to.game(record.id), true);
    } catch {
      setProblem(say.notSaved);
    }
  };
  return (
    <main class="page message">
      <h1>{keeping.sent}</h1>
      <p>
        <strong>{found.title}</strong>
        <br />
        {found.where}
      </p>
      <p class="quiet">{keeping.sentHelp}</p>
      {problem && (
        <p class="notice problem" role="alert">
          {problem}
        </p>
      )}
      <p class="row">
        <button type="button" class="primary big" onClick={() => void take()}>
          {keeping.putOnShelf}
        </button>
        <a class="button" href={to.shelf}>
          {say.toShelf}
        </a>
      </p>
    </main>
  );
}

async function read(letters: string, ui: Ui): Promise<Found> {
  const { keeping } = ui.say;
  if (!canDeflate()) return { ok: false, why: keeping.noDeflate };
  const unpacked = await unpack(letters);
  if (unpacked === 'huge') return { ok: false, why: keeping.hugeLink };
  const whole = unpacked === 'broken' ? unpacked : await full(unpacked.text);
  if (whole === 'broken') return { ok: false, why: keeping.badLinkHelp };
  if (whole === 'older') return { ok: false, why: keeping.olderLink, holds: true };
  const checked = await check(keeping.link, whole.text, ui);
  if (!checked.ok) return { ...checked, holds: whole.text.startsWith('> emptychair ') };
  const { session } = checked;
  const words = await find(session.game.id)?.words[ui.lang]();
  if (!words) return { ok: false, why: keeping.badLinkHelp };
  const spoken = named(words, session.options, settings().components);
  return { ok: true, session, title: spoken.title, where: whereIn(session, spoken) };
}
