import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { ScrollMemoryKeeper } from './scroll-memory-keeper';

let growths: (() => void)[] = [];
let height = 0;

/** A page that can be scrolled only as far as its height. */
const stubScrolling = (): void => {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  window.scrollTo = ((given: ScrollToOptions | number, top?: number) => {
    const wanted = typeof given === 'number' ? (top ?? 0) : (given.top ?? 0);
    Object.assign(window, { scrollY: Math.min(wanted, height) });
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    private readonly tell: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.tell = () => callback([], this);
    }
    observe() {
      growths.push(this.tell);
    }
    unobserve() {}
    disconnect() {
      growths = growths.filter((tell) => tell !== this.tell);
    }
  };
};
const grow = (to: number): void => {
  height = to;
  for (const tell of [...growths]) tell();
};
const scroll = (top: number): void => {
  window.scrollTo(0, top);
  fireEvent.scroll(window);
};
const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
const open = () =>
  render(
    <BrowserRouter>
      <Link to="/product/7">Producto</Link>
      <Link to="/products?pagina=2">Siguiente</Link>
      <ScrollMemoryKeeper />
    </BrowserRouter>,
  );

describe('the scroll position', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/products');
    height = 2_000;
    growths = [];
    stubScrolling();
  });

  it('is the top of a new page', () => {
    open();
    scroll(900);
    fireEvent.click(screen.getByRole('link', { name: 'Producto' }));
    expect(window.scrollY).toBe(0);
  });

  it('is restored on the way back as soon as the page is high enough', async () => {
    open();
    scroll(900);
    fireEvent.click(screen.getByRole('link', { name: 'Producto' }));
    height = 400;
    await goBack();
    expect(window.scrollY).toBe(400);
    grow(2_000);
    expect(window.scrollY).toBe(900);
    grow(3_000);
    expect(growths).toEqual([]);
  });

  it('is kept when the list is removed before the shell knows the new address', async () => {
    open();
    scroll(900);
    window.history.pushState({ key: 'next' }, '', '/product/7');
    scroll(339);
    await goBack();
    fireEvent.click(screen.getByRole('link', { name: 'Producto' }));
    await goBack();
    expect(window.scrollY).toBe(900);
  });

  it('is the visitor’s own when they scroll before the page is high enough', async () => {
    open();
    scroll(900);
    fireEvent.click(screen.getByRole('link', { name: 'Producto' }));
    height = 400;
    await goBack();
    fireEvent.wheel(window);
    scroll(100);
    grow(2_000);
    expect(window.scrollY).toBe(100);
  });

  it('stays when only the view of the same page changes', () => {
    open();
    scroll(300);
    fireEvent.click(screen.getByRole('link', { name: 'Siguiente' }));
    expect(window.scrollY).toBe(300);
  });
});
