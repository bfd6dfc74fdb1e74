import { emit } from '@lacteos/session-bus';
import { startBus } from '../testing/render-shell';
import { animateAdditions } from './animate-additions';

const flights: { from: string; transform: unknown; duration: unknown }[] = [];
let wantsLessMotion: boolean;
let stop: () => void;

const at = (element: Element, left: number, top: number): void => {
  element.getBoundingClientRect = () => new DOMRect(left, top, 40, 20);
};

beforeEach(async () => {
  await startBus();
  flights.length = 0;
  wantsLessMotion = false;
  Object.assign(window, { matchMedia: () => ({ matches: wantsLessMotion }) });
  Object.assign(Element.prototype, {
    animate(this: HTMLElement, { transform }: { transform: unknown }, { duration }: { duration: unknown }) {
      flights.push({ from: `${this.style.left} ${this.style.top}`, transform, duration });
      return { finished: Promise.resolve() };
    },
  });
  document.body.innerHTML =
    '<a href="/cart"></a><button data-press="kept">Agregar</button><button id="other">Otro</button>';
  at(document.querySelector('a') as Element, 900, 10);
  at(document.querySelector('[data-press]') as Element, 100, 400);
  stop = animateAdditions();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

describe('a product that goes into the cart', () => {
  it('moves from its button to the cart within 200 ms, and leaves nothing behind [N-18-330]', async () => {
    press('[data-press]');
    emit('cart-changed', { count: 1 });
    expect(flights).toEqual([
      { from: '111px 401px', transform: ['none', 'translate(800px, -390px) scale(0.5)'], duration: 180 },
    ]);
    await Promise.resolve();
    await Promise.resolve();
    expect(document.querySelector('body > span')).toBeNull();
  });

  it('moves once per press', () => {
    press('[data-press]');
    emit('cart-changed', { count: 1 });
    emit('cart-changed', { count: 2 });
    expect(flights).toHaveLength(1);
  });

  it.each([
    ['changes of another tab or another button', () => press('#other')],
    ['a visitor who wants less motion', () => [(wantsLessMotion = true), press('[data-press]')]],
    [
      'a cart that is out of view',
      () => [at(document.querySelector('a') as Element, 900, -300), press('[data-press]')],
    ],
  ])('does not move for %s', (_, given) => {
    given();
    emit('cart-changed', { count: 1 });
    expect(flights).toEqual([]);
  });
});
