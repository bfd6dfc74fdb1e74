import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import type { IsolatedPart, Place } from './mounted.js';

const GLOBALS = ['window', 'document', 'location', 'navigator', 'Element', 'IS_REACT_ACT_ENVIRONMENT'];
const page = new JSDOM('<div id="root"></div>', { url: 'https://tienda.example/quesos' });

/** React and the adapter, loaded where a document is. */
const load = async () => {
  const [react, dom, router, adapter] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('react-router-dom'),
    import('./mounted.js'),
  ]);
  return { ...react, ...dom, ...router, ...adapter };
};

let shell: Awaited<ReturnType<typeof load>>;
const before = new Map<string, PropertyDescriptor | undefined>();
beforeAll(async () => {
  for (const name of GLOBALS) {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    const value: unknown = Reflect.get(page.window, name) ?? true;
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  shell = await load();
});
afterAll(() => {
  for (const [name, descriptor] of before)
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
});

/** A page of another framework that writes down what it is asked for. */
const anIsolatedPart = () => {
  const calls: string[] = [];
  const mount = ({ element, props, navigate }: Place<{ herd?: string }>): IsolatedPart<{ herd?: string }> => {
    calls.push(`mount ${props.herd ?? 'alone'}`);
    element.innerHTML =
      '<a href="/products?familia=quesos">Tienda</a><a id="blank" href="/cart" target="_blank">Carrito</a>' +
      '<a id="out" href="https://otra.example/">Fuera</a><button>Ir</button>';
    element.querySelector('button')?.addEventListener('click', () => navigate('/cart'));
    return {
      unmount: () => calls.push('unmount'),
      update: ({ herd }) => calls.push(`update ${herd ?? 'alone'}`),
    };
  };
  return { calls, mount };
};

const open = () => {
  const { mounted, createElement, createRoot, act, MemoryRouter, useLocation } = shell;
  const { calls, mount } = anIsolatedPart();
  const Part = mounted(mount);
  const host = page.window.document.createElement('main');
  page.window.document.body.append(host);
  const root = createRoot(host);
  const Address = () => {
    const { pathname, search } = useLocation();
    return createElement('output', null, pathname + search);
  };
  const show = (part: ReactNode) =>
    act(async () => root.render(createElement(MemoryRouter, null, part, createElement(Address))));
  const click = async (selector: string, init: MouseEventInit = {}): Promise<boolean> => {
    const event = new page.window.MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    // The document would be left otherwise, which jsdom says aloud.
    const stay = (left: Event): void => left.preventDefault();
    let isTaken = false;
    await act(async () => {
      page.window.addEventListener('click', stay);
      host.addEventListener('click', () => (isTaken = event.defaultPrevented), { once: true });
      host.querySelector(selector)?.dispatchEvent(event);
      page.window.removeEventListener('click', stay);
    });
    return isTaken;
  };
  return {
    calls,
    host,
    click,
    give: (herd?: string) => show(createElement(Part, herd === undefined ? {} : { herd })),
    leave: () => show(null),
    address: () => host.querySelector('output')?.textContent,
  };
};

describe('D a page mounted into an element', () => {
  it('is mounted once, receives changed properties, and is unmounted with its element [N-22-166]', async () => {
    const { calls, host, give, leave } = open();
    await give('Angus');
    await give('Cebú');
    expect(host.querySelectorAll('a')).toHaveLength(3);
    await leave();
    expect(calls).toEqual(['mount Angus', 'update Cebú', 'unmount']);
    expect(host.querySelector('a')).toBeNull();
  });

  it('leads to addresses of the shop without another document, by its links and by what it is given [N-22-166]', async () => {
    const { click, give, address } = open();
    await give();
    expect(await click('a')).toBe(true);
    expect(address()).toBe('/products?familia=quesos');
    await click('button');
    expect(address()).toBe('/cart');
  });

  it.each([
    ['a link to a tab of its own', '#blank', {}],
    ['a link to elsewhere', '#out', {}],
    ['a click that opens another tab', 'a', { ctrlKey: true }],
    ['another button of the mouse', 'a', { button: 1 }],
  ])('leaves %s to the browser', async (_what, selector, init) => {
    const { click, give, address } = open();
    await give();
    expect(await click(selector, init)).toBe(false);
    expect(address()).toBe('/');
  });
});
