/** Reports an error of a page in words; the game itself is saved up to its last entry. */
import { Component, type ComponentChildren } from 'preact';
import type { Ui } from '../words/ui.ts';
import './message.css';

interface Props {
  readonly ui: Ui;
  readonly children: ComponentChildren;
}

export class Boundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined };

  static override getDerivedStateFromError(error: Error) {
    return { error };
  }

  /** Another page may work, so going back clears the error. */
  private readonly elsewhere = () => this.setState({ error: undefined });

  override componentDidMount() {
    addEventListener('hashchange', this.elsewhere);
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.elsewhere);
  }

  override render({ ui, children }: Props, { error }: { error: Error | undefined }) {
    if (!error) return children;
    const { say } = ui;
    return (
      <main class="page message">
        <h1>{say.crashed}</h1>
        <p>{say.crashedHelp}</p>
        <p class="quiet">
          <code>{error.message}</code>
        </p>
        <p class="row">
          <button type="button" class="primary" onClick={() => location.reload()}>
            {say.reload}
          </button>
          <button
            type="button"
            onClick={() => {
              location.hash = '#/';
              location.reload();
            }}
          >
            {say.toShelf}
          </button>
        </p>
      </main>
    );
  }
}
