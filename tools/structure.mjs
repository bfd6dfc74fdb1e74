/** Prints figures on the structure of the sources: `npm run structure`, with `-- <commit>` of an earlier state. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { frontEnds, root } from './workspace.mjs';

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const DOCUMENT = /\.md$/;
const MANIFEST = /(^|\/)package\.json$/;
const NOT_OURS = /(^|\/)generated\/|\.d\.ts$/;
const SPEC = /\.(spec|journey)\.tsx?$/;
const PRODUCTION = [
  ...['api', 'sandbox', ...frontEnds].map((name) => `${name}/src`),
  ...['libs', 'federation', 'ops', 'shell/server'],
];
const LONG_FUNCTIONS = [40, 100];
const MAX_FILE_LINES = 250;
const ROOM_FILES = 15;

const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });

const countBy = (items, keyOf) => {
  const counts = new Map();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};

const functionLengths = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const lengths = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body)
      lengths.push(lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
};

const commentLines = (text) => text.split('\n').filter((line) => /^\s*(\/\/|\/?\*)/.test(line)).length;
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
  const lengths = sources.flatMap((file) => functionLengths(file, texts.get(file)));
  const rooms = countBy(sources, dirname);
  const sorted = sources.map(lines).sort((a, b) => a - b);
  const circles = folderCircles(dependencies(folder));
  const longest = circles.reduce((most, { length }) => Math.max(most, length), 0);
  return [
    ['source files', sources.length],
    ['lines of source', sum(sources)],
    [
      'lines of comment in sources',
      sources.reduce((total, file) => total + commentLines(texts.get(file)), 0),
    ],
    ['spec files and journeys', files.length - sources.length],
    ['lines of specs', sum(files) - sum(sources)],
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
    ['words of documents', documents.reduce((total, file) => total + wordsOf(read(file)), 0)],
    ['words of the README', wordsOf(read('README.md'))],
    ['scripts of all package.json', scripts.length],
  ];
};

const measureCommit = (commit) => {
  const folder = mkdtempSync(join(tmpdir(), 'lacteos-structure-'));
  try {
    git(root, 'worktree', 'add', '--detach', folder, commit);
    symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
    return measure(folder);
  } finally {
    git(root, 'worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
};

const [commit] = process.argv.slice(2);
for (const [what, value] of commit ? measureCommit(commit) : measure(root))
  console.log(`${what.padEnd(36)} ${value}`);
