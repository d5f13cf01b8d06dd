/**
 * What a tap costs the browser alone: a page that was photographed at each tap of a game goes from one picture to the
 * next by the changes that tell them apart, and nothing else. No rules, no words, nothing that draws. An element that
 * only moved is replaced, so where many move (Tax Farmer) it is more than a program needs that knows them.
 */
import type { Page } from '@playwright/test';

export interface Screen {
  /** The table as it was when the tap came. */
  readonly html: string;
  readonly scroll: number;
  readonly x: number;
  readonly y: number;
}

type Change =
  | { readonly path: readonly number[]; readonly text: string }
  | { readonly path: readonly number[]; readonly name: string; readonly value: string | null }
  | { readonly path: readonly number[]; readonly from: number; readonly gone: number; readonly come: Node[] };

interface Pictures {
  readonly table: Element;
  readonly changes: readonly (readonly Change[])[];
}

declare global {
  interface Window {
    pictures: Pictures;
  }
}

/** Puts the first picture in the app's place and works out the changes. */
export async function prepare(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.evaluate(
    (all) => {
      const pictures = all.map((html) => {
        const frame = document.createElement('template');
        frame.innerHTML = html;
        return frame.content.firstElementChild as Element;
      });
      // Methods, since tsx would name functions with a helper that the page has not got.
      const told = {
        alike(a: Node | undefined, b: Node | undefined): boolean {
          if (!a || !b || a.nodeName !== b.nodeName) return false;
          return !(a instanceof Element && b instanceof Element) || a.className === b.className;
        },
        apart(a: Node, b: Node, path: readonly number[], changes: Change[]): void {
          if (a instanceof Text && b instanceof Text) {
            if (a.data !== b.data) changes.push({ path, text: b.data });
            return;
          }
          if (!(a instanceof Element && b instanceof Element)) return;
          for (const name of new Set([...a.getAttributeNames(), ...b.getAttributeNames()]))
            if (a.getAttribute(name) !== b.getAttribute(name))
              changes.push({ path, name, value: b.getAttribute(name) });
          const [old, now] = [[...a.childNodes], [...b.childNodes]];
          let first = 0;
          while (first < Math.min(old.length, now.length) && this.alike(old[first], now[first])) first++;
          let last = 0;
          while (
            last < Math.min(old.length, now.length) - first &&
            this.alike(old.at(-1 - last), now.at(-1 - last))
          )
            last++;
          for (const [i, child] of old.entries()) {
            const twin =
              i < first ? now[i] : i >= old.length - last ? now[i - old.length + now.length] : undefined;
            if (twin) this.apart(child, twin, [...path, i], changes);
          }
          const gone = old.length - last - first;
          const come = now.slice(first, now.length - last);
          if (gone > 0 || come.length > 0) changes.push({ path, from: first, gone, come });
        },
      };
      const table = document.importNode(pictures[0] as Element, true);
      const changes = pictures.slice(1).map((picture, i) => {
        const found: Change[] = [];
        told.apart(pictures[i] as Element, picture, [], found);
        return found;
      });
      document.body.replaceChildren(table);
      window.pictures = { table, changes };
    },
    screens.map(({ html }) => html),
  );
}

/** The next tap turns the nth picture into the one after it. */
export async function act(page: Page, nth: number, scroll: number): Promise<void> {
  await page.evaluate(
    ([n, top]) => {
      scrollTo(0, top as number);
      const { table, changes } = window.pictures;
      // Places are looked up beforehand, as by a program that holds on to what it will change.
      const found = (changes[n as number] ?? []).map((change) => ({
        change,
        node: change.path.reduce<Node>((at, i) => at.childNodes[i] as Node, table),
        come: 'come' in change ? change.come.map((node) => document.importNode(node, true)) : [],
      }));
      addEventListener(
        'click',
        (event) => {
          // Links in the picture lead nowhere.
          event.preventDefault();
          for (const { change, node, come } of found)
            if ('text' in change) (node as Text).data = change.text;
            else if ('come' in change) {
              for (let i = 0; i < change.gone; i++) node.childNodes[change.from]?.remove();
              const next = node.childNodes[change.from] ?? null;
              for (const one of come) node.insertBefore(one, next);
            } else if (change.value === null) (node as Element).removeAttribute(change.name);
            // A page may not set the attribute: its policy forbids it.
            else if (change.name === 'style') (node as HTMLElement).style.cssText = change.value;
            else (node as Element).setAttribute(change.name, change.value);
        },
        { once: true },
      );
    },
    [nth, scroll],
  );
}
