import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { runToEnd } from '../machine/run.mjs';
import { root } from '../workspace.mjs';
import { updatePage } from './proofs-page.mjs';

const USAGE =
  'Usage: npm run prove -- <name> … | --list | --all | --page (writes docs/proofs.md anew and runs nothing)';
const MAX_NEAREST = 3;

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** HEAD, and whether tracked files other than the page differ from it. */
const currentCommit = () => {
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/proofs.md');
  return `${git('rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ' with changes'}`;
};

/** Levenshtein distance. */
const editDistance = (one, other) => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [index, right] of [...other].entries())
      next.push(Math.min(next[index] + 1, row[index + 1] + 1, row[index] + (letter === right ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
};

const nearestNames = (proofs, wanted) =>
  proofs
    .map(({ name }) => ({ name, distance: editDistance(wanted, name) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_NEAREST)
    .map(({ name }) => name);

const variablesOf = ({ env = {}, variables = [] }) => [...Object.keys(env), ...variables];

const listLine = (proof) => {
  const { name, proves, takes, needs, byHand } = proof;
  const read = variablesOf(proof).join(', ');
  const facts = [
    takes,
    `needs ${needs}`,
    ...(read ? [`reads ${read}`] : []),
    ...(byHand ? ['not in --all'] : []),
  ];
  return `${name.padEnd(18)} ${proves} (${facts.join('; ')})`;
};

const runProof = async (proof, { commit, given, isLoud }) => {
  const { name, cwd, run, env = {} } = proof;
  const [program, ...args] = run.split(' ');
  const startedAt = Date.now();
  const { code, output } = await runToEnd(program, args, {
    cwd: resolve(root, cwd),
    env: Object.fromEntries(
      Object.entries(env).map(([variable, value]) => [variable, given[variable] ?? value]),
    ),
    isLoud,
  });
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  const date = new Date(startedAt).toISOString().slice(0, 10);
  // A run of another size proves another claim.
  const changed = variablesOf(proof)
    .filter((variable) => given[variable] !== undefined)
    .map((variable) => `${variable}=${given[variable]}`);
  return { name, date, commit, isGood: code === 0, minutes, changed, output: output.replaceAll(root, '.') };
};

const runAll = async (chosen, { proofs, page, say, given, isLoud }) => {
  const commit = currentCommit();
  const results = [];
  for (const proof of chosen) {
    say(`— ${listLine(proof)}`);
    const result = await runProof(proof, { commit, given, isLoud });
    results.push(result);
    // After each, so that a run that is stopped keeps what it has.
    updatePage(page, proofs, [result]);
  }
  for (const { name, isGood, minutes } of results) say(`${isGood ? '✔' : '✖'} ${name} (${minutes} min)`);
  return results.every(({ isGood }) => isGood) ? 0 : 1;
};

/** @returns {Promise<number>} exit code: 1 when a proof failed, 2 when the arguments are wrong */
export const prove = async (args, options) => {
  const { proofs, page, say } = options;
  if (args.length === 0) {
    say(USAGE);
    return 2;
  }
  if (args.includes('--page')) {
    updatePage(page, proofs);
    return 0;
  }
  if (args.includes('--list')) {
    for (const proof of proofs) say(listLine(proof));
    return 0;
  }
  if (args.includes('--all'))
    return runAll(
      proofs.filter(({ byHand }) => !byHand),
      options,
    );
  const unknown = args.filter((wanted) => proofs.every(({ name }) => name !== wanted));
  for (const name of unknown)
    say(`There is no proof '${name}'. The nearest: ${nearestNames(proofs, name).join(', ')}`);
  if (unknown.length > 0) return 2;
  return runAll(
    proofs.filter(({ name }) => args.includes(name)),
    options,
  );
};
