import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STARTER = readFileSync(join(import.meta.dirname, 'start.js'), 'utf8');
const MENU = '<header><button aria-label="Menú de secciones">☰</button></header>';

const afterPicture = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)));
  });
const run = (): void => {
  const script = document.createElement('script');
  script.textContent = STARTER;
  Object.assign(script.dataset, { entry: '/releases/shell/main.js', integrity: 'sha384-abc' });
  document.head.append(script);
};
const root = (): HTMLElement => document.getElementById('root') as HTMLElement;
const menu = (): HTMLButtonElement => root().querySelector('button') as HTMLButtonElement;
/** Draws the page as the shell does: everything that the HTML brought makes way. Answers the presses of its buttons. */
const draw = async (html: string): Promise<string[]> => {
  const pressed: string[] = [];
  root().innerHTML = html;
  for (const button of root().querySelectorAll('button'))
    button.addEventListener('click', () => pressed.push(button.getAttribute('aria-label') ?? ''));
  await afterPicture();
  return pressed;
};

describe('a button that is pressed before the shell stands', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="root">${MENU}</div>`;
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

describe('the start of the shell', () => {
  it('waits for a first picture where somebody looks, and loads the entry with its hash', async () => {
    document.head.innerHTML = '';
    run();
    expect(document.querySelector('script[src]')).toBeNull();
    await afterPicture();
    const entry = document.querySelector<HTMLScriptElement>('script[src="/releases/shell/main.js"]');
    expect(entry?.integrity ?? entry?.getAttribute('integrity')).toBe('sha384-abc');
  });
});
