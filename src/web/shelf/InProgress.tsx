/** One game: a small picture of the table, its turn, and what to do next or how it ended. */
import { useEffect } from 'preact/hooks';

import { Icon } from '../controls/Icon.tsx';
import { useLoaded } from '../redraw/loaded.ts';
import { to } from '../route.ts';
import { useSettings } from '../settings/settings.ts';
import type { GameRecord, Store } from '../store/store.ts';
import { useUi } from '../words/ui.ts';
import { when } from '../words/when.ts';
import { MiniScene } from './MiniScene.tsx';
import { gameTitle } from './title.ts';
import { isOver } from './use-shelf.ts';
import './InProgress.css';

interface Props {
  readonly record: GameRecord;
  readonly store: Store;
  readonly more: () => void;
  /** Called if the record is wrong about whether the game is over. */
  readonly tellOver: (over: boolean) => void;
}

export function InProgress({ record, store, more, tellOver }: Props) {
  const ui = useUi();
  const { say, lang } = ui;
  const { components } = useSettings();
  const preview = useLoaded(
    () =>
      import('./preview.ts')
        .then(({ preview: load }) => load(store, record.id, ui))
        // If a part of the app can't be loaded, only this game has no preview.
        .catch(() => ({ title: '', where: say.crashed, scene: undefined, over: isOver(record) })),
    `${record.id} ${record.count} ${lang} ${components ?? ''}`,
  );
  const title = record.name || preview?.title || gameTitle(record, ui);
  useEffect(() => {
    if (preview && preview.over !== isOver(record)) tellOver(preview.over);
  }, [preview]);
  return (
    <li class="game-row" data-game={record.game}>
      <a class="game-link" href={to.game(record.id)}>
        <span class="game-picture">{preview?.scene && <MiniScene scene={preview.scene} />}</span>
        <span class="game-text">
          <strong class="game-title">
            {title}
            {record.demo && <span class="tag">{say.demo}</span>}
            {record.shared && <span class="tag">{say.keeping.sharedTable}</span>}
          </strong>
          <span class="game-where">{preview ? preview.where : say.loading}</span>
          <small class="quiet">{record.demo ? say.demoHelp : say.played(when(record.updated, lang))}</small>
        </span>
      </a>
      <button type="button" class="plain" aria-label={say.keeping.moreOf(title)} onClick={more}>
        <Icon name="more" />
      </button>
    </li>
  );
}
