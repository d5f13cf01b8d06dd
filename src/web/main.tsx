/** The page begins here. */
import { render } from 'preact';
import { App } from './app.tsx';
import './style/fonts.css';
import './style/base.css';
import './style/controls.css';
import './style/shelf.css';
import './style/scene.css';
import './style/games.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
