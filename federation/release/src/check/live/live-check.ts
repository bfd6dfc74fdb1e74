import { callServer } from '@lacteos/contracts/http';
import { createHash } from 'node:crypto';
import {
  registryVersion,
  liveVersion,
  previewText,
  roleOf,
  shellManifest,
  withFormerWords,
  isWhole,
  previousVersion,
  releaseFolder,
  type Registry,
  type RegistryVersion,
  type VersionDetails,
} from '@lacteos/remote-kit/registry';
import { chromium } from 'playwright-core';
import { ReleaseError } from '../../contract/release-error.js';
import { publicKeyText, sign, type SigningKey } from '../../contract/signing.js';
import type { ReleaseTarget, Release } from '../../contract/contract.js';
import type { Finding, LiveCheck } from '../finding.js';
import { shellOffers } from '../events/shell-offers.js';
import { listedOperations } from '../../releases/listed-operations.js';
import { eventRulesOf } from '../events/judge-events.js';
import { inspectPages, type LiveSettings } from './inspect-pages.js';
import { componentsShown, foreignRoutes } from './foreign-routes.js';
import type { ShopUnderTest } from './shop-document.js';

const SHELL = 'shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

const LIMITS = { timeoutMs: 10_000, maxBytes: 20_000_000 };

const download = async (address: string): Promise<Buffer> => {
  const answer = await callServer(address, LIMITS).catch((cause: unknown) => {
    throw new ReleaseError('SHOP_UNREACHABLE', `SHOP_URL: ${address} does not answer (${String(cause)})`);
  });
  if (answer.status >= 500)
    throw new ReleaseError('SHOP_UNREACHABLE', `SHOP_URL: ${address} answered ${answer.status}`);
  if (!answer.isOk) throw new ReleaseError('USAGE', `SHOP_URL: ${address} answered ${answer.status}`);
  return Buffer.from(answer.bytes);
};

/** Failures count only while gateway and API still answer. */
const expectShopToAnswer = async (shopUrl: string): Promise<void> => {
  await download(new URL('/registry.json', shopUrl).href);
  await download(new URL('/api/health/ready', shopUrl).href);
};

const servedVersion = async (
  shopUrl: string,
  baseUrl: string,
  details: Pick<VersionDetails, 'role' | 'traffic'>,
): Promise<{ version: RegistryVersion; release: Release }> => {
  const text = await download(new URL(`${baseUrl}release.json`, shopUrl).href);
  const release = JSON.parse(text.toString('utf8')) as Release;
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const releaseFile = { integrity, size: text.length };
  return { version: registryVersion(release, { ...details, baseUrl, releaseFile }), release };
};

const LIVE = { role: 'live', traffic: 100 } as const;

type OtherProject = Pick<Release, 'name' | 'manifest' | 'types' | 'apiCalls'>;

/** Operations of release, shell and the remotes whose parts its pages show; null if one of them lists none. */
const permittedOperations = (release: Release, others: readonly OtherProject[]): string[] | null => {
  const used = (release.manifest?.uses ?? []).map(({ remote }) => remote);
  const isShown = ({ name, manifest }: OtherProject): boolean =>
    name === SHELL ||
    used.includes(name) ||
    (manifest?.fills ?? []).some(({ remote }) => remote === release.name);
  const lists = [release, ...others.filter(isShown)].map(listedOperations);
  return lists.every((list) => list !== null) ? lists.flat() : null;
};

const liveOthers = (shopUrl: string, registry: Registry, name: string): Promise<OtherProject[]> => {
  const others = Object.keys(registry.microFrontends).filter((other) => other !== name);
  return Promise.all(
    others.flatMap((other) => {
      const version = liveVersion(registry, other);
      if (!version) return [];
      const known = { name: other, manifest: version.extras.manifest };
      return servedVersion(shopUrl, releaseFolder(version), LIVE).then(
        ({ release }) => release,
        () => known,
      );
    }),
  );
};

/** Completes the entries like the gateway, for shells that do not. */
const wholeEntries = async (
  shopUrl: string,
  { microFrontends }: Registry,
): Promise<Registry['microFrontends']> => {
  const complete = async (version: RegistryVersion): Promise<RegistryVersion> => {
    const role = roleOf(version) ?? 'live';
    if (role === 'previous' || isWhole(version)) return version;
    const traffic = version.deployment?.traffic ?? 0;
    return (await servedVersion(shopUrl, releaseFolder(version), { role, traffic })).version;
  };
  const whole = Object.entries(microFrontends).map(
    async ([name, versions]) => [name, await Promise.all(versions.map(complete))] as const,
  );
  return Object.fromEntries(await Promise.all(whole));
};

const PREVIEW_S = 3600;

