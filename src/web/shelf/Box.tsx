/** A game's box: the drawn cover, and what is inside. */
import type { Meta } from '../../kernel/meta.ts';
import { bound } from '../../kernel/typeset.ts';
import { to } from '../route.ts';
import { useUi } from '../words/ui.ts';
import { sayPlayers, sayTime } from '../words/words.ts';
import { Cover } from './Cover.tsx';
import './Box.css';

export function Box({ meta }: { meta: Meta }) {
  const { say, lang } = useUi();
  return (
    <li class="box" data-game={meta.id}>
      <a class="box-link" href={to.setUp(meta.id)}>
        <Cover game={meta.id} />
        <span class="box-text">
          <strong class="box-title">{meta.title[lang]}</strong>
          <span class="box-pitch">{bound(meta.pitch[lang], lang)}</span>
          <span class="box-needs">{meta.box ? say.box(bound(meta.box[lang], lang)) : say.noBox}</span>
          <span class="box-facts">
            <span>{sayPlayers(say, ...meta.players)}</span>
            <span>{sayTime(say, lang, ...meta.minutes)}</span>
            <span>{meta.langs.map((l) => l.toUpperCase()).join(' ')}</span>
            {meta.status === 'draft' && <span>{say.draft}</span>}
          </span>
          <span class="button primary" aria-hidden="true">
            {say.newGame}
          </span>
        </span>
      </a>
      {meta.players[1] > 1 && (
        <a class="button box-together" href={to.setUpTogether(meta.id)}>
          {say.keeping.together}
          <span class="hidden">: {meta.title[lang]}</span>
        </a>
      )}
    </li>
  );
}
