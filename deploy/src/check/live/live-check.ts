import { createHash } from 'node:crypto';
import {
  discoveryVersion,
  liveVersion,
  previewText,
  previousVersion,
  releaseFolder,
  type Discovery,
  type DiscoveryVersion,
  type RemoteRoute,
  type VersionPlace,
} from '@lacteos/remote-kit/discovery';
import { chromium } from 'playwright-core';
import { DeployError } from '../../deploy-error.js';
import { sign, type SigningKey } from '../../signing.js';
import type { DeployTarget, Release } from '../../contract.js';
import type { Finding, LiveCheck } from '../finding.js';
import { examine, type LiveSettings } from './examine.js';
import type { World } from './shop-document.js';

const SHELL = 'shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const download = async (address: string): Promise<Buffer> => {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new DeployError('USAGE', `SHOP_URL: ${address} does not answer (${String(cause)})`);
  });
  if (!answer.ok) throw new DeployError('USAGE', `SHOP_URL: ${address} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** The entry of a release as browsers will find it, read from where they will read it. */
const servedVersion = async (
  shopUrl: string,
  baseUrl: string,
  place: Pick<VersionPlace, 'role' | 'traffic'>,
): Promise<{ version: DiscoveryVersion; release: Release }> => {
  const text = await download(new URL(`${baseUrl}release.json`, shopUrl).href);
  const release = JSON.parse(text.toString('utf8')) as Release;
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const releaseFile = { integrity, size: text.length };
  return { version: discoveryVersion(release, { ...place, baseUrl, releaseFile }), release };
};

const LIVE = { role: 'live', traffic: 100 } as const;

const PREVIEW_S = 3600;

/** What the live shop's own gateway shows the release by, as a reviewer's link does. */
const previewOf = (name: string, { extras }: DiscoveryVersion, key: SigningKey): string => {
  const exp = Math.floor(Date.now() / 1000) + PREVIEW_S;
  const integrity = extras.releaseFile?.integrity ?? '';
  return previewText(sign({ remote: name, releaseId: extras.releaseId, exp, integrity }, key));
};

/** The shop once the candidate is live, under the shell that is live and under the one before it. */
const worldsWith = async (
  shopUrl: string,
  discovery: Discovery,
  candidate: DiscoveryVersion,
  name: string,
  key: SigningKey,
): Promise<World[]> => {
  const { signature: _signature, ...unsigned } = discovery;
  // The candidate stands alone: a failure must not be hidden by the release that the shell would fall back to.
  const worldUnder = (shell: DiscoveryVersion, which: string, preview?: string): World => {
    const microFrontends = { ...discovery.microFrontends, [SHELL]: [shell], [name]: [candidate] };
    const title = `the ${which} shell ${shell.extras.releaseId}`;
    return { title, discovery: JSON.stringify(sign({ ...unsigned, microFrontends }, key)), shell, preview };
  };
  if (name === SHELL) return [worldUnder(candidate, 'new')];
  const shell = liveVersion(discovery, SHELL);
  if (!shell) throw new DeployError('USAGE', `SHOP_URL: no shell is live at ${shopUrl}`);
  const now = worldUnder(shell, 'live', previewOf(name, candidate, key));
  const before = previousVersion(discovery, SHELL);
  if (!before) return [now];
  const { version: previous } = await servedVersion(shopUrl, releaseFolder(before), LIVE);
  return [now, worldUnder(previous, 'previous')];
};

/** Of a remote's routes the first one of each kind of access. */
const oneOfEachAccess = (routes: readonly RemoteRoute[]): RemoteRoute[] => [
  ...new Map(
    routes.toReversed().map((route) => [`${route.access} ${route.roles?.join() ?? ''}`, route]),
  ).values(),
];

/** The pages of a remote; of a shell its own and some of every remote, which it must not break. */
const manifestUnder = (discovery: Discovery, release: Release): Release['manifest'] => {
  if (release.name !== SHELL || !release.manifest) return release.manifest;
  const others = Object.keys(discovery.microFrontends).filter((name) => name !== SHELL);
  const routes = others.flatMap((name) =>
    oneOfEachAccess(liveVersion(discovery, name)?.extras.manifest?.routes ?? []),
  );
  return { ...release.manifest, routes: [...release.manifest.routes, ...routes] };
};

/**
 * Opens every page of a published release inside the shop that is live, as each role that has it, under the live shell and
 * under the one before: as if the release had been activated, by a discovery file that only this browser sees. Rejects
 * with `USAGE` when the shop does not answer.
 */
export const runLiveCheck = async (
  settings: LiveSettings,
  { signingKey, releasesUrl = '/releases' }: Pick<DeployTarget, 'signingKey' | 'releasesUrl'>,
  { name, releaseId }: Pick<Release, 'name' | 'releaseId'>,
): Promise<Finding[]> => {
  if (!signingKey)
    throw new DeployError('KEY_MISSING', 'DISCOVERY_SIGNING_KEY: the live check needs the key of the target');
  const { shopUrl } = settings;
  const text = await download(new URL('/discovery.json', shopUrl).href);
  const discovery = JSON.parse(text.toString('utf8')) as Discovery;
  const folder = `${releasesUrl}/${name}/${releaseId}/`;
  const { version, release } = await servedVersion(shopUrl, folder, LIVE);
  const worlds = await worldsWith(shopUrl, discovery, version, name, signingKey);
  const seen = { folder, manifest: manifestUnder(discovery, release) };
  const browser = await chromium.launch({ executablePath: settings.chromiumPath, args: FLAGS });
  try {
    const findings: Finding[] = [];
    for (const world of worlds) findings.push(...(await examine(browser, settings, seen, world)));
    return findings;
  } finally {
    await browser.close();
  }
};

/** The check that opens a release in the shop that the settings name. */
export const liveCheckWith = (settings: LiveSettings): LiveCheck => ({
  run: (target, release) => runLiveCheck(settings, target, release),
});
