/** Prints figures on the structure of the sources: `npm run structure`, with `-- <commit>` beside those of an earlier state. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { frontEnds, root } from './workspace.mjs';

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const DOCUMENT = /\.md$/;
const GENERATED_DOCUMENT = /^(Written by|`npm run [^`]+` wrote|The tables are generated)|\bWritten from\b/m;
const DECISION = /(^|\/)docs\/adr\/\d+/;
const MANIFEST = /(^|\/)package\.json$/;
const NOT_OURS = /(^|\/)generated\/|\.d\.ts$/;
const SPEC = /\.(spec|journey)\.tsx?$/;
const PRODUCTION = [
  ...['api', 'sandbox', ...frontEnds].map((name) => `${name}/src`),
  ...['libs', 'federation', 'ops', 'shell/server'],
];
const VAGUE_VERB = /^(of|take|keep|note|tell|ask|look|hear|has|put|end)$/;
const SUBJECTLESS_COMMENT = /^\s*(\/\*\*|\*|\/\/) *(What|Who|Those|Which|Of|As)\b/;
const MAX_COLUMNS = 120;
const LONG_FUNCTIONS = [40, 100];
const MAX_FILE_LINES = 250;
const ROOM_FILES = 15;

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });

const countBy = (items, keyOf) => {
  const counts = new Map();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const nodesOf = (source) => {
  const nodes = [];
  const visit = (node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
};

const functionLength = (node) => {
  const source = node.getSourceFile();
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  return lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1;
};

const isVagueMethod = (node) =>
  (ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isFunctionDeclaration(node)) &&
  VAGUE_VERB.test(node.name?.getText() ?? '');

/** Title of a test: `it('…')`, `it.each(…)('…')`, `test.skip('…')`. */
const testTitle = (node) =>
  ts.isCallExpression(node) &&
  /^(it|test)(\.\w+)*\b/.test(node.expression.getText()) &&
  node.arguments[1] !== undefined &&
  ts.isStringLiteralLike(node.arguments[0])
    ? node.arguments[0].text
    : undefined;

const countLines = (texts, isCounted) =>
  texts.reduce((total, text) => total + text.split('\n').filter(isCounted).length, 0);
const wordsOf = (text) => text.split(/\s+/).filter(Boolean).length;

const folderCircles = (modules) => {
  const edges = new Map();
  for (const { source, dependencies } of modules) {
    const from = dirname(source);
    if (!edges.has(from)) edges.set(from, new Set());
    for (const { resolved, couldNotResolve } of dependencies)
      if (!couldNotResolve && !resolved.includes('node_modules') && dirname(resolved) !== from)
        edges.get(from).add(dirname(resolved));
  }
  const order = new Map();
  const low = new Map();
  const stack = [];
  const circles = [];
  const connect = (folder) => {
    order.set(folder, order.size);
    low.set(folder, order.get(folder));
    stack.push(folder);
    for (const next of edges.get(folder) ?? []) {
      if (!order.has(next)) connect(next);
      if (stack.includes(next)) low.set(folder, Math.min(low.get(folder), low.get(next)));
    }
    if (low.get(folder) !== order.get(folder)) return;
    const circle = stack.splice(stack.indexOf(folder));
    if (circle.length > 1) circles.push(circle);
  };
  for (const folder of edges.keys()) if (!order.has(folder)) connect(folder);
  return circles;
};

