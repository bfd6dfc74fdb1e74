import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { localTarget } from '../../tools/shop/releases.mjs';

const root = resolve(import.meta.dirname, '../..');
const PAGES = 'pages';
const json = async (file) => JSON.parse(await readFile(file, 'utf8'));

/**
 * Publishes the build without federation and writes a registry that knows only it: the gateway then serves the
 * same HTML, with frame and preloads, as it does for the federated shop.
 *
 * @param {string} dist
 * @param {string} liveFile
 * @returns {Promise<string>} the registry
 */
export const releaseWhole = async (dist, liveFile) => {
  const { activate, folderTarget, publish, sign } = await import('@lacteos/release');
  const dataDir = resolve(liveFile, '../..');
  const target = folderTarget({
    ...(await localTarget(dataDir)),
    registryFile: join(dataDir, 'whole', 'registry.json'),
  });
  await mkdir(join(dataDir, 'whole'), { recursive: true });
  const { release } = await publish(dist, target);
  await activate(target, 'shell', release.releaseId);
  const registry = await json(target.registryFile);
  const [shell] = registry.microFrontends.shell;
  // Has no release.json of its own, so that its entry is whole.
  const { releaseFile: _releaseFile, ...extras } = shell.extras;
  const { readManifest } = await import('@lacteos/remote-kit/manifest');
  const written = await readFile(resolve(root, 'mfe-storefront', 'remote.manifest.json'), 'utf8');
  const manifest = readManifest(written, 'remote.manifest.json');
  const none = { js: [], css: [] };
  const views = Object.fromEntries(
    Object.entries(release.files).filter(([path]) => path.startsWith('first-views/')),
  );
  // Aliases the shell's files, because only a remote brings page routes.
  registry.microFrontends[PAGES] = [
    {
      ...shell,
      // The gateway reads only listed files.
      extras: {
        ...extras,
        federationName: PAGES,
        files: views,
        expose: { './remote': none },
        manifest,
      },
    },
  ];
  await writeFile(target.registryFile, JSON.stringify(sign(registry, target.signingKey)));
  const pages = join(target.releasesDir, PAGES, release.releaseId);
  await mkdir(pages, { recursive: true });
  await cp(join(dist, 'first-views'), join(pages, 'first-views'), { recursive: true });
  await writeFile(
    join(pages, 'release.json'),
    JSON.stringify({ ...release, name: PAGES, expose: { './remote': none } }),
  );
  return target.registryFile;
};