const previewOf = (name: string, { extras }: RegistryVersion, key: SigningKey): string => {
  const exp = Math.floor(Date.now() / 1000) + PREVIEW_S;
  const integrity = extras.releaseFile?.integrity ?? '';
  return previewText(
    sign({ scope: 'link', remote: name, releaseId: extras.releaseId, exp, integrity } as const, key),
  );
};

/** The shop with the candidate live, under the live and the previous shell. */
const shopsUnderTest = async (
  shopUrl: string,
  registry: Registry,
  candidate: RegistryVersion,
  name: string,
  key: SigningKey,
): Promise<ShopUnderTest[]> => {
  // Signed whole: a team cannot sign for other projects, and only the check's browser reads it.
  const { signature: _signature, trust: _trust, entries: _entries, ...unsigned } = registry;
  const whole = await wholeEntries(shopUrl, registry);
  // Lists the candidate alone, so that no fallback hides its failure.
  const shopWith = (shell: RegistryVersion, age: string, preview?: string): ShopUnderTest => {
    const { readsShortEntries, readsRegistry } = shellManifest(shell) ?? {};
    const listed = readsShortEntries ? registry.microFrontends : whole;
    const microFrontends = {
      ...(readsRegistry ? listed : withFormerWords(listed)),
      [SHELL]: [shell],
      [name]: [candidate],
    };
    const title = `the ${age} shell ${shell.extras.releaseId}`;
    const shown = Object.values(microFrontends).map(([version]) => version?.extras.manifest);
    const isolatedRemotes = shown.filter((manifest) => manifest?.ownReact).length;
    const registryText = JSON.stringify(sign({ ...unsigned, microFrontends }, key));
    return { title, registry: registryText, key: publicKeyText(key), shell, isolatedRemotes, preview };
  };
  if (name === SHELL) return [shopWith(candidate, 'new')];
  const shell = liveVersion(registry, SHELL);
  if (!shell) throw new ReleaseError('USAGE', `SHOP_URL: no shell is live at ${shopUrl}`);
  const now = shopWith(shell, 'live', previewOf(name, candidate, key));
  const before = previousVersion(registry, SHELL);
  if (!before) return [now];
  const { version: previous } = await servedVersion(shopUrl, releaseFolder(before), LIVE);
  return [now, shopWith(previous, 'previous')];
};

/**
 * Opens every page of a release in the live shop as each permitted role, under the live and the previous shell, and
 * pages of others that show its parts. The browser gets its own registry.
 * @throws ReleaseError `SHOP_UNREACHABLE` when the shop does not answer, which says nothing about the release
 */
export const runLiveCheck = async (
  settings: LiveSettings,
  { signingKey, releasesUrl = '/releases' }: Pick<ReleaseTarget, 'signingKey' | 'releasesUrl'>,
  { name, releaseId }: Pick<Release, 'name' | 'releaseId'>,
): Promise<Finding[]> => {
  if (!signingKey)
    throw new ReleaseError('KEY_MISSING', 'REGISTRY_SIGNING_KEY: the live check needs the key of the target');
  const { shopUrl } = settings;
  const text = await download(new URL('/registry.json', shopUrl).href);
  const registry = JSON.parse(text.toString('utf8')) as Registry;
  const folder = `${releasesUrl}/${name}/${releaseId}/`;
  const { version, release } = await servedVersion(shopUrl, folder, LIVE);
  const shops = await shopsUnderTest(shopUrl, registry, version, name, signingKey);
  const others = await liveOthers(shopUrl, registry, name);
  const remotes = others.filter((other) => other.name !== SHELL);
  const ofOthers = release.manifest ? foreignRoutes(others, release) : [];
  const seen = {
    folder,
    paths: (release.manifest?.routes ?? []).map(({ path }) => path),
    manifest: { ...release.manifest, routes: [...(release.manifest?.routes ?? []), ...ofOthers] },
    ofOthers,
    components: componentsShown(others, release),
    operations: permittedOperations(release, others),
    events: eventRulesOf(release, [
      await shellOffers(),
      ...[...remotes, release].map(({ types }) => types ?? ''),
    ]),
  };
  const browser = await chromium
    .launch({ executablePath: settings.chromiumPath, args: FLAGS })
    .catch((error: Error) => {
      throw new ReleaseError(
        'SHOP_UNREACHABLE',
        `the browser does not start: ${error.message.split('\n', 1)[0]}`,
      );
    });
  try {
    const findings = await inspectPages(browser, settings, seen, shops);
    if (findings.some(({ level }) => level === 'breaks')) await expectShopToAnswer(shopUrl);
    return findings;
  } finally {
    await browser.close();
  }
};

export const liveCheckWith = (settings: LiveSettings): LiveCheck => ({
  run: (target, release) => runLiveCheck(settings, target, release),
});
