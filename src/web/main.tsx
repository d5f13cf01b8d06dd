/** The page begins here. Styles for all pages come first, so that those of parts and games can build on them. */
import './style/fonts.css';
import './style/base.css';
import './controls/controls.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { guardTaps } from './controls/taps.ts';
import { startUpdates } from './offline/updates.ts';

// The colours of every game, from its own folder: boxes and pages wear them before anything of a game is loaded.
import.meta.glob('../games/*/picture/look.css', { eager: true });

guardTaps(window);
const root = document.getElementById('app');
if (root) render(<App />, root);
startUpdates();
