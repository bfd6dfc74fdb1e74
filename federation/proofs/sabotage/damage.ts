import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleRemote } from 'foreign-remote/bundle';
import type { SecondShop } from 'e2e/support/shops/second-shop';
import { remoteOf, userOf, VICTIM, type Kind, type Part } from './kinds';

export type Undo = () => void;

interface ReleaseFacts {
  releaseId: string;
  entry: string;
  expose: Record<string, { js: string[] }>;
  modules: Record<string, { js: string[]; css: string[] }>;
}

const LAZY_PAGE = './pages/sections';
const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const folderOf = (shop: SecondShop): string => {
  const registry = json<{ microFrontends: Record<string, { extras: { releaseId: string } }[]> }>(
    shop.target.registryFile,
  );
  const releaseId = registry.microFrontends[VICTIM.name]?.[0]?.extras.releaseId;
  if (!releaseId) throw new Error(`${VICTIM.name} is not live`);
  return join(shop.target.releasesDir, VICTIM.name, releaseId);
};

const fileOf = (folder: string, part: Part): string => {
  const { entry, expose, modules } = json<ReleaseFacts>(join(folder, 'release.json'));
  const own = (files: readonly string[] | undefined, others: readonly string[]) =>
    files?.find((file) => !others.includes(file));
  const exposed = expose['./remote']?.js ?? [];
  const file = {
    entry,
    'exposed chunk': exposed[0],
    'lazy chunk': own(modules[LAZY_PAGE]?.js, exposed),
    style: modules[LAZY_PAGE]?.css[0],
  }[part];
  if (!file) throw new Error(`the release has no ${part}`);
  return join(folder, file);
};

const damageFile = (file: string, change: 'tamper' | 'truncate'): Undo => {
  const copies = [file, `${file}.br`, `${file}.gz`].filter(existsSync);
  const kept = copies.map((copy) => [copy, readFileSync(copy)] as const);
  const content = Buffer.from(readFileSync(file));
  for (const copy of copies) rmSync(copy);
  const middle = Math.floor(content.length / 2);
  content[middle] = (content[middle] ?? 0) ^ 1;
  writeFileSync(file, change === 'tamper' ? content : content.subarray(0, middle));
  return () => kept.forEach(([copy, bytes]) => writeFileSync(copy, bytes));
};

const damageRegistry = (shop: SecondShop, change: 'wrong signature' | 'unsigned' | 'stale'): Undo => {
  const file = shop.target.registryFile;
  const kept = readFileSync(file, 'utf8');
  const registry = json<Record<string, unknown> & { revision: number }>(file);
  // An attacker with write access to the store alone tries to run another release.
  const bad = kept.replaceAll(`/releases/${VICTIM.name}/`, `/releases/${VICTIM.name}/../evil/`);
  const { signature: _signature, ...unsigned } = JSON.parse(bad) as Record<string, unknown>;
  const history = join(resolve(file, '..'), 'history', 'local', '1.json');
  writeFileSync(
    file,
    {
      'wrong signature': () => bad,
      unsigned: () => JSON.stringify({ ...unsigned, revision: registry.revision + 1 }),
      stale: () => readFileSync(history, 'utf8'),
    }[change](),
  );
  return () => writeFileSync(file, kept);
};

const ROUTE = { access: 'public', title: 'Página en prueba' } as const;
const FILL = { remote: 'mfe-backoffice', name: 'OrderAside', order: 1 };
const BASE = {
  requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
  criticality: 'normal',
};

