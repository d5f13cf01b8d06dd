/** The title of the window: what the page is about, and the app's name. */
import { useEffect } from 'preact/hooks';
import { useUi } from '../words/ui.ts';

/** '' for the app alone; undefined while it isn't known yet. */
export function useTitle(about: string | undefined): void {
  const { name } = useUi().say;
  useEffect(() => {
    if (about !== undefined) document.title = about ? `${about} · ${name}` : name;
  }, [about, name]);
}
