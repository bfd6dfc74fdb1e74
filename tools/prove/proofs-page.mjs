import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const HEAD = `# Proofs

Written by \`npm run prove\`: the last result of each program that \`tools/prove/proofs.mjs\` lists. A result is of the
machine that ran it. \`npm test\` runs short forms of many of them.

| Proof | Proves | Takes | Needs | Last result | Last lines |
|---|---|---|---|---|---|
`;
const NO_RESULT = ['no result yet', '–'];
const MAX_LINE = 200;
const LAST_LINES = 5;
const JEST_NOISE = /^(Snapshots|Time|Test Suites): |^Ran all test suites/;

const escapeCell = (text) => text.replaceAll('|', '\\|');

/** Result cells by proof, as an earlier run wrote them. */
const readResults = (page) =>
  new Map(
    [...page.matchAll(/^\| `(.+?)` \| (.*) \|$/gm)].map(([, name, cells]) => [
      name,
      cells.split(' | ').slice(-NO_RESULT.length),
    ]),
  );

const lastLines = (output) =>
  output
    .replace(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.trim().replaceAll('`', "'"))
    .filter((line) => line !== '' && !JEST_NOISE.test(line))
    .slice(-LAST_LINES)
    .map((line) => `\`${escapeCell(line.slice(0, MAX_LINE))}\``)
    .join('<br>');

const renderPage = (proofs, results) =>
  HEAD +
  proofs
    .map(({ name, proves, takes, needs }) => {
      const cells = [proves, takes, needs].map(escapeCell);
      return `| ${[`\`${name}\``, ...cells, ...(results.get(name) ?? NO_RESULT)].join(' | ')} |\n`;
    })
    .join('');

const readPage = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Writes the page anew: `proofs` as they are now, with the results that it has. */
export const updatePage = (path, proofs, results = []) => {
  const known = readResults(readPage(path));
  for (const { name, date, commit, isGood, minutes, changed, output } of results) {
    const facts = [
      `${isGood ? 'passed' : '**failed**'} on ${date}`,
      `commit ${commit}`,
      `${minutes} min`,
      ...changed,
    ];
    known.set(name, [escapeCell(facts.join(', ')), lastLines(output) || NO_RESULT.at(-1)]);
  }
  writeFileSync(path, renderPage(proofs, known));
};
