/**
 * What a tap costs the browser alone: repeats every change that the app made to its page at a tap on a copy of that
 * page, without rules, words, rendering or diffing. Nodes that were added and removed within a tap are left out, so no
 * program that shows the same can cost the browser less.
 */
import type { Page } from '@playwright/test';

export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly scroll: number;
}

/** Nodes are numbered in the order in which they were added; an added node also numbers its descendants. */
type Change =
  | { readonly node: number; readonly text: string }
  | { readonly node: number; readonly name: string; readonly value: string | null }
  | { readonly gone: number }
  | { readonly into: number; readonly before: number | undefined; readonly come: Node | number };

interface Pictures {
  /** The table before the first tap. */
  readonly first: Element;
  readonly taps: Change[][];
  /** The nodes of the copy, by number. */
  nodes: Node[];
  numberAll(node: Node): void;
  hold(node: Node): void;
  endTap(): void;
}

declare global {
  interface Window {
    pictures: Pictures;
  }
}

/** Starts recording the app's changes. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const table = document.querySelector('.table-page') as Element;
    const numbers = new Map<Node, number>();
    const seen: MutationRecord[] = [];
    // Methods, because tsx names functions with a helper that the page doesn't have.
    window.pictures = {
      first: table.cloneNode(true) as Element,
      taps: [],
      nodes: [],
      numberAll(node) {
        numbers.set(node, numbers.size);
        for (const child of node.childNodes) this.numberAll(child);
      },
      hold(node) {
        this.nodes.push(node);
        for (const child of node.childNodes) this.hold(child);
      },
      endTap() {
        const born = numbers.size;
        const changes = new Map<string, Change>();
        for (const { type, target, attributeName, removedNodes, addedNodes, nextSibling } of seen.splice(0)) {
          const at = numbers.get(target);
          // Nodes added by this tap were copied in their final form.
          if (at === undefined || at >= born) continue;
          if (type === 'characterData') changes.set(`${at}`, { node: at, text: (target as Text).data });
          else if (type === 'attributes') {
            const name = attributeName as string;
            changes.set(`${at} ${name}`, { node: at, name, value: (target as Element).getAttribute(name) });
          }
          for (const node of removedNodes) {
            const gone = numbers.get(node);
            if (gone !== undefined) changes.set(`${changes.size} gone`, { gone });
          }
          const before = nextSibling ? numbers.get(nextSibling) : undefined;
          for (const node of addedNodes) {
            const moved = numbers.get(node);
            changes.set(`${changes.size} come`, { into: at, before, come: moved ?? node.cloneNode(true) });
            if (moved === undefined) this.numberAll(node);
          }
        }
        this.taps.push([...changes.values()]);
      },
    };
    window.pictures.numberAll(table);
    new MutationObserver((some) => void seen.push(...some)).observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
}

/** The tap is over: all changes since the previous tap belong to it. */
export async function endTap(page: Page): Promise<void> {
  await page.evaluate(() => window.pictures.endTap());
}

/** Replaces the app with a copy of the initial table. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { pictures } = window;
    const table = document.importNode(pictures.first, true);
    pictures.nodes = [];
    pictures.hold(table);
    document.body.replaceChildren(table);
  });
}

/** The next tap repeats the changes of tap n. */
export async function act(page: Page, nth: number, scroll: number): Promise<void> {
  await page.evaluate(
    ([n, top]) => {
      scrollTo(0, top as number);
      const { pictures } = window;
      const { nodes } = pictures;
      // Look up nodes in advance, like a program that holds references to what it will change.
      const found = (pictures.taps[n as number] ?? []).map((change) => {
        if ('gone' in change) return { change, node: nodes[change.gone] };
        if (!('come' in change)) return { change, node: nodes[change.node] };
        const { come, before } = change;
        const one = typeof come === 'number' ? nodes[come] : document.importNode(come, true);
        if (typeof come !== 'number') pictures.hold(one as Node);
        return { change, node: nodes[change.into], one, next: nodes[before ?? -1] ?? null };
      });
      addEventListener(
        'click',
        (event) => {
          // Links in the copy must not navigate.
          event.preventDefault();
          for (const { change, node, one, next } of found)
            if ('text' in change) (node as Text).data = change.text;
            else if ('gone' in change) (node as ChildNode).remove();
            else if ('come' in change) (node as Node).insertBefore(one as Node, next ?? null);
            else if (change.value === null) (node as Element).removeAttribute(change.name);
            // The content security policy forbids setting the attribute.
            else if (change.name === 'style') (node as HTMLElement).style.cssText = change.value;
            else (node as Element).setAttribute(change.name, change.value);
        },
        { once: true },
      );
    },
    [nth, scroll],
  );
}
