import { setTimeout as wait } from 'node:timers/promises';
import { verifyDiscovery } from '@lacteos/remote-kit/discovery';
import type { DeployTarget, DiscoveryChange, DiscoveryFile, DiscoveryVersion } from './contract.js';
import { DeployError } from './deploy-error.js';
import { publicKeysOf, sign, type SigningKey } from './signing.js';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const PATIENCE_MS = 60_000;
const PAUSE_MS = 20;

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

/** Writes one revision; null when another run changed the live file meanwhile. */
const writeNext = async (
  target: DeployTarget,
  key: SigningKey,
  { live, tag, decision, isDryRun }: Step,
): Promise<DiscoveryFile | null> => {
  const { store, now = () => new Date() } = target;
  const { signature: _signature, ...rest } = live;
  const { change, versions } = decision;
  for (let revision = live.revision + 1; ; revision += 1) {
    const microFrontends = { ...live.microFrontends, [change.project]: versions };
    const issuedAt = now().toISOString();
    const next: DiscoveryFile = sign(
      { ...rest, microFrontends, revision, parent: live.revision, issuedAt, change },
      key,
    );
    if (isDryRun) return next;
    const text = `${JSON.stringify(next, null, 2)}\n`;
    if (!(await store.create(historyKey(target, revision), text))) {
      // The number is taken: by a run that is about to finish, or by one that died before it did.
      if ((await readLive(target)).tag !== tag) return null;
      continue;
    }
    if (await store.replace(discoveryKey(target), text, tag)) return next;
    // A retried request may have succeeded although its answer was lost.
    const present = await store.read(discoveryKey(target));
    if (present?.body.toString() === text) return next;
    await store.removeAll(historyKey(target, revision));
    return null;
  }
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
