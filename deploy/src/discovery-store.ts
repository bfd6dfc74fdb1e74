import { setTimeout as wait } from 'node:timers/promises';
import { verifyDiscovery } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, DiscoveryChange, DiscoveryFile, DiscoveryVersion } from './contract.js';
import { DeployError } from './deploy-error.js';
import { publicKeysOf, sign, type SigningKey } from './signing.js';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;
/** From its claim to its live file a run needs milliseconds; after this it is taken for dead. */
const CLAIM_MS = 5_000;

type Place = Pick<DeployTarget, 'store' | 'environment'>;

/** Key of the live file in the store. */
export const discoveryKey = ({ environment }: Pick<Place, 'environment'>): string =>
  `discovery/${environment}.json`;

const historyKey = ({ environment }: Place, revision: number): string =>
  `discovery/history/${environment}/${revision}.json`;

const emptyDiscovery = (environment: string): DiscoveryFile => ({
  schema: SCHEMA,
  microFrontends: {},
  revision: 0,
  environment,
  issuedAt: '',
  change: null,
});

/** The discovery file as it stands, or one without any front end before the first activation; not verified. */
export const readDiscovery = async (target: Place): Promise<DiscoveryFile> => (await readLive(target)).live;

/** What a revision changed, and the versions of the project from then on; `null` leaves the live file as it is. */
export type Decision = { change: DiscoveryChange; versions: DiscoveryVersion[] } | null;

/** How a change is made. */
export interface ChangeOptions {
  /** Say what would be written, and write nothing. */
  isDryRun?: boolean;
}

/**
 * Gives `decide` the live file and signs its decision as the next revision: first to the history, then over the live file.
 *
 * Both writes are conditional: when another run was faster, `decide` is asked again about what that one left. Readers
 * always find a whole file. Throws `DISCOVERY_FORGED` rather than to sign what somebody else has written into the live
 * file, `KEY_MISSING` without a key, `DISCOVERY_LOCKED` after a minute of being overtaken.
 */
export const changeDiscovery = async (
  target: DeployTarget,
  decide: (live: DiscoveryFile) => Promise<Decision>,
  { isDryRun = false }: ChangeOptions = {},
): Promise<DiscoveryFile> => {
  const key = requireKey(target);
  const deadline = Date.now() + PATIENCE_MS;
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
 * Writes one revision; null when another run changed the live file meanwhile. The history's file is the claim to a number:
 * only who made it writes the live file from there, so that revisions have no gaps.
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

/** Takes a number: at once, or from a run that has begun it and has not gone on for a while. */
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
  // Without a live file these are the revisions of one that was removed: they stay as they are.
  if (tag === null) return 'of an earlier life';
  const isMine = begun !== null && (await store.replace(key, text, begun.tag));
  return isMine ? 'mine' : 'overtaken';
};

/** A run that was only slow may have finished after its number was taken over: the history says what became live. */
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

const readLive = async (target: Place): Promise<{ live: DiscoveryFile; tag: string | null }> => {
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
