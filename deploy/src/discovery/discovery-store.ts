import { setTimeout as wait } from 'node:timers/promises';
import { verifyDiscovery } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, DiscoveryChange, DiscoveryFile, DiscoveryVersion } from '../contract/contract.js';
import { DeployError } from '../contract/deploy-error.js';
import { publicKeysOf, sign, type SigningKey } from '../contract/signing.js';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const MAX_WAIT_MS = 60_000;
const PAUSE_MS = 20;
/** A run needs milliseconds between claim and live file; after this long it counts as dead. */
const CLAIM_MS = 5_000;

type DiscoveryTarget = Pick<DeployTarget, 'store' | 'environment'>;

/** Key of the live file in the store. */
const discoveryKey = ({ environment }: Pick<DiscoveryTarget, 'environment'>): string =>
  `discovery/${environment}.json`;

const historyKey = ({ environment }: DiscoveryTarget, revision: number): string =>
  `discovery/history/${environment}/${revision}.json`;

const emptyDiscovery = (environment: string): DiscoveryFile => ({
  schema: SCHEMA,
  microFrontends: {},
  revision: 0,
  environment,
  issuedAt: '',
  change: null,
});

/** The present discovery file, not verified; one without front ends before the first activation. */
export const readDiscovery = async (target: DiscoveryTarget): Promise<DiscoveryFile> =>
  (await readLive(target)).live;

/** What a revision changed, and the versions of the project from then on; `null` leaves the live file as it is. */
export type Decision = { change: DiscoveryChange; versions: DiscoveryVersion[] } | null;

/** How a change is made. */
export interface ChangeOptions {
  /** Returns what would be written, and writes nothing. */
  isDryRun?: boolean;
}

/**
 * Gives `decide` the live file and signs its decision as the next revision: first to the history, then over the live file.
 *
 * Both writes are conditional: when another run was faster, `decide` is called again with the newer file. Readers always
 * find a complete file. Throws `DISCOVERY_FORGED` for a live file without a known signature, `KEY_MISSING` without a key,
 * `DISCOVERY_LOCKED` after losing against other runs for a minute.
 */
export const changeDiscovery = async (
  target: DeployTarget,
  decide: (live: DiscoveryFile) => Promise<Decision>,
  { isDryRun = false }: ChangeOptions = {},
): Promise<DiscoveryFile> => {
  const key = requireKey(target);
  const deadline = Date.now() + MAX_WAIT_MS;
  while (Date.now() < deadline) {
    const { live, tag } = await readVerified(target);
    const decision = await decide(live);
    if (decision === null) return live;
    const next = await writeNext(target, key, { live, tag, decision, isDryRun });
    if (next) return next;
    await wait(PAUSE_MS * Math.random());
  }
  throw new DeployError('DISCOVERY_LOCKED', `${target.store.name}: other runs were always faster; try again`);
};

interface Step {
  live: DiscoveryFile;
  tag: string | null;
  decision: NonNullable<Decision>;
  isDryRun: boolean;
}

/**
 * Writes one revision; null when another run changed the live file meanwhile. The history's file claims the number: only
 * the run that created it writes the live file, so that revisions have no gaps.
 */
const writeNext = async (
  target: DeployTarget,
  key: SigningKey,
  { live, tag, decision, isDryRun }: Step,
): Promise<DiscoveryFile | null> => {
  const { store, now = () => new Date() } = target;
  const { signature: _signature, ...rest } = live;
  const { change, versions } = decision;
  const microFrontends = { ...live.microFrontends, [change.project]: versions };
  const draft = { ...rest, microFrontends, parent: live.revision, issuedAt: now().toISOString(), change };
  const nextAt = (revision: number): DiscoveryFile => sign({ ...draft, revision }, key);
  if (isDryRun) return nextAt(live.revision + 1);
  for (let revision = live.revision + 1; ; revision += 1) {
    const next = nextAt(revision);
    const text = textOf(next);
    const outcome = await claim(target, { key: historyKey(target, revision), text, tag });
    if (outcome === 'overtaken') return null;
    if (outcome === 'of an earlier life') continue;
    if (await store.replace(discoveryKey(target), text, tag)) return next;
    // A retried request may have succeeded although its answer was lost.
    const { live: present } = await readLive(target);
    if (textOf(present) === text) return next;
    await restore(target, present, text);
    return null;
  }
};