const manifestOf = (name: string, misbehaviour: string) => ({
  name,
  routes: [
    { ...ROUTE, path: `/${name}` },
    ...(misbehaviour === "takes another's address" ? [{ ...ROUTE, path: '/products' }] : []),
    ...(misbehaviour === 'doubles an address' ? [{ ...ROUTE, path: `/${name}` }] : []),
    ...(misbehaviour.includes('administrator')
      ? [{ ...ROUTE, access: 'signed-in', path: `/${name}/cuenta` }]
      : []),
  ],
  menu: [],
  ...(misbehaviour.includes(' slot ')
    ? { fills: [{ ...FILL, contract: misbehaviour.startsWith('fills') ? 9 : 1 }] }
    : {}),
  ...(misbehaviour.includes('component') ? { components: [{ name: 'Card', contracts: [1] }] } : {}),
  ...(misbehaviour.includes('payload') || misbehaviour.includes('events a second')
    ? { emits: [{ name: 'cart-changed', contracts: [1] }] }
    : {}),
  ...(misbehaviour.startsWith('blocks the page')
    ? { budget: { firstViewKb: 900, longTaskMs: 300, errorPercent: 2 } }
    : {}),
  ...BASE,
});

export const buildRemote = async (shop: SecondShop, kind: Kind, behaves = false): Promise<string> => {
  if (kind.damage.kind !== 'remote') throw new Error(`${kind.name} brings no remote`);
  const { isIsolated = false, style, isUsed, says } = kind.damage;
  const misbehaviour = behaves ? '' : kind.damage.misbehaviour;
  const name = remoteOf(kind);
  const wanted = misbehaviour === 'needs a newer React' ? '^20.0.0' : '^19.2.9';
  const own = isIsolated ? 'own-react.tsx' : 'misbehaving.tsx';
  const source = says && !isUsed ? 'imports-unlisted.tsx' : own;
  const { folder } = await bundleRemote({
    name,
    version: '1.0.0',
    outDir: join(shop.dataDir, 'builds', name),
    remote: resolve(import.meta.dirname, source),
    isIsolated,
    ...(style && { style: resolve(import.meta.dirname, style) }),
    define: { MISBEHAVIOUR: JSON.stringify(misbehaviour), PAGE: JSON.stringify(`/${name}`) },
    banner: misbehaviour === 'is far too big' ? `/*! ${'nata '.repeat(1_200_000)} */` : '',
    manifest: manifestOf(name, misbehaviour),
    ranges: { react: { version: '19.2.9', requiredVersion: wanted } },
  });
  return folder;
};

export const releaseUser = async (shop: SecondShop, kind: Kind): Promise<void> => {
  if (kind.damage.kind !== 'remote' || !kind.damage.isUsed) return;
  const [name, offering] = [userOf(kind), remoteOf(kind)];
  const path = `/${name}`;
  const uses = [{ remote: offering, name: 'Card', contract: 1, pages: [path], press: ['Probar'] }];
  const { folder } = await bundleRemote({
    name,
    version: '1.0.0',
    outDir: join(shop.dataDir, 'builds', name),
    remote: resolve(import.meta.dirname, 'using.tsx'),
    define: { PAGE: JSON.stringify(path), OFFERING: JSON.stringify(offering) },
    manifest: { name, routes: [{ ...ROUTE, path }], menu: [], uses, ...BASE },
    ranges: { react: { version: '19.2.9', requiredVersion: '^19.2.9' } },
  });
  await shop.release(folder);
};

const plantFile = (shop: SecondShop, project: string): void => {
  const folder = join(shop.target.releasesDir, project, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'planted.js'), 'export const isPlanted = true;\n');
};

const releaseRemote = async (shop: SecondShop, kind: Kind): Promise<void> => {
  if (kind.damage.kind === 'remote' && kind.damage.comesAfterGood)
    await shop.release(await buildRemote(shop, kind, true));
  await releaseUser(shop, kind);
  await shop.release(await buildRemote(shop, kind));
  plantFile(shop, remoteOf(kind));
};

export const damage = async (shop: SecondShop, kind: Kind): Promise<Undo> => {
  const { damage: planned } = kind;
  if (planned.kind === 'file') return damageFile(fileOf(folderOf(shop), planned.part), planned.change);
  if (planned.kind === 'registry') return damageRegistry(shop, planned.change);
  if (planned.kind === 'missing folder') {
    const folder = folderOf(shop);
    renameSync(folder, `${folder}.away`);
    return () => renameSync(`${folder}.away`, folder);
  }
  if (planned.kind === 'remote') await releaseRemote(shop, kind);
  return () => undefined;
};
