const FILE_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Restores what a spec file of a part changed while it was loaded or ran. */
exports.shareEnvironment = (Environment) =>
  class extends Environment {
    async handleTestEvent({ name, describeBlock }, { currentDescribeBlock, rootDescribeBlock }) {
      if (name === 'start_describe_definition' && currentDescribeBlock.parent === rootDescribeBlock)
        this.save();
      if (name === 'finish_describe_definition' && currentDescribeBlock === rootDescribeBlock) this.restore();
      if (name === 'run_start') requireTests(rootDescribeBlock);
      if (describeBlock === undefined || describeBlock.parent !== rootDescribeBlock) return;
      if (name === 'run_describe_start') this.save();
      if (name === 'run_describe_finish') this.restore();
    }

    save() {
      const { process, console } = this.global;
      this.saved = {
        env: { ...process.env },
        folder: process.cwd(),
        exit: process.exit,
        console: { ...console },
      };
    }

    restore() {
      const { process, console } = this.global;
      const { env, folder, exit, console: methods } = this.saved;
      this.fakeTimers.useRealTimers();
      this.fakeTimersModern.useRealTimers();
      this.moduleMocker.restoreAllMocks();
      for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
      Object.assign(process.env, env);
      process.chdir(folder);
      process.exit = exit;
      Object.assign(console, methods);
      delete this.global[FILE_TIMEOUT];
    }
  };

const requireTests = ({ children }) => {
  const hasTests = (block) => block.type === 'test' || block.children.some(hasTests);
  const empty = children.filter((block) => !hasTests(block)).map(({ name }) => name);
  if (empty.length > 0) throw new Error(`A spec file must contain at least one test: ${empty.join(', ')}`);
};
