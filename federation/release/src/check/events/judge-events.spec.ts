import { aManifestOf } from '../../testing/release-fixture.js';
import { installBusProbe, takeSentEvents, type SentEvent } from './bus-probe.js';
import { eventProblems, eventRulesOf } from './judge-events.js';

const TYPES = "'mfe-toy': { events: { 'toy-broken': { 1: { toyId: number }; 2: { id: string } } } };";
const release = aManifestOf('mfe-toy', { emits: [{ name: 'toy-broken', contracts: [1] }] });
const problemsOf = (event: Partial<SentEvent>) =>
  eventProblems(eventRulesOf(release, [TYPES]), [
    { name: 'toy-broken', by: 'mfe-toy', payload: { toyId: 7 }, foreign: null, ...event },
  ]);

describe('D events sent by a release while its pages are open', () => {
  it('are accepted when the manifest lists them and the payload fits the contract', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[Partial<SentEvent>, string]>([
    [{ name: 'toy-lost' }, 'sends the event toy-lost (contract 1), which its manifest does not list'],
    [{ name: 'toy-broken@2' }, 'sends the event toy-broken (contract 2), which its manifest does not list'],
    [
      { payload: { toyId: '7' } },
      'sends the event toy-broken (contract 1) with a payload that does not fit: payload.toyId is no number',
    ],
    [
      { payload: null, foreign: 'payload.toy' },
      'sends the event toy-broken (contract 1) with more than plain data: payload.toy',
    ],
  ])('are refused otherwise: %j', (event, problem) => {
    expect(problemsOf(event)).toEqual([problem]);
  });

  it('are its own alone [N-22-164]', () => {
    expect(problemsOf({ name: 'cart-changed', by: 'shell' })).toEqual([]);
    expect(problemsOf({ name: 'cart-changed', by: null })).toEqual([]);
  });
});

describe('the gate hears on the bus of a page', () => {
  const KEY = Symbol.for('lacteos.session-bus');
  const listeners: ((action: object) => void)[] = [];
  beforeEach(() => {
    Object.assign(globalThis, { window: globalThis });
    installBusProbe();
    const subscribe = (listener: (action: object) => void) => listeners.push(listener);
    Reflect.set(globalThis, KEY, { subscribe });
  });
  afterEach(() => {
    listeners.length = 0;
    for (const name of ['window', 'gateEvents', KEY]) Reflect.deleteProperty(globalThis, name);
  });
  const dispatch = (action: object) => listeners.forEach((listen) => listen(action));

  it('what is sent from its first moment, without what it keeps changing afterwards [N-22-164]', () => {
    const payload = { toyId: 7 };
    dispatch({ type: 'session' });
    dispatch({ type: 'event', name: 'toy-broken', payload });
    payload.toyId = 8;
    expect(takeSentEvents()).toEqual([
      { name: 'toy-broken', by: null, payload: { toyId: 7 }, foreign: null },
    ]);
  });

  it.each([
    ['payload.when', { when: () => undefined }],
    ['payload.list.1.at', { list: [1, { at: new Date() }] }],
    ['payload.share', { share: Number.NaN }],
  ])('that a payload is more than plain data: %s', (foreign, payload) => {
    dispatch({ type: 'event', name: 'toy-broken', payload });
    expect(takeSentEvents()[0]).toMatchObject({ foreign, payload: null });
  });
});

describe('D the sender of an event', () => {
  const BUS = '/releases/shell/files/shared.a.js';
  const KEY = Symbol.for('lacteos.session-bus');
  afterEach(() => {
    for (const name of ['window', 'gateEvents', KEY]) Reflect.deleteProperty(globalThis, name);
  });

  it.each([
    ['the remote whose script called the bus', ['mfe-toy/files/page.b.js', 'shell/files/main.js'], 'mfe-toy'],
    ['the shell, also while a remote waits below it', ['shell/files/main.js', 'mfe-toy/1/entry.js'], 'shell'],
    ['the file of the bus, where nothing else is to be seen', [], 'shell'],
  ])('is %s [N-22-164]', (_who, callers, expected) => {
    Object.assign(globalThis, { window: globalThis });
    installBusProbe();
    let listen: (action: object) => void = () => undefined;
    Reflect.set(globalThis, KEY, { subscribe: (listener: typeof listen) => (listen = listener) });
    const frames = [BUS, BUS, ...callers.map((file) => `/releases/${file}`)];
    const stack = frames.map((file) => `    at f (https://shop${file}:3:4)`).join('\n');
    const before = Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace');
    Object.assign(Error, { prepareStackTrace: () => `Error\n${stack}` });
    try {
      listen({ type: 'event', name: 'toy-broken', payload: {} });
    } finally {
      if (before) Object.defineProperty(Error, 'prepareStackTrace', before);
      else Reflect.deleteProperty(Error, 'prepareStackTrace');
    }
    expect(takeSentEvents()[0]?.by).toBe(expected);
  });
});
