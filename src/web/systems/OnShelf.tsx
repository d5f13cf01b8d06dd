/** Solo systems on the shelf: those that the player has added, and the shipped examples. */
import type { Meta } from '../../kernel/meta.ts';
import type { Lang } from '../../kernel/words.ts';
import { Icon } from '../controls/Icon.tsx';
import { to } from '../route.ts';
import type { System } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import { when } from '../words/when.ts';
import { sayPlayers, sayTime } from '../words/words.ts';
import { examples } from './examples.ts';
import { Problems } from './Problems.tsx';
import type { SaidProblem } from './read.ts';
import './systems.css';
import '../shelf/Box.css';

/** A file that wasn't added. */
export interface Refused {
  readonly why: string;
  readonly problems: readonly SaidProblem[];
}

interface Props {
  readonly systems: readonly System[];
  readonly refused: Refused | undefined;
  readonly open: () => void;
}

export function OnShelf({ systems, refused, open }: Props) {
  const { say, lang } = useUi();
  const newest = systems.toSorted((a, b) => b.added - a.added);
  return (
    <>
      <section aria-labelledby="your-systems">
        <h2 id="your-systems">{say.systems.yours}</h2>
        <p class="quiet">{say.systems.yoursHelp}</p>
        {newest.length > 0 && (
          <ul class="systems">
            {newest.map(({ id, meta, added }) => (
              <Card key={id} meta={meta} added={say.systems.added(when(added, lang))} />
            ))}
          </ul>
        )}
        <p class="import">
          <button type="button" onClick={open}>
            <Icon name="open" /> {say.systems.open}
          </button>
        </p>
        {refused && <Problems {...refused} />}
      </section>
      <section aria-labelledby="examples">
        <h2 id="examples">{say.systems.examples}</h2>
        <p class="quiet">{say.systems.examplesHelp}</p>
        <ul class="systems">
          {spokenFirst(examples, lang).map((meta) => (
            <Card key={meta.id} meta={meta} />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Systems in the reader's language come first. */
function spokenFirst(metas: readonly Meta[], lang: Lang): readonly Meta[] {
  const spoken = ({ langs }: Meta) => Number(langs.includes(lang));
  return metas.toSorted((a, b) => spoken(b) - spoken(a));
}

function Card({ meta, added }: { meta: Meta; added?: string }) {
  const { say, lang } = useUi();
  const title = meta.title[lang];
  return (
    <li class="system" data-game={meta.id}>
      <h3 class="box-title">{title}</h3>
      <p class="box-pitch">{meta.pitch[lang]}</p>
      <p class="box-facts">
        <span>{sayPlayers(say, ...meta.players)}</span>
        <span>{sayTime(say, lang, ...meta.minutes)}</span>
        <span>{meta.langs.map((l) => l.toUpperCase()).join(' ')}</span>
        {added && <span>{added}</span>}
      </p>
      <p class="row">
        <a class="button primary" href={to.setUp(meta.id)} aria-label={`${say.newGame}: ${title}`}>
          {say.newGame}
        </a>
        <a class="button" href={to.system(meta.id)} aria-label={`${say.systems.text}: ${title}`}>
          {say.systems.text}
        </a>
      </p>
    </li>
  );
}
