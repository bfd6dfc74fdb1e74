import { addTrusted, guardPage } from './integrity';
import { aRegistry } from '../testing/a-registry';

const script = (src: string) => Object.assign(document.createElement('script'), { src });
const style = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
const CHUNK = '/releases/mfe-toy/1.0.0-abc/chunk.js';
const FOREIGN = 'https://evil.test/chunk.js';

const refused: string[] = [];
let release = () => {};

beforeEach(() => {
  refused.length = 0;
  const trusted = new Map<string, string>();
  addTrusted(trusted, Object.values(aRegistry().microFrontends).flat(), document.baseURI);
  release = guardPage(trusted, (address) => refused.push(address), ['https://widget.test'], 'visitor-1');
});
afterEach(() => {
  release();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const errorOf = (element: Element) => new Promise((resolve) => element.addEventListener('error', resolve));

describe('Page guard', () => {
  it('gives every listed script and style the integrity of its release', () => {
    const chunk = document.head.appendChild(script(CHUNK));
    const css = document.head.appendChild(style('/releases/mfe-toy/1.0.0-abc/style.css'));
    expect(chunk).toMatchObject({ integrity: 'sha384-chunk', crossOrigin: 'anonymous', isConnected: true });
    expect(css).toMatchObject({ integrity: 'sha384-style', isConnected: true });
  });

  it('sets the page nonce on styles inserted by scripts, not on styles in inserted HTML [N-16-196]', () => {
    const [first, second] = [document.createElement('style'), document.createElement('style')];
    document.head.prepend(first);
    document.head.insertBefore(second, first);
    const box = document.createElement('div');
    box.innerHTML = '<style>p{color:red}</style>';
    document.body.append(box);
    const [inner] = box.getElementsByTagName('style');
    expect([first.nonce, second.nonce, inner?.nonce]).toEqual(['visitor-1', 'visitor-1', '']);
  });

  it('writes HTML assigned to a style element as text until the guard is removed [N-16-205]', () => {
    const element = document.createElement('style');
    element.innerHTML = 'p > b { content: "<i>" }';
    expect(element.childNodes).toHaveLength(1);
    expect([element.textContent, element.innerHTML]).toEqual(Array(2).fill('p > b { content: "<i>" }'));
    release();
    expect(Object.hasOwn(HTMLStyleElement.prototype, 'innerHTML')).toBe(false);
  });

  it('replaces an integrity that other code set', () => {
    const forged = Object.assign(script(CHUNK), { integrity: 'sha384-forged' });
    expect(document.head.appendChild(forged).integrity).toBe('sha384-chunk');
  });

  it.each([
    '/releases/mfe-toy/1.0.0-abc/unknown.js',
    '/releases/mfe-toy/0.9.0-old/chunk.js',
    'https://evil.test/chunk.js',
  ])('refuses the unlisted script %s like a failed download', async (address) => {
    const unknown = script(address);
    const failed = errorOf(unknown);
    document.head.appendChild(unknown);
    await failed;
    expect(unknown.isConnected).toBe(false);
    expect(refused).toEqual([new URL(address, document.baseURI).href]);
  });

  it('refuses a style that no live release lists', async () => {
    const unknown = style('https://evil.test/style.css');
    const failed = errorOf(unknown);
    document.head.appendChild(unknown);
    await failed;
    expect(unknown.isConnected).toBe(false);
  });

  it('allows inline styles, titles and preloads', () => {
    const own = document.createElement('style');
    const preload = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href: '/f' });
    expect(document.head.appendChild(own).isConnected).toBe(true);
    expect(document.head.appendChild(preload).isConnected).toBe(true);
    expect(refused).toEqual([]);
  });
});

it('the page guard allows the card widget only from its exact origin', () => {
  expect(document.body.appendChild(script('https://widget.test/widget.js')).isConnected).toBe(true);
  expect(document.body.appendChild(script('https://widget.test.evil/widget.js')).isConnected).toBe(false);
});

describe('Unlisted file', () => {
  const ways: Record<string, (element: HTMLElement) => unknown> = {
    'by appendChild to the body': (element) => document.body.appendChild(element),
    'by insertBefore': (element) => document.head.insertBefore(element, document.head.firstChild),
    'by append': (element) => document.body.append('text', element),
    'by prepend': (element) => document.head.prepend(element),
    'beside another element': (element) =>
      document.body.appendChild(document.createElement('i')).after(element),
    'beside a text': (element) => document.body.appendChild(document.createTextNode('x')).before(element),
    'in place of another element': (element) =>
      document.body.appendChild(document.createElement('i')).replaceWith(element),
    'by replaceChild': (element) =>
      document.body.replaceChild(element, document.body.appendChild(document.createElement('i'))),
    'by replaceChildren': (element) => document.body.replaceChildren(element),
    'by insertAdjacentElement': (element) => document.body.insertAdjacentElement('beforeend', element),
    'inside another element': (element) => {
      const box = document.createElement('div');
      box.innerHTML = '<p></p>';
      box.firstElementChild?.append(element);
      document.body.appendChild(box);
    },
    'inside a fragment': (element) => {
      const fragment = document.createDocumentFragment();
      fragment.append(element);
      document.body.append(fragment);
    },
  };

  it.each(Object.keys(ways))('is refused as a script: %s', async (way) => {
    const unknown = script(FOREIGN);
    const failed = errorOf(unknown);
    ways[way]?.(unknown);
    await failed;
    expect(unknown.isConnected).toBe(false);
    expect(refused).toContain(FOREIGN);
  });

  it.each([
    ['property', (element: HTMLScriptElement) => Object.assign(element, { src: FOREIGN })],
    ['attribute', (element: HTMLScriptElement) => element.setAttribute('src', FOREIGN)],
  ])('is refused as a script whose address is set later as a %s', (_way, turn) => {
    const empty = document.body.appendChild(document.createElement('script'));
    turn(empty);
    expect(empty.hasAttribute('src')).toBe(false);
    expect(refused).toEqual([FOREIGN]);
  });

  it('is refused as a style whose address is set later', () => {
    const link = document.head.appendChild(
      Object.assign(document.createElement('link'), { rel: 'stylesheet' }),
    );
    link.href = FOREIGN;
    expect(link.hasAttribute('href')).toBe(false);
  });

  it('is refused as a preloaded module', () => {
    const ahead = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: FOREIGN });
    expect(document.head.appendChild(ahead).isConnected).toBe(false);
  });
});
