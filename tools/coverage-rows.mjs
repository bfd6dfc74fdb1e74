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

/**
 * Every test of a jest report as `{file, title, status}`, files relative to `root`.
 *
 * @param {{testResults: {name: string, assertionResults: {fullName: string, status: string}[]}[]}} report
 */
export const jestTests = (report, root) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relativeTo(root, name),
      title: fullName,
      status,
      reason: failureMessages?.[0],
    })),
  );

export const playwrightTests = (report, root) => {
  const folder = relativeTo(root, report.config?.rootDir ?? '');
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).map(({ title, ok, tests, file }) => ({
      file: folder === '' ? file : `${folder}/${file}`,
      title: [...titles, title].join(' '),
      status: tests.every(({ status }) => status === 'skipped') ? 'pending' : ok ? 'passed' : 'failed',
      reason: tests.flatMap(({ results = [] }) => results.flatMap(({ errors }) => errors))[0]?.message,
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
};

/**
 * Compares the rows of `docs/coverage.csv` with the checklist and the tests that ran.
 *
 * @returns {{covered: number, total: number, areas: Map<string, {covered: number, total: number}>, problems: string[]}}
 */
export const measureCoverage = (checklist, rows, tests) => {
  const areaById = new Map(checklist.map(({ id, area }) => [id, area]));
  const passed = statusByTest(tests);
  const covered = new Set();
  const problems = checklist
    .filter(({ id }, index) => checklist.findIndex((row) => row.id === id) < index)
    .map(({ id }) => `${id}: more than one row of the checklist has this id`);
  for (const { id, file, title } of rows) {
    const status = passed.get(`${file}\n${title}`);
    if (!areaById.has(id)) problems.push(`${id}: no such row in the checklist`);
    else if (status === undefined) problems.push(`${id}: no test "${title}" ran in ${file}`);
    else if (status !== 'passed') problems.push(`${id}: "${title}" in ${file} ended as ${status}`);
    else covered.add(id);
  }
  const areas = new Map();
  for (const [id, area] of areaById) {
    const count = areas.get(area) ?? { covered: 0, total: 0 };
    areas.set(area, { covered: count.covered + (covered.has(id) ? 1 : 0), total: count.total + 1 });
  }
  return { covered: covered.size, total: areaById.size, areas, problems };
};

/** A title that ran several times (databases, window sizes) passes only if every run did. */
const statusByTest = (tests) => {
  const statuses = new Map();
  for (const { file, title, status } of tests) {
    const key = `${file}\n${title}`;
    const before = statuses.get(key);
    statuses.set(key, before === undefined || before === 'passed' ? status : before);
  }
  return statuses;
};

const relativeTo = (root, path) => (path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path);
