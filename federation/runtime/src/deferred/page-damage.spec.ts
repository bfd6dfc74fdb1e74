import { drainIncidents } from '../remotes/reports';
import { keepNatives } from '../natives/natives';
import { watchInput } from './unsaved-input';
import { startDamageWatch } from './page-damage';

const open = jest.fn();
let isSending = false;
const { pushState } = history;
const { now } = Date;
Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
document.body.innerHTML = `<header><a id="cart" href="/cart"><span>Carrito</span></a></header><main></main>`;

beforeAll(() => {
  keepNatives();
  startDamageWatch(() => isSending, open);
  watchInput();
  document.body.addEventListener('click', (event) => event.preventDefault());
});

const click = (selector: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};
const setAddress = (address: string) => document.querySelector('#cart')?.setAttribute('href', address);

const setMain = (html: string): void => {
  const main = document.querySelector('main');
  if (main) main.innerHTML = html;
};
const repair = (): void => {
  history.pushState = pushState;
  Date.now = now;
  window.onbeforeunload = null;
  document.documentElement.lang = '';
  document.adoptedStyleSheets = [];
  setAddress('/cart');
};

beforeEach(() => {
  open.mockClear();
  isSending = false;
  setMain(`<a id="new" href="/x" target="_blank">x</a><a id="away" href="https://other.test/x">x</a>
    <a id="here" href="#part">x</a><a id="place">x</a><input>`);
});
afterEach(repair);

it('sees damage of the time before it started [N-37-226]', () => {
  const later = jest.fn();
  isSending = true;
  document.documentElement.lang = 'xx';
  startDamageWatch(() => false, later);
  click('#cart span');
  expect(later).toHaveBeenCalledWith('http://localhost/cart');
});

const damages: [string, () => void][] = [
  ['history', () => (history.pushState = () => undefined)],
  ['a question before leaving', () => (window.onbeforeunload = () => 'x')],
  ['the language', () => (document.documentElement.lang = 'xx')],
  ['the clock', () => (Date.now = () => 0)],
  ['the sheets of the document', () => (document.adoptedStyleSheets = [{} as CSSStyleSheet])],
  ['the address of a link of the frame', () => setAddress('https://other.test/')],
];

it.each(damages)('after a page changed %s the next link loads a document [N-37-226]', (_what, damage) => {
  click('#cart span');
  expect(open).not.toHaveBeenCalled();
  damage();
  expect(click('#cart span').defaultPrevented).toBe(true);
  expect(open).toHaveBeenCalledWith('http://localhost/cart');
});

it('leaves other clicks and other targets as they are [N-37-226]', () => {
  document.documentElement.lang = 'xx';
  for (const selector of ['#new', '#away', '#here', '#place', 'input']) click(selector);
  click('#cart', { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
});

it('loads no document while sending or with unsaved input [N-37-226]', () => {
  document.documentElement.lang = 'xx';
  isSending = true;
  click('#cart');
  isSending = false;
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  click('#cart');
  expect(open).not.toHaveBeenCalled();
});

it('reports damage once, against the release whose page is shown [N-37-228]', () => {
  drainIncidents();
  const another = jest.fn();
  startDamageWatch(() => true, another);
  setMain('<div data-remote="orders" data-part="/orders" data-release="1.0.0-abc"></div>');
  click('#cart');
  expect(drainIncidents()).toEqual([]);
  document.documentElement.lang = 'xx';
  click('#cart');
  click('#cart');
  const item = { remote: 'orders', release: '1.0.0-abc', kind: 'runtime', ok: false, code: 'damage' };
  expect(drainIncidents()).toEqual([item]);
});
