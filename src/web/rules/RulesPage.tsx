/** The rules of a game on one page: what it needs, its board, and the texts that "Why?" shows, in their chapters. */
import { find } from '../../games/catalogue.ts';
import { defaults } from '../../kernel/options.ts';
import type { Lang } from '../../kernel/words.ts';
import { named, wordsFor } from '../../words/program.ts';
import { Icon } from '../controls/Icon.tsx';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useTitle } from '../page/title.ts';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { LangSwitch } from '../settings/LangSwitch.tsx';
import { useSettings } from '../settings/settings.ts';
import { useUi } from '../words/ui.ts';
import { sayPlayers, sayTime } from '../words/words.ts';
import './rules.css';

export function RulesPage({ game: id }: { game: string }) {
  const { say, lang } = useUi();
  const { components } = useSettings();
  const entry = find(id);
  const read = useLoaded(() => readRules(id, lang, components), `${id} ${lang} ${components ?? ''}`);
  useTitle(read && `${say.rules}: ${read.title}`);
  if (!entry) return <NotFound />;
  if (!read) return <Busy />;
  const { meta } = entry;
  return (
    <div class="page rules-page" data-game={id}>
      <PageHead back={say.close} title={`${say.rules}: ${read.title}`}>
        <LangSwitch />
      </PageHead>
      <main>
        <p class="lead">{read.pitch}</p>
        {read.goal && <p class="lead">{read.goal}</p>}
        <p class="quiet">
          {[
            meta.box ? say.box(meta.box[lang]) : say.noBox,
            sayPlayers(say, ...meta.players),
            sayTime(say, lang, ...meta.minutes),
          ].join(' · ')}
        </p>
        <p class="row">
          {read.guided && (
            <a class="button primary" href={to.try(id)}>
              {say.guidedRound}
            </a>
          )}
          <a class="button" href={to.setUp(id)}>
            {say.newGame}
          </a>
          <a class="button" href={to.print(id)}>
            <Icon name="print" /> {say.keeping.print}
          </a>
        </p>
        {read.board.length > 0 && (
          <section aria-labelledby="rules-board">
            <h2 id="rules-board">{say.board}</h2>
            <dl class="rules-board">
              {read.board.map(({ name, about }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {read.chapters.map(({ title, rules }, i) => (
          <section key={title} aria-labelledby={`rules-${i}`}>
            <h2 id={`rules-${i}`}>{title || say.rules}</h2>
            <ul>
              {rules.map((rule) => (
                <li key={rule} class="rule">
                  {rule}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </div>
  );
}

/** As they are with the recommended settings. */
async function readRules(id: string, lang: Lang, components: Lang | undefined) {
  const entry = find(id);
  if (!entry) return undefined;
  const [game, spoken, sheets] = await Promise.all([
    entry.game(),
    wordsFor(entry.words, lang, components),
    entry.sheets?.(),
  ]);
  const options = defaults(game.options);
  const words = named(spoken, options, components);
  const [seat = ''] = game.seats(options);
  const scene = game.scene(game.view(game.setup(options), seat));
  const board = scene
    .map((place) => ({ name: words.place(place.id), about: (words.about?.(place.id) ?? []).join(' · ') }))
    .filter(({ about }) => about !== '');
  const chapters: { readonly title: string; readonly rules: string[] }[] = [];
  for (const [rule, text] of Object.entries(words.rules)) {
    const title = sheets?.chapters?.[rule]?.[lang];
    if (title !== undefined || chapters.length === 0) chapters.push({ title: title ?? '', rules: [] });
    chapters.at(-1)?.rules.push(text);
  }
  const { title, pitch, goal, guide } = words;
  return { title, pitch, goal, board, chapters, guided: guide !== undefined };
}
