import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const TEXT = /\.(js|css|json|html|mustache)$/;
const MAX_ROUNDS = 10;
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const replaceAll = (text, changes) => {
  const found = Object.keys(changes).filter((from) => text.includes(from));
  return { text: found.reduce((done, from) => done.replaceAll(from, changes[from]), text), found };
};

const NAMED_BY_CONTENT = /^files\/.*\.([\da-f]{16})\.\w+$/;

const newNames = (contents, before) =>
  Object.fromEntries(
    Object.keys(before).flatMap((path) => {
      const [, old] = NAMED_BY_CONTENT.exec(path) ?? [];
      if (!old || integrityOf(contents[path]) === before[path].integrity) return [];
      return [[old, createHash('sha256').update(contents[path]).digest('hex').slice(0, old.length)]];
    }),
  );

const renamedFiles = (contents, names) =>
  Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [
      replaceAll(path, names).text,
      TEXT.test(path) ? Buffer.from(replaceAll(content.toString(), names).text) : content,
    ]),
  );

/** Scripts may contain hashes of other files, so repeat until all are right. */
const withRightHashes = (files, before) => {
  let contents = files;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const hashes = Object.fromEntries(
      Object.entries(before).map(([path, { integrity }]) => [integrity, integrityOf(contents[path])]),
    );
    const next = Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        path.endsWith('.js') ? Buffer.from(replaceAll(content.toString(), hashes).text) : content,
      ]),
    );
    if (Object.keys(next).every((path) => next[path].equals(contents[path]))) return next;
    contents = next;
  }
  throw new Error('the files hold hashes of each other');
};

/**
 * Changes version, id and names of a build without compiling. @throws when a text is not found
 *
 * @param {string} buildDir
 * @param {string} outDir
 * @param {{version: string, texts?: Readonly<Record<string, string>>, titleSuffix?: string}} difference
 * @returns {Promise<{name: string, releaseId: string, entry: string}>} its release.json
 */
export const makeAnotherRelease = async (buildDir, outDir, { version, texts = {}, titleSuffix = '' }) => {
  const source = await readFile(join(buildDir, 'release.json'), 'utf8');
  const { releaseId: oldId, files: before, version: oldVersion } = JSON.parse(source);
  const oldHash = oldId.slice(oldVersion.length + 1);
  const hash = createHash('sha256')
    .update(JSON.stringify([oldId, version, texts, titleSuffix]))
    .digest('hex');
  const underscored = (id) => id.replace(/\W/g, '_');
  const newId = `${version}-${hash.slice(0, oldHash.length)}`;
  const names = { [oldId]: newId, [underscored(oldId)]: underscored(newId) };

  const found = new Set();
  const contents = {};
  for (const path of Object.keys(before)) {
    const content = await readFile(join(buildDir, path));
    if (!TEXT.test(path)) contents[path] = content;
    else {
      const renamed = replaceAll(content.toString(), { ...names, ...texts });
      renamed.found.forEach((text) => found.add(text));
      contents[path] = Buffer.from(renamed.text);
    }
  }
  const missing = Object.keys(texts).filter((text) => !found.has(text));
  if (missing.length > 0) throw new Error(`${buildDir}: no file holds ${missing.join(', ')}`);

  const moved = newNames(contents, before);
  const listed = Object.entries(before).map(([path, file]) => [replaceAll(path, moved).text, file]);
  const files = withRightHashes(renamedFiles(contents, moved), Object.fromEntries(listed));
  const release = JSON.parse(replaceAll(source, { ...names, ...moved }).text);
  release.version = version;
  release.files = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      { integrity: integrityOf(content), size: content.length },
    ]),
  );
  for (const route of release.manifest?.routes ?? []) route.title += titleSuffix;
  await rm(outDir, { recursive: true, force: true });
  for (const [path, content] of Object.entries({ ...files, 'release.json': JSON.stringify(release) })) {
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), content);
  }
  return release;
};
