/** A solo system: its text to read, save and send, and the ways to play it. */
import { useEffect, useState } from 'preact/hooks';
import type { Entry } from '../../games/catalogue.ts';
import { Icon } from '../controls/Icon.tsx';
import { download } from '../files/download.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { Problem } from '../page/Problem.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { LinkSheet } from '../share/LinkSheet.tsx';
import { announce } from '../store/news.ts';
import { openStore } from '../store/open.ts';
import { useUi } from '../words/ui.ts';
import { sayPlayers, sayTime } from '../words/words.ts';
import { bring } from './bring.ts';
import { Earlier } from './Earlier.tsx';
import { examples } from './examples.ts';
import { fileNameOf } from './file-name.ts';
import { Hints } from './Hints.tsx';
import './systems.css';
import '../shelf/Box.css';

export function SystemPage({ game }: { game: string }) {
  const found = useLoaded(async () => ({ entry: await bring(game) }), game);
  if (!found) return <Busy />;
  return found.entry?.source.kind === 'text' ? <System entry={found.entry} /> : <NotFound />;
}

/** `sent`: it came by a link, and isn't on the shelf yet. */
export function System({ entry, sent = false }: { entry: Entry; sent?: boolean }) {
  const { say, lang } = useUi();
  const { systems, keeping } = say;
  const { meta, source } = entry;
  const { id } = meta;
  const text = source.kind === 'text' ? source.text : '';
  const title = meta.title[lang];
  const isExample = examples.some((example) => example.id === id);
  const [kept, setKept] = useState<boolean | undefined>();
  const [removed, setRemoved] = useState(false);
  const [problem, setProblem] = useState('');
  const [sharing, setSharing] = useState(false);
  useTitle(title);
  useEffect(() => {
    void openStore()
      .then((store) => store.systems())
      .then((all) => setKept(all.some((system) => system.id === id)));
  }, [id]);
  const keep = async (yes: boolean) => {
    try {
      const store = await openStore();
      await (yes ? store.keepSystem({ id, text, meta, added: Date.now() }) : store.deleteSystem(id));
      announce(id, 0);
      setKept(yes);
      setRemoved(!yes);
      setProblem('');
    } catch {
      setProblem(systems.notSaved);
    }
  };
  const save = () => download(fileNameOf(text), text);
  const playable = isExample || kept === true;
  return (
    <div class="page system-page" data-game={id}>
      <PageHead href={to.shelf} back={say.toShelf} title={title}>
        <LangSwitch />
      </PageHead>
      <main aria-busy={kept === undefined}>
        {sent && kept === false && !isExample && (
          <p class="notice">
            {systems.sent} {systems.sentHelp}
          </p>
        )}
        <p class="lead">{meta.pitch[lang]}</p>
        <p class="box-facts">
          <span>{sayPlayers(say, ...meta.players)}</span>
          <span>{sayTime(say, lang, ...meta.minutes)}</span>
          <span>{meta.langs.map((l) => l.toUpperCase()).join(' ')}</span>
        </p>
        <p class="row">
          {playable && (
            <a class="button primary" href={to.setUp(id)}>
              {say.newGame}
            </a>
          )}
          {!isExample && kept === false && (
            <button type="button" class="primary" onClick={() => void keep(true)}>
              {removed ? say.restore : keeping.putOnShelf}
            </button>
          )}
          <button type="button" onClick={save}>
            <Icon name="save" /> {systems.save}
          </button>
          <button type="button" onClick={() => setSharing(true)}>
            <Icon name="share" /> {systems.share}
          </button>
          {kept && (
            <button type="button" onClick={() => void keep(false)}>
              <Icon name="remove" /> {keeping.takeOff}
            </button>
          )}
        </p>
        <div role="status">{removed && <p class="notice">{systems.removed(title)}</p>}</div>
        <Problem>{problem}</Problem>
        <Hints text={text} />
        <Earlier entry={entry} />
        <pre class="system-text" lang={/^language: *([a-z]+)/m.exec(text)?.[1]}>
          {text}
        </pre>
      </main>
      {sharing && (
        <LinkSheet
          words={systems}
          id={id}
          text={async () => text}
          save={save}
          close={() => setSharing(false)}
        />
      )}
    </div>
  );
}
