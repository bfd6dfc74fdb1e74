/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Frame, head and layers of the document by place, without what pages of the shell change themselves. */
export const readFrame = (): Record<string, string> => {
  const state: Record<string, string> = {};
  const count = (key: string): void => {
    state[key] = String(Number(state[key] ?? 0) + 1);
  };
  const textOf = (element: Element): string =>
    (element.textContent ?? '')
      .replace(/[\d\s]+/g, ' ')
      .trim()
      .slice(0, 30);
  // Texts that libraries make anew, and marks of the open page and menu.
  const isOfMoment = ({ name, value }: Attr): boolean =>
    /^aria-(?:current|expanded|controls|describedby|labelledby|activedescendant|busy)$|^data-(?:state|popper)/.test(
      name,
    ) || /:r\w*:|«\w+»|_r_\w+_|\brc-|\bcss-|active|open|focus|hover/.test(value);
  const describe = (element: Element): string => {
    const attributes = [...element.attributes]
      .filter((attribute) => !isOfMoment(attribute) && !/\d/.test(attribute.name + attribute.value))
      .map(({ name, value }) => `${name}="${value.slice(0, 60)}"`);
    return [element.localName, ...attributes.sort()].join(' ');
  };
  for (const part of ['header', 'footer'])
    for (const element of document.querySelector(`body ${part}`)?.querySelectorAll('*') ?? [])
      count(`frame ${part} <${describe(element)}> '${textOf(element)}'`);
  for (const element of [document.documentElement, document.body])
    for (const { name, value } of element.attributes) state[`root <${element.localName} ${name}>`] = value;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta'))
    count(
      `head <meta ${meta.name || meta.httpEquiv || (meta.getAttribute('property') ?? '')}> ${meta.content}`,
    );
  for (const link of document.querySelectorAll<HTMLLinkElement>('link'))
    if (!/stylesheet|preload|prefetch|preconnect/.test(link.rel))
      count(`head <link ${link.rel}> ${link.href}`);
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type]'))
    if (!['module', 'text/javascript'].includes(script.type) && !script.id)
      count(`head <script ${script.type}>`);
  const root = document.querySelector('header')?.closest('body > *');
  for (const element of document.body.children) {
    if (element === root || element.matches('script, style, link')) continue;
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    if (width * height > 0 && visibility === 'visible' && opacity !== '0')
      count(`layer <${element.localName}> '${textOf(element)}'`);
  }
  const raised = ':popover-open, :modal, :fullscreen, :picture-in-picture';
  for (const element of document.querySelectorAll(raised))
    count(`layer <${element.localName}> on top of all`);
  for (const { id } of document.querySelectorAll('[id]'))
    if (document.querySelectorAll(`#${CSS.escape(id)}`).length > 1)
      state[`frame id ${id} of several elements`] = '1';
  for (const frame of document.querySelectorAll('iframe, object, embed, frame'))
    count(`layer <${frame.localName}> of another document`);
  const settings = {
    address: location.pathname + location.search + location.hash,
    'window.name': window.name,
    'history.scrollRestoration': history.scrollRestoration,
    designMode: document.designMode,
    'pointer lock': String(document.pointerLockElement !== null),
    'media session': String(navigator.mediaSession?.metadata?.title ?? ''),
    speech: String(window.speechSynthesis?.speaking || window.speechSynthesis?.pending),
    compatMode: document.compatMode,
  };
  for (const [name, value] of Object.entries(settings)) state[`setting ${name}`] = value;
  return state;
};

/** Sheets of files that others brought, which nobody may switch off or change. */
export const readOthersSheets = (): Record<string, string> => {
  const state: Record<string, string> = {};
  for (const sheet of document.styleSheets) {
    const { ownerNode, href } = sheet;
    if (!href || !(ownerNode instanceof HTMLLinkElement) || ownerNode.closest('[data-remote]')) continue;
    let rules = 'unread';
    try {
      rules = String(sheet.cssRules.length);
    } catch {
      // Another origin's sheet cannot be read.
    }
    state[`file ${new URL(href).pathname.replace(/^.*\//, '')}`] =
      `${sheet.disabled ? 'off' : 'on'}, ${rules} rules`;
  }
  return state;
};

/** Keys and clicks that must reach the frame and the next page after a page was left. */
export const readControls = (): Record<string, string> => {
  const state: Record<string, string> = {};
  const holder = document.querySelector('body header') ?? document.body;
  const field = document.createElement('input');
  const link = document.createElement('a');
  const button = document.createElement('button');
  link.href = '#';
  button.type = 'button';
  holder.append(field, link, button);
  const send = (name: string, target: HTMLElement, event: Event): void => {
    let isTaken = true;
    target.addEventListener(event.type, () => (isTaken = false), { once: true });
    // The last to hear of it keeps the browser on this page.
    let isPrevented = false;
    const settle = (last: Event): void => {
      isPrevented = last.defaultPrevented;
      last.preventDefault();
    };
    window.addEventListener(event.type, settle, { once: true });
    target.dispatchEvent(event);
    window.removeEventListener(event.type, settle);
    state[`control ${name}`] = isTaken || isPrevented ? 'taken' : 'arrives';
  };
  const options = { bubbles: true, cancelable: true, composed: true };
  for (const key of ['Tab', 'Enter', ' ', 'Escape', 'Backspace', 'ArrowDown', 'ArrowLeft', 'a', '1'])
    send(`key '${key}'`, field, new KeyboardEvent('keydown', { ...options, key }));
  for (const key of ['Tab', 'Enter', ' '])
    send(`key '${key}' on a button`, button, new KeyboardEvent('keydown', { ...options, key }));
  send('click on a link', link, new MouseEvent('click', options));
  send('click on a button', button, new MouseEvent('click', options));
  for (const type of ['cut', 'copy', 'paste']) send(type, field, new ClipboardEvent(type, options));
  for (const type of [
    'selectstart',
    'dragstart',
    'drop',
    'submit',
    'invalid',
    'auxclick',
    'dblclick',
    'touchmove',
  ])
    send(type, field, new Event(type, options));
  field.remove();
  link.remove();
  button.remove();
  const main = document.querySelector('main');
  for (const element of main?.querySelectorAll('h1, a, button') ?? []) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width * height === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    state[`neighbour ${element.localName}`] = hit && main?.contains(hit) ? 'in reach' : 'covered';
  }
  return state;
};