const dependencies = (folder) => {
  const paths = PRODUCTION.filter((path) => existsSync(join(folder, path)));
  const depcruise = resolve(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const args = [depcruise, '--config', '.dependency-cruiser.cjs', '--no-progress', '-T', 'json', ...paths];
  const text = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  return JSON.parse(text).modules;
};

const measure = (folder) => {
  const tracked = git(folder, 'ls-files').trim().split('\n');
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const documents = tracked.filter((file) => DOCUMENT.test(file));
  const scripts = tracked
    .filter((file) => MANIFEST.test(file))
    .flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {}));
  const files = tracked.filter((file) => SOURCE.test(file) && !NOT_OURS.test(file));
  const texts = new Map(files.map((file) => [file, read(file)]));
  const lines = (file) => texts.get(file).split('\n').length - 1;
  const sum = (list) => list.reduce((total, file) => total + lines(file), 0);
  const sources = files.filter((file) => !SPEC.test(file));
  const nodes = sources.flatMap((file) => nodesOf(parse(file, texts.get(file))));
  const lengths = nodes.filter((node) => ts.isFunctionLike(node) && node.body).map(functionLength);
  const titles = files
    .filter((file) => SPEC.test(file))
    .flatMap((file) => nodesOf(parse(file, texts.get(file))).map(testTitle))
    .filter((title) => title !== undefined);
  const sourceTexts = sources.map((file) => texts.get(file));
  const wordsOfAll = (paths) => paths.reduce((total, file) => total + wordsOf(read(file)), 0);
  const [generated, byHand] = [true, false].map((is) =>
    documents.filter((file) => GENERATED_DOCUMENT.test(read(file)) === is),
  );
  const rooms = countBy(sources, dirname);
  const sorted = sources.map(lines).sort((a, b) => a - b);
  const circles = folderCircles(dependencies(folder));
  const longest = circles.reduce((max, { length }) => Math.max(max, length), 0);
  return [
    ['source files', sources.length],
    ['lines of source', sum(sources)],
    ['lines of comment in sources', countLines(sourceTexts, (line) => /^\s*(\/\/|\/?\*)/.test(line))],
    [
      'comments that begin with What, Who, Of …',
      countLines(sourceTexts, (line) => SUBJECTLESS_COMMENT.test(line)),
    ],
    [
      `lines of source above ${MAX_COLUMNS} columns`,
      countLines(sourceTexts, (line) => line.length > MAX_COLUMNS),
    ],
    ['methods named by a vague verb', nodes.filter(isVagueMethod).length],
    ['spec files and journeys', files.length - sources.length],
    ['lines of specs', sum(files) - sum(sources)],
    ['titles of tests', titles.length],
    ['titles of one or two words', titles.filter((title) => wordsOf(title) < 3).length],
    ['median lines of a source file', sorted[Math.floor(sorted.length / 2)]],
    [`source files above ${MAX_FILE_LINES} lines`, sorted.filter((count) => count > MAX_FILE_LINES).length],
    ...LONG_FUNCTIONS.map((limit) => [
      `functions above ${limit} lines`,
      lengths.filter((length) => length > limit).length,
    ]),
    ['folders', rooms.length],
    ['largest folder', `${rooms[0][1]} files, ${rooms[0][0]}`],
    [`folders above ${ROOM_FILES} source files`, rooms.filter(([, count]) => count > ROOM_FILES).length],
    ['circles of folders', circles.length],
    ['folders in the largest circle', longest],
    ['documents', documents.length],
    ['words of documents by hand', wordsOfAll(byHand)],
    ['words of generated documents', wordsOfAll(generated)],
    ['decisions (ADRs)', documents.filter((file) => DECISION.test(file)).length],
    ['words of the README', wordsOf(read('README.md'))],
    ['rows of commands in the README', read('README.md').match(/^\| `(npm|npx|node) /gm)?.length ?? 0],
    ['scripts of all package.json', scripts.length],
    [
      'folders of bench',
      new Set(tracked.flatMap((file) => /^bench\/(\w[\w-]*)\//.exec(file)?.[1] ?? [])).size,
    ],
    ['files of tools/jest', tracked.filter((file) => file.startsWith('tools/jest/')).length],
  ];
};

const measureCommit = (commit) => {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-structure-'));
  try {
    git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
    symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
    return measure(folder);
  } finally {
    git(root, 'worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
};

const [commit] = process.argv.slice(2);
const before = new Map(commit ? measureCommit(commit) : []);
for (const [what, value] of measure(root))
  console.log(`${what.padEnd(42)} ${commit ? `${before.get(what)} → ` : ''}${value}`);
