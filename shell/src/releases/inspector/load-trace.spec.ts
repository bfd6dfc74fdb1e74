import { emit } from '@lacteos/session-bus';
import { aVersion } from '@lacteos/remote-runtime/testing';
import { someRemotes } from '../../testing/render-shell';
import { recordBusEvents } from './trace/bus-events';
import { loadTrace } from './trace/load-trace';

const FOLDER = 'http://localhost/releases/mfe-toy/1.0.0-abc/';
const OWN = 'mfe_toy__1_0_0_abc';
const section = { remote: 'mfe-toy', part: '/', release: '1.0.0-abc', element: document.body };
const file = (name: string, changes: object = {}) => ({
  name: `${FOLDER}${name}`,
  startTime: 812.4,
  requestStart: 815,
  responseStart: 820,
  responseEnd: 822,
  decodedBodySize: 3_900,
  transferSize: 1_200,
  ...changes,
});
const aPackage = (version: string, from: string, useIn: string[]) => ({ version, from, useIn });
const publish = (
  packages: Record<string, Record<string, object>>,
  required: Record<string, string>,
): void => {
  const shared = Object.entries(required).map(([name, requiredVersion]) => [
    name,
    [{ ...aPackage('0', OWN, []), shareConfig: { requiredVersion, singleton: 1 } }],
  ]);
  const __INSTANCES__ = [{ name: OWN, options: { shared: Object.fromEntries(shared) } }];
  Object.assign(globalThis, {
    __FEDERATION__: { __INSTANCES__, __SHARE__: { shell: { default: packages } } },
  });
};
const measure = (...entries: object[]): void => {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
};

beforeEach(() => measure());
afterEach(() => {
  Object.assign(globalThis, { __FEDERATION__: {} });
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe('the load trace of a section', () => {
  it('names release, files, bytes and waits of its files alone [N-22-135, N-37-503]', () => {
    measure(file('entry.js'), file('chunk.js', { startTime: 900, transferSize: 0 }), {
      ...file('entry.js'),
      name: 'http://localhost/other.js',
    });
    const remotes = someRemotes();
    const version = aVersion('mfe-toy');
    const text = loadTrace(
      { ...remotes, previews: [{ scope: 'local', remote: 'mfe-toy', version }] },
      section,
    );
    expect(text.split('\n').slice(0, 5)).toEqual([
      'mfe-toy /',
      'versión 1.0.0-abc, vista local; fallas en esta pestaña: 0',
      'archivos:',
      '  +812 ms entry.js: 4 kB, espera 3 ms, servidor 5 ms, descarga 2 ms, 2 kB por la red',
      '  +900 ms chunk.js: 4 kB, de la caché',
    ]);
  });

  it('says which copy of a shared package it uses, and why [N-37-503]', () => {
    publish(
      {
        react: {
          '19.3.1': aPackage('19.3.1', 'shell__chunks1', ['shell__chunks1', OWN]),
          '19.2.0': aPackage('19.2.0', 'mfe_old', []),
        },
        rxjs: { '7.8.2': { ...aPackage('7.8.2', OWN, []), treeShaking: { useIn: [OWN] } } },
        unused: { '1.0.0': aPackage('1.0.0', 'shell__chunks1', ['shell__chunks1']) },
      },
      { react: '^19.3.1', rxjs: '^7.8.0', unused: '^1.0.0' },
    );
    const text = loadTrace(someRemotes(), section);
    expect(text).toContain(
      [
        'paquetes compartidos:',
        '  react 19.3.1: de shell__chunks1, que la cargó antes; pide ^19.3.1; una sola por página; también ofrecidas: 19.2.0',
        '  rxjs 7.8.2: copia propia, nadie había cargado otra; pide ^7.8.0; una sola por página',
        'eventos del bus:',
      ].join('\n'),
    );
  });

  it('names events of the bus without what they carry [N-37-503]', () => {
    const stop = recordBusEvents();
    emit('store-chosen', { storeId: 41_414_141 });
    stop();
    const text = loadTrace(someRemotes(), section);
    expect(text).toMatch(/ {2}\+\d+ ms store-chosen$/);
    expect(text).not.toContain('41414141');
  });

  it('says what is not known', () => {
    const text = loadTrace(someRemotes(), section);
    expect(text).toContain('archivos:\n  sin medir');
    expect(text).toContain('paquetes compartidos:\n  ninguno: trae los suyos');
    expect(loadTrace(someRemotes(), { ...section, release: '9.9.9-z' })).toBe('Sin datos de esta versión.');
  });
});
