/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Puts a cache and a database into the browser that no page may remove. */
export const plantStores = async (name: string): Promise<void> => {
  await (await caches.open(name)).put(`/${name}`, new Response('kept'));
  await new Promise<void>((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(name).put('kept', name);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => resolve();
  });
};

/** Global functions, platform holders, handlers, clock, document and frame, by place. */
export const readFacts = (): Record<string, string> => {
  const { gateState, gateTimers } = window as unknown as {
    gateTimers: { isStopped: () => boolean };
    gateState: {
      changedIntrinsics: () => Record<string, string>;
      textOf: (value: unknown) => string;
      clock: () => string;
    };
  };
  const state: Record<string, string> = {
    ...gateState.changedIntrinsics(),
    'clock Date.now': gateState.clock(),
    'timer of others': gateTimers.isStopped() ? 'stopped' : 'runs',
  };
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const name = Symbol.keyFor(symbol);
    const holder = Reflect.get(globalThis, symbol) as object | null;
    if (!name?.startsWith('lacteos.') || typeof holder !== 'object' || !holder) continue;
    for (const [member, value] of Object.entries(holder))
      if (typeof value === 'function') state[`platform ${name}.${member}`] = gateState.textOf(value);
  }
  const targets = { window, document, html: document.documentElement, body: document.body };
  for (const [name, target] of Object.entries(targets))
    for (const key in target)
      if (key.startsWith('on') && Reflect.get(target, key)) state[`handler ${name}.${key}`] = 'set';
  const root = document.documentElement;
  for (const name of ['lang', 'dir', 'translate', 'contenteditable', 'inert', 'hidden'])
    state[`document <html ${name}>`] = root.getAttribute(name) ?? '';
  for (const name of ['viewport', 'referrer', 'content-security-policy'])
    state[`document <meta ${name}>`] = [
      ...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"], meta[http-equiv="${name}"]`),
    ]
      .map(({ content }) => content)
      .join(' | ');
  state['document <base>'] = String(document.querySelectorAll('base').length);
  state['document title'] = document.title;
  const places = new Map<string, number>();
  for (const part of ['header', 'footer'])
    for (const element of document.querySelector(`body ${part}`)?.querySelectorAll('*') ?? []) {
      if (!element.matches('a, button, input, select, nav, [tabindex]')) continue;
      const text = (element.textContent ?? '')
        .replace(/[\d\s]+/g, ' ')
        .trim()
        .slice(0, 30);
      const place = `markup ${part} ${element.localName} '${text}'`;
      const count = (places.get(place) ?? 0) + 1;
      places.set(place, count);
      const attributes = ['href', 'target', 'tabindex', 'inert', 'disabled', 'aria-hidden', 'aria-disabled'];
      for (const name of attributes)
        state[`${place}${count > 1 ? ` ${count}` : ''} ${name}`] = element.getAttribute(name) ?? '';
    }
  return state;
};

/** Rules of sheets that no file brings, if they could match frame, document or a control; fonts. */
export const readSheets = (): Record<string, string> => {
  const state: Record<string, string> = {};
  state['sheet adopted'] = String(document.adoptedStyleSheets.length);
  const others = [
    ...document.querySelectorAll('html, body, main, header, header *, footer, footer *'),
  ].filter((element) => !element.closest('[data-remote]'));
  const bare = (selector: string): string => {
    let [text, depth] = ['', 0];
    const plain = selector.replace(
      /::?(?:hover|focus|focus-visible|focus-within|active|visited|link|before|after|target|placeholder|selection)\b/g,
      '',
    );
    for (let at = 0; at < plain.length; at += 1) {
      if (depth === 0 && plain.startsWith(':has(', at)) {
        depth = 1;
        at += 4;
      } else if (depth > 0) depth += plain[at] === '(' ? 1 : plain[at] === ')' ? -1 : 0;
      else text += plain[at];
    }
    return text.replace(/(^|[\s>+~,])(?=[\s>+~,]|$)/g, '$1*').replace(/\*(?=\*)/g, '') || '*';
  };
  // Component libraries bring thousands of rules, and each state reads them again.
  const judged = ((window as unknown as { gateRules?: Map<string, boolean> }).gateRules ??= new Map());
  const isForOthers = (selector: string): boolean => {
    const known = judged.get(selector);
    if (known !== undefined) return known;
    let isFound = false;
    try {
      const text = bare(selector);
      isFound = others.some((element) => element.matches(text));
    } catch {
      // Selectors that this browser does not know match nothing.
    }
    judged.set(selector, isFound);
    return isFound;
  };
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (isForOthers(rule.selectorText)) state[`rule ${rule.cssText.slice(0, 200)}`] = 'there';
      } else if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) {
        const [kind] = rule.cssText.split(/[\s({]/, 1);
        if (kind === '@page') state[`rule ${rule.cssText.slice(0, 200)}`] = 'there';
        else if (kind !== '@scope') read((rule as CSSGroupingRule).cssRules);
      } else if (/^@(?:page|property|view-transition|font-face|counter-style)\b/.test(rule.cssText))
        state[`rule ${rule.cssText.slice(0, 200)}`] = 'there';
    }
  };
  // Inlined sheets stand before the disabled link of their file, whose rules the shell confines.
  const isOfFile = ({ nextElementSibling: next }: Element): boolean =>
    next instanceof HTMLLinkElement && next.disabled;
  const styles = [...document.styleSheets].filter(
    ({ ownerNode }) =>
      ownerNode instanceof HTMLStyleElement && !ownerNode.closest('[data-remote]') && !isOfFile(ownerNode),
  );
  for (const sheet of styles) read(sheet.cssRules);
  for (const { family } of document.fonts) {
    const name = `font ${family.replace(/["']/g, '')}`;
    state[name] = String(Number(state[name] ?? 0) + 1);
  }
  return state;
};

