import { lazy, useEffect, useReducer, useState } from 'react';

declare const MISBEHAVIOUR: string;
declare const PAGE: string;

const does = (what: string): boolean => MISBEHAVIOUR === what;
const fail = (): never => {
  throw new Error(`sabotage: ${MISBEHAVIOUR}`);
};

if (does('throws at evaluation')) fail();

const EndlessRender = () => {
  const [count, setCount] = useState(0);
  setCount(count + 1);
  return <p>{count}</p>;
};

const EndlessEffect = () => {
  const [count, grow] = useReducer((last: number) => last + 1, 0);
  useEffect(() => grow(), [count]);
  return <p>{count}</p>;
};

const ThrowingEffect = () => {
  useEffect(() => fail(), []);
  return <p>Un momento</p>;
};

const ThrowingLater = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) fail();
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Probar
    </button>
  );
};

const ThrowingHandler = () => (
  <button type="button" onClick={() => fail()}>
    Probar
  </button>
);

const Leaking = () => {
  useEffect(() => {
    const onResize = () => undefined;
    window.addEventListener('resize', onResize);
    window.setInterval(() => undefined, 1_000);
  }, []);
  return <p>Deja escuchas atrás</p>;
};

const effectOf = (harm: () => void) => () => {
  useEffect(harm, []);
  return <p>Parece en orden</p>;
};

const lost: unknown[] = [];
const insert = (parent: Element, tag: string, style: Partial<CSSStyleDeclaration>): HTMLElement => {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  parent.append(element);
  return element;
};

interface Bus {
  dispatch: (action: object) => void;
  getSnapshot: () => { session: { user?: { id_role: number } } };
}

const bus = () => Reflect.get(globalThis, Symbol.for('lacteos.session-bus')) as Bus;
const send = (name: string, payload: object): void => bus().dispatch({ type: 'event', name, payload });

const ADMINISTRATOR = 3;
const isAdministrator = (): boolean => bus().getSnapshot().session.user?.id_role === ADMINISTRATOR;

const lose = (): void => {
  lost.push(new Array(3_300_000).fill(Math.random()));
};

const HARMS: Readonly<Record<string, () => void>> = {
  'loses 25 MB at each visit': lose,
  'resets the styles of all': () => {
    const style = document.createElement('style');
    style.textContent = '* { margin: 0; padding: 0; font-size: 11px; box-sizing: content-box; }';
    document.head.append(style);
  },
  'replaces fetch': () => {
    const own = window.fetch;
    window.fetch = (...given) => own(...given);
  },
  'steals clicks': () => {
    const steal = (event: Event): void => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    window.addEventListener('click', steal, true);
  },
  'makes the header inert': () => document.querySelector('header')?.setAttribute('inert', ''),
  'lays a sheet over the document': () => {
    const sheet = { position: 'fixed', inset: '0', zIndex: '9999', background: 'transparent' };
    insert(document.documentElement, 'div', sheet);
  },
  'observes itself without end': () => {
    const watched = document.documentElement;
    const observer = new MutationObserver(() => setTimeout(() => watched.toggleAttribute('data-seen')));
    observer.observe(document, { subtree: true, attributes: true, childList: true });
    watched.toggleAttribute('data-seen');
  },
  'keeps the processor busy': () => {
    const work = (): void => {
      const end = performance.now() + 60;
      while (performance.now() < end);
      setTimeout(work, 5);
    };
    setTimeout(work, 5);
  },
  'empties the storage': () => localStorage.clear(),
  'overwrites what others stored': () => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, 'mío');
  },
  'sends an event that it does not declare': () => send('visits-changed', { count: 1 }),
  'sends an event with a payload that does not fit': () => send('cart-changed', { count: 'dos' }),
  'blocks the page for a second as it is opened': () => {
    const end = performance.now() + 1_000;
    while (performance.now() < end);
  },
};

const Harming = effectOf(HARMS[MISBEHAVIOUR] ?? (() => undefined));

const CallsNothing = () => {
  const [answer, setAnswer] = useState('Preguntando…');
  useEffect(() => {
    void fetch('/api/visits/timetable').then(({ status }) =>
      setAnswer(status === 200 ? 'Listo' : 'Sin horarios por ahora'),
    );
  }, []);
  return <p>{answer}</p>;
};

/** React removes the element when the page is left. */
const Resetting = () => <style>{'* { font-size: 11px; }'}</style>;

const Silent = lazy(() => new Promise<never>(() => undefined));

const Failing = () => fail();

const part = () => {
  if (does('throws at mount')) return <Failing />;
  if (does('never appears')) return <Silent />;
  if (does('throws at a later render')) return <ThrowingLater />;
  if (does('throws in an effect')) return <ThrowingEffect />;
  if (does('throws in an event handler')) return <ThrowingHandler />;
  if (does('renders without end')) return <EndlessRender />;
  if (does('sets state in every effect')) return <EndlessEffect />;
  if (does('leaves listeners behind')) return <Leaking />;
  if (does('resets the styles of all while it is shown')) return <Resetting />;
  if (MISBEHAVIOUR in HARMS) return <Harming />;
  if (does('calls an unknown operation')) return <CallsNothing />;
  return <p>Todo en orden</p>;
};

const SabotagedPage = () => (
  <section>
    <h1>Página en prueba</h1>
    {part()}
  </section>
);

const SignedInPage = () => {
  useEffect(() => {
    if (isAdministrator() && does('loses 25 MB at each visit of an administrator')) lose();
  }, []);
  if (isAdministrator() && does('throws for administrators alone')) fail();
  return <h1>Página de la cuenta</h1>;
};

const good = {
  contract: does('speaks another contract') ? 2 : 1,
  pages: { [PAGE]: SabotagedPage, [`${PAGE}/cuenta`]: SignedInPage },
  components: { Card: Failing },
  fills: { 'mfe-backoffice/OrderAside': Failing },
};

export const remote = does('exports no remote')
  ? undefined
  : does('lacks the page of its route')
    ? { ...good, pages: {} }
    : does("takes another's address")
      ? { ...good, pages: { ...good.pages, '/products': SabotagedPage } }
      : good;