const textOf = (discovery: DiscoveryFile): string => `${JSON.stringify(discovery, null, 2)}\n`;

/** Claims a number, if need be from a run that claimed it and then stalled. */
const claim = async (
  target: DeployTarget,
  { key, text, tag }: { key: string; text: string; tag: string | null },
): Promise<'mine' | 'overtaken' | 'of an earlier life'> => {
  const { store, claimMs = CLAIM_MS } = target;
  if (await store.create(key, text)) return 'mine';
  const begun = await store.read(key);
  const seenAt = Date.now();
  do {
    await wait(PAUSE_MS * Math.random());
    if (((await store.read(discoveryKey(target)))?.tag ?? null) !== tag) return 'overtaken';
  } while (Date.now() - seenAt < claimMs);
  // Without a live file these are revisions of a removed one, and the history stays unchanged.
  if (tag === null) return 'of an earlier life';
  const isMine = begun !== null && (await store.replace(key, text, begun.tag));
  return isMine ? 'mine' : 'overtaken';
};

/** Corrects the history when a slow run finished after its number was taken over. */
const restore = async (target: DeployTarget, present: DiscoveryFile, text: string): Promise<void> => {
  const key = historyKey(target, present.revision);
  const kept = await target.store.read(key);
  if (kept?.body.toString() === text) await target.store.replace(key, textOf(present), kept.tag);
};

/** Revisions that were live, newest first, along the chain of their parents; ends before one without a known signature. */
export async function* walkHistory(target: DeployTarget): AsyncGenerator<DiscoveryFile> {
  let revision = (await readDiscovery(target)).revision;
  while (revision > 0) {
    const stored = await target.store.read(historyKey(target, revision));
    if (!stored) return;
    const found = JSON.parse(stored.body.toString()) as DiscoveryFile;
    if ((await verifyDiscovery(found, keysOf(target))) !== 'verified') return;
    yield found;
    revision = found.parent ?? revision - 1;
  }
}

/** The keys whose signatures count for a target. */
export const keysOf = ({ signingKey, publicKeys }: DeployTarget) => ({
  ...publicKeys,
  ...(signingKey && publicKeysOf(signingKey)),
});

/** The key that signs; throws `KEY_MISSING`. */
export const requireKey = ({ signingKey }: DeployTarget): SigningKey => {
  if (signingKey) return signingKey;
  throw new DeployError(
    'KEY_MISSING',
    'DISCOVERY_SIGNING_KEY: the key that signs is missing (npm run release -- keys makes one)',
  );
};

const readLive = async (target: DiscoveryTarget): Promise<{ live: DiscoveryFile; tag: string | null }> => {
  const stored = await target.store.read(discoveryKey(target));
  if (!stored) return { live: emptyDiscovery(target.environment), tag: null };
  return { live: JSON.parse(stored.body.toString()) as DiscoveryFile, tag: stored.tag };
};

/** The live file, if one of the target's keys signed it; throws `DISCOVERY_FORGED`. */
export const readVerified = async (
  target: DeployTarget,
): Promise<{ live: DiscoveryFile; tag: string | null }> => {
  const { live, tag } = await readLive(target);
  if (tag === null) return { live, tag };
  const verdict = await verifyDiscovery(live, keysOf(target));
  if (verdict === 'verified') return { live, tag };
  if (target.canStartOver) {
    return { live: { ...emptyDiscovery(target.environment), revision: live.revision }, tag };
  }
  throw new DeployError(
    'DISCOVERY_FORGED',
    `${target.store.name}: the live discovery file (revision ${live.revision}) is ${verdict}. Nothing is built upon it: ` +
      'restore it from the history, or name the key that signed it in DISCOVERY_PUBLIC_KEYS.',
  );
};
