/** A piece of the lab's own page. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { STYLE } from '../../lab/report/style.ts';

/**
 * Shown with the lab's own style, kept apart from the app's because both have cards and tracks. The colours come from
 * outside (lab.css). Safe: report.ts and comparison.ts, which make the page, escape every text.
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
