import { ensureInstalled } from './machine/install.mjs';
import { checkNode } from './machine/prerequisites.mjs';
import { failedTasks, runToEnd, tail } from './machine/run.mjs';
import { explain } from './machine/stop-error.mjs';
import { ensureSystemPrograms } from './machine/system-programs.mjs';
import { clearReports, countTests } from './requirements/test-reports.mjs';

const FAILURE_LINES = 250;
/** Compilers and specs allocate many short-lived objects; a larger semi-space (MB) saves a sixth. */
const SEMI_SPACE = '--max-semi-space-size=64';
const nx = (target, ...options) => ['nx', ['run-many', '-t', target, ...options, '--output-style=static']];

const withSemiSpace = (env) => ({
  ...env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${SEMI_SPACE}`.trim(),
});

/** Two compute while a third waits for its processes; more would need more memory than a small machine has. */
const MAX_AT_ONCE = 3;

/** Started in this order, each once the stage that it `needs` has passed. */
const STAGES = [
  { name: 'build', command: nx('build') },
  { name: 'format', command: ['oxfmt', ['--check']] },
  { name: 'lint', command: [process.execPath, ['tools/lint.mjs']] },
  { name: 'boundaries', command: [process.execPath, ['tools/check-boundaries.mjs']] },
  { name: 'types', command: [process.execPath, ['tools/typecheck.mjs']] },
  // The longest stage starts first; Nx would start it last.
  { name: 'api', command: ['npm', ['test', '--workspace=api']], needs: 'build' },
  { name: 'tests', command: nx('test', '--exclude=api,bench'), needs: 'build' },
  // Nx would run them last and alone, although they mostly wait for processes.
  { name: 'benches', command: ['npm', ['test', '--workspace=bench']], needs: 'build' },
  // Its four browsers keep all cores busy at the end, when nothing else is left to start.
  {
    name: 'journeys',
    command: ['playwright', ['test', '-c', 'e2e/playwright.config.ts']],
    needs: 'build',
    isLoud: true,
    drivesShop: true,
  },
];
const COVERAGE = {
  name: 'coverage',
  command: [process.execPath, ['tools/requirements/coverage.mjs']],
  isLoud: true,
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const runStage = async ({ name, command: [program, args], isLoud = false, drivesShop = false }, given) => {
  const env = drivesShop ? given : withSemiSpace(given);
  const startedAt = Date.now();
  console.log(`— ${name}`);
  const { code, output } = await runToEnd(program, args, { env, isLoud });
  if (code !== 0 && !isLoud) console.error(tail(failedTasks(output), FAILURE_LINES));
  console.log(`${code === 0 ? '✔' : '✖'} ${name} (${seconds(startedAt)})`);
  return { name, isGood: code === 0, time: seconds(startedAt) };
};

const runStages = async (env) => {
  const results = [];
  const waiting = [...STAGES];
  const running = new Set();
  const run = async (stage) => {
    const isPossible = results.every(({ name, isGood }) => isGood || name !== stage.needs);
    results.push(
      isPossible ? await runStage(stage, env) : { name: stage.name, isGood: false, time: 'not run' },
    );
  };
  const isReady = ({ needs }) => !needs || results.some(({ name }) => name === needs);
  while (waiting.length + running.size > 0) {
    const next = running.size < MAX_AT_ONCE ? waiting.findIndex(isReady) : -1;
    if (next === -1) await Promise.race(running);
    else {
      const ended = run(...waiting.splice(next, 1)).finally(() => running.delete(ended));
      running.add(ended);
    }
  }
  return [...results, await runStage(COVERAGE, env)];
};

const main = async () => {
  checkNode();
  await ensureInstalled(console.log);
  const env = await ensureSystemPrograms(console.log);
  await clearReports();
  const results = await runStages(env);

  console.log('');
  for (const { name, isGood, time } of results)
    console.log(`${isGood ? '✔' : '✖'} ${name.padEnd(12)} ${time}`);
  const broken = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`);
  const { passed, failed, failures } = await countTests();
  for (const failure of failures) console.error(failure);
  console.log(`${passed} passed, ${failed} failed`);
  if (broken.length > 0 || failed > 0) process.exitCode = 1;
};

try {
  await main();
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
