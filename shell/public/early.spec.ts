import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const EARLY = readFileSync(join(import.meta.dirname, 'early.js'), 'utf8');
const MENU = '<header><button aria-label="Menú de secciones">☰</button></header>';

const afterPicture = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });
/** Callbacks that remove the listeners of the script after a test. */
const listening: (() => void)[] = [];
const record = (target: EventTarget): void => {
  const add = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options);
    listening.push(() => target.removeEventListener(type, listener, options));
  });
};
const run = (): void => {
  record(document);
  record(window);
  const script = document.createElement('script');
  script.textContent = EARLY;
  document.head.append(script);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.restoreAllMocks();
};
afterEach(() => {
  for (const stop of listening.splice(0)) stop();
});
const root = (): HTMLElement => document.getElementById('root') as HTMLElement;
const menu = (): HTMLButtonElement => root().querySelector('button') as HTMLButtonElement;
/** Replaces the HTML as the shell does and returns the presses of its buttons. */
const draw = async (html: string): Promise<string[]> => {
  const pressed: string[] = [];
  root().innerHTML = html;
  for (const button of root().querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.getAttribute('aria-label') ?? ''));
  await afterPicture();
  return pressed;
};

describe('a button pressed before the shell has started', () => {
  beforeEach(() => {
    // The skip link comes first in the frame.
    document.body.innerHTML = `<div id="root"><a href="#contenido">Saltar</a>${MENU}</div>`;
    run();
  });

  it('is pressed again once the shell has drawn it, and only once', async () => {
    menu().click();
    expect(await draw(MENU)).toEqual(['Menú de secciones']);
    expect(await draw(MENU)).toEqual([]);
  });

  it('is pressed when its section comes later than the frame, and not where nothing answers yet', async () => {
    menu().click();
    expect(await draw(`<div inert>${MENU}</div>`)).toEqual([]);
    expect(await draw(MENU)).toEqual(['Menú de secciones']);
  });

  it('is pressed again when it stood in the first view that the shell keeps [N-18-001]', async () => {
    root().innerHTML = `<div id="first-view">${MENU}</div>`;
    menu().click();
    expect(await draw(MENU)).toEqual(['Menú de secciones']);
  });

  it('shows at once that it was pressed [N-18-003]', async () => {
    menu().click();
    expect(menu().dataset['pressed']).toBe('');
    expect(document.documentElement.dataset['atWork']).toBe('');
    expect(await draw(MENU)).toEqual(['Menú de secciones']);
  });

  it('is forgotten when something else is pressed first', async () => {
    menu().click();
    document.body.click();
    expect(await draw(MENU)).toEqual([]);
  });

  it('is forgotten when several have its name', async () => {
    menu().click();
    expect(await draw(MENU + MENU)).toEqual([]);
  });

  it('is not pressed again when it was the shell’s own', async () => {
    await draw(MENU);
    menu().click();
    expect(await draw(MENU)).toEqual([]);
  });
});

