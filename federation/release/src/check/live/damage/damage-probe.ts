/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

export interface PageState {
  lostKeys: string[];
  overwrittenKeys: string[];
  styles: Record<string, string>;
  covered: string[];
  inert: string[];
  overflow: string;
  besideBody: string[];
  isClickTaken: boolean;
}

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
    lostKeys: keys.filter((key) => !present.has(key)),
    overwrittenKeys: overwritten,
    covered: isDialogOpen ? [] : covered,
    inert: isDialogOpen ? [] : inert,
    overflow: isDialogOpen ? '' : `${root.overflowY} ${body.overflowY}`,
    besideBody: [...document.documentElement.children]
      .map(({ localName }) => localName)
      .filter((name) => name !== 'head' && name !== 'body'),
    isClickTaken: isClickTaken || click.defaultPrevented,
  };
};
