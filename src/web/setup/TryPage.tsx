/** A first game, begun at once: the recommended settings, bots in every chair but one, and the guide. */
import { useState } from 'preact/hooks';
import { find } from '../../games/catalogue.ts';
import { defaultPreset, resolve } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import { Busy } from '../page/Busy.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { go, to } from '../route.ts';
import { createGame } from '../saved/kept.ts';
import { openStore } from '../store/open.ts';
import { newSeed } from '../store/store.ts';
import { useUi } from '../words/ui.ts';

export function TryPage({ game }: { game: string }) {
  const { say } = useUi();
  const [problem, setProblem] = useState('');
  useLoaded(
    () =>
      begin(game).then(
        (id) => id && go(to.game(id), true),
        () => setProblem(say.keeping.newNotSaved),
      ),
    game,
  );
  if (!find(game)) return <NotFound />;
  return problem ? <NotFound why={problem} /> : <Busy />;
}

async function begin(id: string): Promise<string | undefined> {
  const entry = find(id);
  if (!entry) return undefined;
  const [game, roster] = await Promise.all([entry.game(), entry.bots?.()]);
  const options = resolve(game.options, game.presets[defaultPreset(game) ?? '']);
  const started = options.ok ? Session.start(game, options.options, newSeed()) : undefined;
  if (!options.ok || !started?.ok) throw new Error(`${id} does not start with its own settings`);
  const session = started.value;
  if (roster && game.seated(options.options))
    for (const seat of game.seats(options.options).slice(1)) session.seat(seat, roster.usual);
  return (await createGame(await openStore(), session, Date.now(), { guided: true })).id;
}
