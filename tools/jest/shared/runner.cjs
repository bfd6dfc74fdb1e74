const { default: TestRunner } = require('jest-runner');

/** Always uses worker processes, because spec files change their process. */
class WorkerRunner extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}

module.exports = WorkerRunner;
