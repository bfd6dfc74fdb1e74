/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

export interface PageState {
  replaced: string[];
  lostKeys: string[];
  overwrittenKeys: string[];
  styles: Record<string, string>;
  covered: string[];
  inert: string[];
  overflow: string;
  besideBody: string[];
  isClickTaken: boolean;
  observers: number;
}

/** Install before any script of the page. */
export const installDamageProbe = (): void => {
  const owners: Record<string, object> = {
    window,
    history,
    Storage: Storage.prototype,
    XMLHttpRequest: XMLHttpRequest.prototype,
    JSON,
    Promise,
    Array: Array.prototype,
    Object,
  };
  const names: Record<string, string[]> = {
    window: [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'localStorage',
      'sessionStorage',
      'open',
      'alert',
      'confirm',
    ],
    history: ['pushState', 'replaceState', 'back', 'go'],
    Storage: ['getItem', 'setItem', 'removeItem', 'clear', 'key'],
    XMLHttpRequest: ['open', 'send', 'setRequestHeader'],
    JSON: ['parse', 'stringify'],
    Promise: ['all', 'race', 'resolve', 'reject'],
    Array: ['map', 'filter', 'push', 'forEach', 'includes', 'find'],
    Object: ['assign', 'keys', 'entries', 'freeze', 'defineProperty'],
  };
  const read = (): Map<string, unknown> => {
    const values = new Map<string, unknown>();
    for (const [owner, members] of Object.entries(names))
      for (const member of members)
        values.set(
          owner === 'window' ? member : `${owner}.${member}`,
          Reflect.get(owners[owner] ?? {}, member),
        );
    return values;
  };
  const first = read();
  const active = new Set<WeakRef<MutationObserver>>();
  const references = new WeakMap<MutationObserver, WeakRef<MutationObserver>>();
  const { observe, disconnect } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    const reference = references.get(this) ?? new WeakRef(this);
    references.set(this, reference);
    active.add(reference);
    observe.call(this, target, options);
  };
  MutationObserver.prototype.disconnect = function () {
    const reference = references.get(this);
    if (reference) active.delete(reference);
    disconnect.call(this);
  };
  Object.assign(window, {
    gateReplaced: () =>
      [...read()].filter(([name, value]) => value !== first.get(name)).map(([name]) => name),
    // Collected observers observe nothing.
    gateObservers: () => [...active].filter((reference) => reference.deref()).length,
  });
};

export const plantValues = (): string[] => {
  for (const storage of [localStorage, sessionStorage]) storage.setItem('gate.of-another', 'kept');
  return [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ];
};

export const readStyles = (): PageState['styles'] => {
  const properties = [
    'display',
    'visibility',
    'opacity',
    'position',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'color',
    'background-color',
    'box-sizing',
    'padding',
    'border-width',
    'pointer-events',
    'transform',
    'text-transform',
    'filter',
    'zoom',
  ];
  const styleOf = (element: Element): string => {
    const style = getComputedStyle(element);
    return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  const styles: Record<string, string> = {};
  for (const part of [
    'html',
    'body',
    'header',
    'header nav',
    'header a',
    'header button',
    'main',
    'footer',
    'footer a',
  ]) {
    const found = document.querySelector(part);
    if (found) styles[part] = styleOf(found);
  }
  const sample = document.createElement('section');
  const tags = [
    'h1',
    'h2',
    'p',
    'a',
    'button',
    'input',
    'select',
    'textarea',
    'label',
    'ul',
    'li',
    'table',
    'td',
    'img',
    'dialog',
  ];
  sample.append(...tags.map((tag) => document.createElement(tag)));
  document.querySelector('main')?.append(sample);
  for (const child of [sample, ...sample.children])
    styles[`a neighbour's ${child.localName}`] = styleOf(child);
  sample.remove();
  return styles;
};

/** `isPressed`: the gate opened a dialog, which covers the frame. */
export const readPageState = ({
  keys,
  isPressed,
}: {
  keys: string[];
  isPressed: boolean;
}): Omit<PageState, 'styles'> => {
  const probe = window as unknown as { gateReplaced: () => string[]; gateObservers: () => number };
  const present = new Set([
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ]);
  const overwritten = Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) => {
    const value = storage.getItem('gate.of-another');
    return value === null || value === 'kept' ? [] : [`${name} gate.of-another`];
  });
  const isDialogOpen =
    isPressed && document.querySelector('dialog[open], [role="dialog"], [aria-modal="true"]') !== null;
  const frame = ['header', 'footer'].flatMap((part) => {
    const found = document.querySelector(`body ${part}`);
    return found?.getClientRects().length ? [found] : [];
  });
  const nameOf = (element: Element): string =>
    `${element.localName} ${(element.textContent ?? '').trim().slice(0, 30)}`.trim();
  const covered: string[] = [];
  for (const element of frame.flatMap((part) => [...part.querySelectorAll('a, button')])) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || height === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && !frame.some((part) => part.contains(hit)) && !hit.contains(element))
      covered.push(nameOf(element));
  }
  const inert = [...frame, document.querySelector('main')].flatMap((part) => {
    const holder = part?.closest('[inert], [aria-hidden="true"]');
    return holder ? [holder.localName] : [];
  });
  let isClickTaken = true;
  const target = document.createElement('span');
  (document.querySelector('body header') ?? document.body).append(target);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  target.addEventListener('click', () => (isClickTaken = false));
  target.dispatchEvent(click);
  target.remove();
  const [root, body] = [getComputedStyle(document.documentElement), getComputedStyle(document.body)];
  return {
    replaced: probe.gateReplaced(),
    lostKeys: keys.filter((key) => !present.has(key)),
    overwrittenKeys: overwritten,
    covered: isDialogOpen ? [] : covered,
    inert: isDialogOpen ? [] : inert,
    overflow: isDialogOpen ? '' : `${root.overflowY} ${body.overflowY}`,
    besideBody: [...document.documentElement.children]
      .map(({ localName }) => localName)
      .filter((name) => name !== 'head' && name !== 'body'),
    isClickTaken: isClickTaken || click.defaultPrevented,
    observers: probe.gateObservers(),
  };
};
