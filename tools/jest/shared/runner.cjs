const { default: TestRunner } = require('jest-runner');

/** Runs spec files in worker processes only: in Jest's own process, what a spec file changes would reach Jest. */
class WorkerRunner extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}

module.exports = WorkerRunner;