describe('a field typed into before the page has started', () => {
  const form = (id: string) =>
    `<main><form><label for="${id}">Buscar</label><input id="${id}"></form></main>`;
  const field = (): HTMLInputElement => root().querySelector('input') as HTMLInputElement;
  const type = (text: string): void => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  };
  const press = (keys: readonly string[]): void => {
    for (const key of keys)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  /** Draws the page and returns the values that its field reports. */
  const drawForm = async (): Promise<string[]> => {
    const heard: string[] = [];
    root().innerHTML = form('real');
    field().addEventListener('input', () => heard.push(field().value));
    await afterPicture();
    return heard;
  };

  beforeEach(() => {
    document.body.innerHTML = `<div id="root">${form('early')}</div>`;
    run();
  });

  it('passes its text and the focus to the page’s own field, once', async () => {
    type('yog');
    expect(await drawForm()).toEqual(['yog']);
    expect(field()).toHaveProperty('value', 'yog');
    expect(document.activeElement).toBe(field());
    expect(await drawForm()).toEqual([]);
  });

  it('keeps text that is typed while the page is drawn over it', async () => {
    type('yog');
    root().innerHTML = `<div id="first-view">${form('early')}</div>`;
    press(['u', 'x', 'Backspace', 'r', 'Shift']);
    expect(await drawForm()).toEqual(['yogur']);
  });

  it('keeps typed text when the page is drawn between focus and first letter [N-18-001]', async () => {
    field().focus();
    root().innerHTML = `<div id="first-view">${form('early')}</div>`;
    press([...'queso']);
    expect(await drawForm()).toEqual(['queso']);
    expect(document.activeElement).toBe(field());
  });

  it('keeps the focus and its text when the shell moves the first view', async () => {
    field().focus();
    const view = field().closest('main') as HTMLElement;
    view.id = 'first-view';
    root().innerHTML = '<section></section>';
    press([...'qu']);
    root().firstElementChild?.append(view);
    await afterPicture();
    expect(document.activeElement).toBe(field());
    type('queso');
    document.body.click();
    expect(await drawForm()).toEqual(['queso']);
  });

  it('passes the focus on when nothing was typed', async () => {
    field().focus();
    await drawForm();
    expect(document.activeElement).toBe(field());
  });

  it('takes nothing that is typed after the field was left', async () => {
    field().focus();
    root().innerHTML = `<div id="first-view">${form('early')}</div>`;
    document.body.click();
    press([...'queso']);
    expect(await drawForm()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('does not reload the page when it is sent', () => {
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    root().querySelector('form')?.dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
  });

  it('leaves the page’s own field alone', async () => {
    await drawForm();
    type('queso');
    expect(await drawForm()).toEqual([]);
  });
});

describe('products added before the shell has started', () => {
  const card = (id: number, name: string) =>
    `<li><a href="/product/${id}"><img src="/api/media/${id}/640.webp"></a><button data-press="kept" aria-label="${name}">Agregar<span class="visually-hidden">: ${name}</span></button></li>`;
  const LIST = `<ul>${card(1, 'Kumis')}${card(2, 'Kumis')}${card(3, 'Queso')}</ul>`;
  const buttons = () => [...root().querySelectorAll('button')];

  beforeEach(() => {
    localStorage.clear();
    document.body.innerHTML = `<div id="root"><div id="first-view">${LIST}</div></div>`;
    run();
  });

  it('are all added, each once, also those with one name and after something else was pressed [N-18-003]', async () => {
    buttons()[1]?.click();
    buttons()[2]?.click();
    buttons()[1]?.click();
    document.body.click();
    const added: number[] = [];
    root().innerHTML = LIST;
    buttons().forEach((button, index) => button.addEventListener('click', () => added.push(index)));
    await afterPicture();
    expect(added.sort()).toEqual([1, 2]);
  });

  it('wait as the action that was pressed: a heart adds nothing to the cart [N-18-213]', () => {
    const heart =
      '<button data-press="kept" data-wish="favourites">♥<span class="visually-hidden">: Kumis</span></button>';
    document.body.innerHTML = `<div id="root"><div id="first-view">${LIST.replace('</a>', `</a>${heart}`)}</div></div>`;
    buttons()[0]?.click();
    buttons()[1]?.click();
    window.dispatchEvent(new Event('pagehide'));
    const { wanted } = JSON.parse(localStorage.getItem('root') ?? '{}') as { wanted: { wish?: string }[] };
    expect(wanted).toMatchObject([{ id: 1, name: 'Kumis', wish: 'favourites' }, { id: 1 }]);
    expect(wanted[1]).not.toHaveProperty('wish');
  });

  it('wait for the next page when this one is left first [N-18-003]', () => {
    localStorage.setItem('root', JSON.stringify({ seen: [], wanted: [{ id: 9, name: 'Avena' }] }));
    buttons()[2]?.click();
    window.dispatchEvent(new Event('pagehide'));
    const { wanted, seen } = JSON.parse(localStorage.getItem('root') ?? '{}') as Record<string, object[]>;
    expect(seen).toEqual([]);
    expect(wanted).toEqual([
      { id: 9, name: 'Avena' },
      expect.objectContaining({ id: 3, name: 'Queso', image: '/api/media/3/640.webp', quantity: 1 }),
    ]);
  });
});
