import { startDamageWatch } from './page-damage';
import { watchInput } from '../deferred/unsaved-input';

const open = jest.fn();
let isSending = false;
startDamageWatch(() => isSending, open);
watchInput();

const click = (selector: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};
const { pushState } = history;

beforeEach(() => {
  open.mockClear();
  isSending = false;
  document.body.innerHTML = `<a id="cart" href="/cart"><span>Carrito</span></a><a id="new" href="/x" target="_blank">x</a>
    <a id="away" href="https://other.test/x">x</a><a id="here" href="#part">x</a><input>`;
  document.body.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => {
  history.pushState = pushState;
  window.onbeforeunload = null;
  document.documentElement.lang = '';
});

const damages: [string, () => void][] = [
  ['history', () => (history.pushState = () => undefined)],
  ['a question before leaving', () => (window.onbeforeunload = () => 'x')],
  ['the language', () => (document.documentElement.lang = 'xx')],
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
  click('#new');
  click('#away');
  click('#here');
  click('#cart', { ctrlKey: true });
  click('input');
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