/** Sends one of each kind of input through the frame; 'taken' when it does not arrive or is refused. */
export const readInput = (): Record<string, string> => {
  const state: Record<string, string> = {};
  // Shortcuts of a page leave fields alone.
  const target = document.createElement('input');
  (document.querySelector('body header') ?? document.body).append(target);
  const types = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'change', 'paste', 'copy', 'wheel'];
  types.push('pointerdown', 'pointerup', 'mousedown', 'touchstart', 'contextmenu', 'focusin');
  for (const type of types) {
    let isTaken = true;
    const options = { bubbles: true, cancelable: true };
    const event = type.startsWith('key')
      ? new KeyboardEvent(type, { ...options, key: 'x' })
      : new Event(type, options);
    target.addEventListener(type, () => (isTaken = false));
    target.dispatchEvent(event);
    state[`input ${type}`] = isTaken || event.defaultPrevented ? 'taken' : 'arrives';
  }
  target.remove();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  state['input beforeunload'] = leaving.defaultPrevented ? 'taken' : 'arrives';
  return state;
};

/** Whether a field of the frame holds the focus that it is given. */
export const readFocus = async (): Promise<Record<string, string>> => {
  const active = document.activeElement;
  const field = document.createElement('input');
  (document.querySelector('body header') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const isHeld = document.activeElement === field;
  field.remove();
  if (active instanceof HTMLElement && active !== document.body) active.focus({ preventScroll: true });
  return { 'input focus': isHeld ? 'arrives' : 'taken' };
};

/** Held locks, caches and databases of the origin. */
export const readStores = async (planted: string): Promise<Record<string, string>> => {
  const state: Record<string, string> = {};
  const heldLocks = async (): Promise<string[]> =>
    ((await navigator.locks.query()).held ?? []).map(({ name }) => name ?? '');
  let held = await heldLocks();
  // A lock of a moment is released meanwhile.
  for (let tries = 0; held.length > 0 && tries < 4; tries += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const again = await heldLocks();
    held = held.filter((name) => again.includes(name));
  }
  for (const name of held) state[`lock ${name}`] = 'held';
  for (const name of await caches.keys()) state[`cache ${name}`] = 'there';
  const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
  for (const name of databases) state[`database ${name}`] = 'there';
  if (!databases.includes(planted)) return state;
  const cached = await (await caches.open(planted)).keys();
  const isUntouched = cached.length === 1 && cached[0]?.url.endsWith(`/${planted}`);
  state[`store the planted cache`] = isUntouched ? 'as it was' : cached.length === 0 ? 'empty' : 'changed';
  state[`store the planted database`] = await new Promise<string>((resolve) => {
    const request = indexedDB.open(planted);
    const close = (text: string): void => {
      request.result.close();
      resolve(text);
    };
    request.onblocked = () => resolve('locked');
    request.onerror = () => resolve('changed');
    request.onsuccess = () => {
      if (!request.result.objectStoreNames.contains(planted)) return close('changed');
      const read = request.result.transaction(planted).objectStore(planted).get(planted);
      read.onsuccess = () => close(read.result === 'kept' ? 'as it was' : 'changed');
      read.onerror = () => close('changed');
    };
  });
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
    try {
      storage.setItem('gate.room', 'x'.repeat(500_000));
      state[`store ${name}`] = 'with room';
    } catch {
      state[`store ${name}`] = 'full';
    }
    storage.removeItem('gate.room');
  }
  const { usage = 0 } = await navigator.storage.estimate();
  state['store the disk'] = usage > 50_000_000 ? 'with more than 50 MB' : 'with room';
  return state;
};

/** Print styles of document, frame and page. */
export const readPrint = (): Record<string, string> => {
  const state: Record<string, string> = {};
  for (const part of ['html', 'body', 'main', 'main h1', 'main p', 'header', 'footer']) {
    const found = document.querySelector(part);
    if (!found) continue;
    const { display, visibility, opacity, color } = getComputedStyle(found);
    state[`print ${part}`] = [display, visibility, opacity, color].join(' ');
  }
  return state;
};
