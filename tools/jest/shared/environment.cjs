const { createContext } = require('node:vm');

const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const { endAsyncContexts } = require('./async-contexts.cjs');

const CONDITIONS = ['node', 'node-addons'];
const FRAMEWORK_STATE = 'JEST_STATE_SYMBOL';
const FRAMEWORK_HANDLERS = Symbol.for('EVENT_HANDLERS');
/** Set by `jest.setTimeout` for one spec file. */
const FILE_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Runs in the worker's own realm; restores what a spec file changed in the process. */
class SharedEnvironment {
  constructor({ projectConfig: config }) {
    this.global = globalThis;
    this.before = {
      env: { ...process.env },
      folder: process.cwd(),
      exit: process.exit,
      console: globalThis.console,
    };
    this.moduleMocker = new ModuleMocker(globalThis);
    const shared = { config, global: globalThis };
    this.fakeTimersModern = new ModernFakeTimers(shared);
    this.fakeTimers = new LegacyFakeTimers({
      ...shared,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (ref) => ref },
    });
  }

  async setup() {}

  async teardown() {
    const { env, folder, exit, console } = this.before;
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.chdir(folder);
    process.exit = exit;
    globalThis.console = console;
    forgetFramework();
    endAsyncContexts();
  }

  exportConditions() {
    return CONDITIONS;
  }

  getVmContext() {
    this.context ??= createContext({});
    return this.context;
  }
}

/** Drops this file's copy, which would keep its tests in memory. */
function forgetFramework() {
  delete globalThis[FRAMEWORK_HANDLERS];
  delete globalThis[FILE_TIMEOUT];
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description === FRAMEWORK_STATE) delete globalThis[symbol];
}

module.exports = SharedEnvironment;
