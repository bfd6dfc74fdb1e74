import { setTimeout as wait } from 'node:timers/promises';
import { verifyDiscovery, type TrustList } from '@lacteos/remote-kit/discovery';
import type {
  DeployTarget,
  DiscoveryChange,
  DiscoveryFile,
  DiscoveryVersion,
  TrustChange,
} from '../contract/contract.js';
import { DeployError } from '../contract/deploy-error.js';
import type { SigningKey } from '../contract/signing.js';
import { approvedChoice, isDeskKey, type ApprovedChoice } from './desk-approvals.js';
import { requireAllowed, sealRevision, type Draft } from './seal-revision.js';
import { isRevisionSigned, rootsOf, withEntryOf, withoutRefused } from './verified-file.js';

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
 * Throws what `writeRevision` throws, and `KEY_NOT_ALLOWED` when the key is not one of the project.
 */
export const changeDiscovery = async (
  target: DeployTarget,
  decide: (live: DiscoveryFile) => Promise<Decision>,
  { isDryRun = false }: ChangeOptions = {},
): Promise<DiscoveryFile> => {
  const key = requireKey(target);
  const draft = async (live: DiscoveryFile): Promise<Draft | null> => {
    const decision = await decide(live);
    if (decision === null) return null;
    const { change, versions } = decision;
    const { project } = change;
    const choice: Partial<ApprovedChoice> & Pick<ApprovedChoice, 'versions'> = isDeskKey(key, live)
      ? await approvedChoice(target, { live, project, versions }, walkHistory(target))
      : { versions };
    if (!isDeskKey(key, live)) requireAllowed(target, key, live, project);
    const microFrontends = { ...live.microFrontends, [project]: choice.versions };
    const { approved } = choice;
    return { approved, file: { ...live, microFrontends, change }, changed: [project] };
  };
  return writeRevision(target, key, draft, isDryRun);
};

/** A draft, or null to leave the live file as it is; `trustAt` makes the trust list of a revision, `trustChange` says why. */
type Drafted =
  | (Draft & { trustAt?: (revision: number) => TrustList; trustChange?: Omit<TrustChange, 'at' | 'actor'> })
  | null;

/**
 * Signs what `draft` makes of the live file as the next revision.
 *
 * Both writes are conditional: when another run was faster, `draft` is called again with the newer file. Readers always
 * find a complete file. Throws `DISCOVERY_FORGED` for a live file without a known signature, `DISCOVERY_LOCKED` after losing
 * against other runs for a minute.
 */
export const writeRevision = async (
  target: DeployTarget,
  key: SigningKey,
  draft: (live: DiscoveryFile) => Promise<Drafted>,
  isDryRun = false,
): Promise<DiscoveryFile> => {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (Date.now() < deadline) {
    const { live, tag } = await readVerified(target);
    const drafted = await draft(live);
    if (drafted === null) return live;
    const next = await writeNext(target, key, { live, tag, drafted, isDryRun });
    if (next) return next;
    await wait(PAUSE_MS * Math.random());
  }
  throw new DeployError('DISCOVERY_LOCKED', `${target.store.name}: other runs were always faster; try again`);
};

interface Step {
  live: DiscoveryFile;
  tag: string | null;
  drafted: NonNullable<Drafted>;
  isDryRun: boolean;
}

/** Both keep what one revision changed; the next one has its own. */
const withoutTrace = ({
  signature: _signature,
  trustChange: _trustChange,
  ...file
}: Omit<DiscoveryFile, 'revision'>): Draft['file'] => file;

/**
 * Writes one revision; null when another run changed the live file meanwhile. The history's file claims the number: only
 * the run that created it writes the live file, so that revisions have no gaps.
 */
const writeNext = async (
  target: DeployTarget,
  key: SigningKey,
  { live, tag, drafted, isDryRun }: Step,
): Promise<DiscoveryFile | null> => {
  const { store, now = () => new Date() } = target;
  const { file, changed, approved, trustAt } = drafted;
  const issuedAt = now().toISOString();
  const trustChange = drafted.trustChange && {
    ...drafted.trustChange,
    at: issuedAt,
    ...(target.actor && { actor: target.actor }),
  };
  const issued = { ...withoutTrace(file), parent: live.revision, issuedAt };
  const nextAt = (revision: number): DiscoveryFile => {
    const trust = trustAt?.(revision) ?? file.trust;
    return sealRevision(
      {
        file: { ...issued, ...(trust && { trust }), ...(trustChange && { trustChange }) },
        changed,
        approved,
      },
      revision,
      key,
    );
  };
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
    if (!(await isRevisionSigned(target, found))) return;
    yield found;
    revision = found.parent ?? revision - 1;
  }
}

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

/** The live file as it may be built upon. */
interface VerifiedFile {
  live: DiscoveryFile;
  tag: string | null;
  /** Projects whose entries in the live file do not count: they have their last good one here, or none. */
  refused: string[];
}

/** The live file, if one of the operator's keys signed what is common in it; throws `DISCOVERY_FORGED`. */
export const readVerified = async (target: DeployTarget): Promise<VerifiedFile> => {
  const { live, tag } = await readLive(target);
  if (tag === null) return { live, tag, refused: [] };
  const verdict = await verifyDiscovery(live, rootsOf(target));
  if (verdict === 'verified') return { ...(await withLastGood(target, live)), tag };
  if (target.canStartOver) {
    const empty = { ...emptyDiscovery(target.environment), revision: live.revision };
    return { live: empty, tag, refused: [] };
  }
  throw new DeployError(
    'DISCOVERY_FORGED',
    `${target.store.name}: the live discovery file (revision ${live.revision}) is ${verdict}. Nothing is built upon it: ` +
      "restore it from the history, or name the operator's key in DISCOVERY_PUBLIC_KEYS.",
  );
};

/** Finds the last good entry of projects that lost theirs in the history. */
const withLastGood = async (
  target: DeployTarget,
  file: DiscoveryFile,
): Promise<Pick<VerifiedFile, 'live' | 'refused'>> => {
  const { live: whole, refused } = await withoutRefused(target, file);
  let live = whole;
  const open = new Set(refused);
  if (open.size === 0) return { live, refused };
  for await (const earlier of walkHistory(target)) {
    for (const name of open) {
      const repaired = await withEntryOf(target, { live, earlier }, name);
      if (repaired) open.delete(name);
      live = repaired ?? live;
    }
    if (open.size === 0) break;
  }
  return { live, refused };
};
