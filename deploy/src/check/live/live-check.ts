import { createHash } from 'node:crypto';
import {
  discoveryVersion,
  liveVersion,
  previousVersion,
  releaseFolder,
  type Discovery,
  type DiscoveryVersion,
  type Release,
  type VersionPlace,
} from '@lacteos/remote-kit/discovery';
import { chromium } from 'playwright-core';
import { DeployError } from '../../deploy-error.js';
import { sign, type SigningKey } from '../../signing.js';
import { examine, type LiveFinding, type LiveSettings } from './examine.js';
import type { World } from './shop-document.js';

/** What the check needs of a target: the key that signs how the shop would be, and where its files are served. */
export interface LiveTarget {
  signingKey?: SigningKey;
  releasesUrl?: string;
}

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

const titleOf = (shell: DiscoveryVersion, which: string): string =>
  `the ${which} shell ${shell.extras.releaseId}`;

/** The shop once the candidate is live, under the shell that is live and under the one before it. */
const worldsWith = async (
  shopUrl: string,
  discovery: Discovery,
  candidate: DiscoveryVersion,
  name: string,
  key: SigningKey,
): Promise<World[]> => {
  const { signature: _signature, ...unsigned } = discovery as Discovery & { signature?: unknown };
  const amended = (shell: DiscoveryVersion): string => {
    const microFrontends = { ...discovery.microFrontends, [SHELL]: [shell], [name]: [candidate] };
    return JSON.stringify(sign({ ...unsigned, microFrontends }, key));
  };
  const shell = name === SHELL ? candidate : liveVersion(discovery, SHELL);
  if (!shell) return [];
  const now: World = {
    title: titleOf(shell, name === SHELL ? 'new' : 'live'),
    discovery: amended(shell),
    shell,
  };
  const before = name === SHELL ? undefined : previousVersion(discovery, SHELL);
  if (!before) return [now];
  const { version: previous } = await servedVersion(shopUrl, releaseFolder(before), LIVE);
  return [now, { title: titleOf(previous, 'previous'), discovery: amended(previous), shell: previous }];
};

/** A shell's own pages, and the first page of every remote under it: what a new shell must not break. */
const manifestUnder = (discovery: Discovery, release: Release): Release['manifest'] => {
  if (release.name !== SHELL || !release.manifest) return release.manifest;
  const others = Object.keys(discovery.microFrontends).filter((name) => name !== SHELL);
  const routes = others.flatMap((name) => liveVersion(discovery, name)?.extras.manifest?.routes ?? []);
  return { ...release.manifest, routes };
};

/**
 * Opens every page of a published release inside the shop that is live, as each role that has it, under the live shell and
 * under the one before: as if the release had been activated, by a discovery file that only this browser sees. Rejects
 * when the shop does not answer.
 */
export const runLiveCheck = async (
  settings: LiveSettings,
  { signingKey, releasesUrl = '/releases' }: LiveTarget,
  { name, releaseId }: Pick<Release, 'name' | 'releaseId'>,
): Promise<LiveFinding[]> => {
  if (!signingKey)
    throw new DeployError('USAGE', 'DISCOVERY_SIGNING_KEY: the live check needs the key of the target');
  const { shopUrl } = settings;
  const text = await download(new URL('/discovery.json', shopUrl).href);
  const discovery = JSON.parse(text.toString('utf8')) as Discovery;
  const { version, release } = await servedVersion(shopUrl, `${releasesUrl}/${name}/${releaseId}/`, LIVE);
  const worlds = await worldsWith(shopUrl, discovery, version, name, signingKey);
  const seen = { manifest: manifestUnder(discovery, release) };
  const browser = await chromium.launch({ executablePath: settings.chromiumPath, args: FLAGS });
  try {
    const findings: LiveFinding[] = [];
    for (const [index, world] of worlds.entries())
      findings.push(...(await examine(browser, settings, seen, world, index === 0 && name !== SHELL)));
    return findings;
  } finally {
    await browser.close();
  }
};
