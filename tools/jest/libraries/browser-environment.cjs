const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');

const { TestEnvironment } = require('jest-environment-jsdom');

const { bundledLibraries } = require('./bundled-libraries.cjs');

const code = readFileSync(bundledLibraries(), 'utf8');
/** No file: to print a stack Jest would search all of it for a source map. */
const filename = '/node_modules/libraries.js';
/** Compiled once per worker; every spec file runs it in its own window. */
const script = new Script(`(function (module, exports, jest) {${code}\n})`, { filename });

/** jsdom with the libraries of the front ends, which `use-libraries.cjs` starts. */
class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.startLibraries = script.runInContext(this.getVmContext());
    this.reportErrorsOf(context.console);
  }

  /** Leaves out gaps of jsdom: printing the stack of each takes longer than the tests. */
  reportErrorsOf(console) {
    const { virtualConsole } = this.dom;
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error) => {
      if (error.type !== 'not implemented') console.error(error);
    });
  }
}

module.exports = BrowserEnvironment;
