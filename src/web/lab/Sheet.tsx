/** A piece of the lab's own page. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { STYLE } from '../../lab/style.ts';

/**
 * It stands here with the lab's own style, which must not meet the app's: both have cards and tracks. The colours come
 * from outside (lab.css). Safe: whoever makes the page (report.ts, comparison.ts) escapes every text.
 */
export function Sheet({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    // Made by script: the content policy allows no style inside a page.
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    root.innerHTML = html;
  }, [html]);
  return <div ref={host} class="lab-sheet" />;
}
