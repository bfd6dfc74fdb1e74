import { matchesTitle, splitTitle } from './coverage-titles.mjs';

/** Parses RFC 4180: quoted cells may hold commas, doubled quotes and line ends. */
export const parseCsv = (text) => {
  const rows = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1).push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') cell += text[(index += 1)];
      else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  endCell();
  return rows.filter((row) => row.length > 1 || row[0] !== '');
};

/** Sorted, so that a renamed test changes one line. */
export const coverageCsv = (proofs) => {
  const rows = proofs.map(({ id, file, title }) => [id, file, title].map(csvCell).join(','));
  return ['id,file,title', ...[...new Set(rows)].sort(), ''].join('\n');
};

const csvCell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The first lines that one of two tables has and the other has not. */
export const findStaleRows = (committed, current) => {
  const [old, now] = [committed, current].map((text) => text.split('\n'));
  const [oldSet, nowSet] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !nowSet.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !oldSet.has(line)).map((line) => `+ ${line}`),
  ].slice(0, SHOWN_ROWS);
};

const SHOWN_ROWS = 10;

/** Problems that need no run: ids twice in the checklist, unknown ones, and those that no title names. */
export const findTitleProblems = (checklist, proofs) => {
  const ids = checklist.map(({ id }) => id);
  const known = new Set(ids);
  const named = new Set(proofs.map(({ id }) => id));
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `${id}: more than one row of the checklist has this id`),
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, file, title }) => `${id}: no such row in the checklist ("${title}" in ${file})`),
    ...ids.filter((id) => !named.has(id)).map((id) => `${id}: no title of a test names it`),
  ];
};

/**
 * Compares the proofs that titles name with the tests that ran.
 *
 * @returns {{covered: number, total: number, areas: Map<string, {covered: number, total: number}>, problems: string[]}}
 */
export const measureCoverage = (checklist, proofs, tests) => {
  const areaById = new Map(checklist.map(({ id, area }) => [id, area]));
  const runs = tests.map((test) => ({ ...test, ...splitTitle(test.title) }));
  const covered = new Set();
  const problems = [];
  const read = new Set();
  for (const { id, file, title } of proofs) {
    const own = runs.filter(
      (run) => run.file === file && run.ids.includes(id) && matchesTitle(run.title, title),
    );
    for (const run of own) read.add(`${id} ${run.title} ${file}`);
    const broken = own.find(({ status }) => status !== 'passed');
    if (own.length === 0) problems.push(`${id}: no test "${title}" ran in ${file}`);
    else if (broken) problems.push(`${id}: "${broken.title}" in ${file} ended as ${broken.status}`);
    else covered.add(id);
  }
  for (const { ids, title, file } of runs)
    for (const id of ids)
      if (!read.has(`${id} ${title} ${file}`))
        problems.push(`${id}: not written out in a title of ${file} ("${title}")`);
  const areas = new Map();
  for (const [id, area] of areaById) {
    const count = areas.get(area) ?? { covered: 0, total: 0 };
    areas.set(area, { covered: count.covered + (covered.has(id) ? 1 : 0), total: count.total + 1 });
  }
  return { covered: covered.size, total: areaById.size, areas, problems };
};
