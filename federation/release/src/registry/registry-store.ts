import { setTimeout as wait } from 'node:timers/promises';
import { verifyRegistry, type KeyList } from '@lacteos/remote-kit/registry';
import type {
  ReleaseTarget,
  RegistryChange,
  RegistryFile,
  RegistryVersion,
  TrustChange,
} from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import type { SigningKey } from '../contract/signing.js';
import { approvedChoice, isDeskKey, type ApprovedChoice } from './desk-approvals.js';
import { assertFirstFile } from './first-file.js';
import { requireAllowed, sealRevision, type Draft } from './seal-revision.js';
import { isRevisionSigned, rootsOf, withEntryOf, withoutRefused } from './verified-file.js';

const SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';
const MAX_WAIT_MS = 60_000;
const PAUSE_MS = 20;
/** Runs need milliseconds between claim and live file; beyond this they count as dead. */
const CLAIM_MS = 5_000;

type RegistryTarget = Pick<ReleaseTarget, 'store' | 'environment'>;

export const registryKey = ({ environment }: Pick<RegistryTarget, 'environment'>): string =>
  `discovery/${environment}.json`;

const historyKey = ({ environment }: RegistryTarget, revision: number): string =>
  `discovery/history/${environment}/${revision}.json`;

const emptyRegistry = (environment: string): RegistryFile => ({
  schema: SCHEMA,
  microFrontends: {},
  revision: 0,
  environment,
  issuedAt: '',
  change: null,
});

export const readRegistry = async (target: RegistryTarget): Promise<RegistryFile> =>
  (await readLive(target)).live;

/** A change with the project's new versions; `null` keeps the live file. */
export type Decision = { change: RegistryChange; versions: RegistryVersion[] } | null;

export interface ChangeOptions {
  isDryRun?: boolean;
}

/**
 * Signs the decision of `decide` as the next revision: to the history first, then over the live file.
 * @throws ReleaseError those of `writeRevision`, `KEY_NOT_ALLOWED` for a foreign key
 */
export const changeRegistry = async (
  target: ReleaseTarget,
  decide: (live: RegistryFile) => Promise<Decision>,
  { isDryRun = false }: ChangeOptions = {},
): Promise<RegistryFile> => {
  const key = requireKey(target);
  const draft = async (live: RegistryFile): Promise<Draft | null> => {
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

/** Null keeps the live file; `trustAt` builds a revision's trust list, `trustChange` gives the reason. */
type Drafted =
  | (Draft & { trustAt?: (revision: number) => KeyList; trustChange?: Omit<TrustChange, 'at' | 'actor'> })
  | null;

/**
 * Signs the draft as the next revision. Both writes are conditional: `draft` runs again on a newer file after a lost
 * race, and readers always find a complete file.
 * @throws ReleaseError `REGISTRY_FORGED` without a valid signature, `REGISTRY_LOCKED` after a minute of lost races,
 * `STORE_MISSING` or `USAGE` against `firstFile`
 */
export const writeRevision = async (
  target: ReleaseTarget,
  key: SigningKey,
  draft: (live: RegistryFile) => Promise<Drafted>,
  isDryRun = false,
): Promise<RegistryFile> => {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (Date.now() < deadline) {
    const { live, tag } = await readVerified(target);
    assertFirstFile(target, registryKey(target), tag !== null);
    const drafted = await draft(live);
    if (drafted === null) return live;
    const next = await writeNext(target, key, { live, tag, drafted, isDryRun });
    if (next) return next;
    await wait(PAUSE_MS * Math.random());
  }
  throw new ReleaseError('REGISTRY_LOCKED', `${target.store.name}: other runs were always faster; try again`);
};

interface Step {
  live: RegistryFile;
  tag: string | null;
  drafted: NonNullable<Drafted>;
  isDryRun: boolean;
}

/** Both describe one revision only. */
const withoutTrace = ({
  signature: _signature,
  trustChange: _trustChange,
  ...file
}: Omit<RegistryFile, 'revision'>): Draft['file'] => file;

/**
 * Null when another run changed the live file. Creating the history's file claims the number, so that only its
 * creator writes the live file and revisions have no gaps.
 */
const writeNext = async (
  target: ReleaseTarget,
  key: SigningKey,
  { live, tag, drafted, isDryRun }: Step,
): Promise<RegistryFile | null> => {
  const { store, now = () => new Date() } = target;
  const { file, changed, approved, trustAt } = drafted;
  const issuedAt = now().toISOString();
  const trustChange = drafted.trustChange && {
    ...drafted.trustChange,
    at: issuedAt,
    ...(target.actor && { actor: target.actor }),
  };
  const issued = { ...withoutTrace(file), parent: live.revision, issuedAt };
  const nextAt = (revision: number): RegistryFile => {
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
    if (await store.replace(registryKey(target), text, tag)) return next;
    // A retried request may have succeeded although its answer was lost.
    const { live: present } = await readLive(target);
    if (textOf(present) === text) return next;
    await restore(target, present, text);
    return null;
  }
};

const textOf = (registry: RegistryFile): string => `${JSON.stringify(registry, null, 2)}\n`;

/** Claims a number, taking over stalled claims. */
const claim = async (
  target: ReleaseTarget,
  { key, text, tag }: { key: string; text: string; tag: string | null },
): Promise<'mine' | 'overtaken' | 'of an earlier life'> => {
  const { store, claimMs = CLAIM_MS } = target;
  if (await store.create(key, text)) return 'mine';
  const begun = await store.read(key);
  const seenAt = Date.now();
  do {
    await wait(PAUSE_MS * Math.random());
    if (((await store.read(registryKey(target)))?.tag ?? null) !== tag) return 'overtaken';
  } while (Date.now() - seenAt < claimMs);
  // Without a live file these belong to a removed one, and the history stays.
  if (tag === null) return 'of an earlier life';
  const isMine = begun !== null && (await store.replace(key, text, begun.tag));
  return isMine ? 'mine' : 'overtaken';
};

/** Corrects the history after a slow run whose number was taken over. */
const restore = async (target: ReleaseTarget, present: RegistryFile, text: string): Promise<void> => {
  const key = historyKey(target, present.revision);
  const kept = await target.store.read(key);
  if (kept?.body.toString() === text) await target.store.replace(key, textOf(present), kept.tag);
};

/** Live revisions along the chain of parents, newest first; stops before one without a valid signature. */
export async function* walkHistory(target: ReleaseTarget): AsyncGenerator<RegistryFile> {
  let revision = (await readRegistry(target)).revision;
  while (revision > 0) {
    const stored = await target.store.read(historyKey(target, revision));
    if (!stored) return;
    const found = JSON.parse(stored.body.toString()) as RegistryFile;
    if (!(await isRevisionSigned(target, found))) return;
    yield found;
    revision = found.parent ?? revision - 1;
  }
}

/** @throws ReleaseError `KEY_MISSING` */
export const requireKey = ({ signingKey }: ReleaseTarget): SigningKey => {
  if (signingKey) return signingKey;
  throw new ReleaseError(
    'KEY_MISSING',
    'REGISTRY_SIGNING_KEY: the key that signs is missing (npm run release -- keys new makes one)',
  );
};

const readLive = async (target: RegistryTarget): Promise<{ live: RegistryFile; tag: string | null }> => {
  const stored = await target.store.read(registryKey(target));
  if (!stored) return { live: emptyRegistry(target.environment), tag: null };
  return { live: JSON.parse(stored.body.toString()) as RegistryFile, tag: stored.tag };
};

interface VerifiedFile {
  live: RegistryFile;
  tag: string | null;
  /** Projects with invalid entries; replaced here by the last good one, or left out. */
  refused: string[];
}

/** @throws ReleaseError `REGISTRY_FORGED` unless an operator key signed the file's common part */
export const readVerified = async (target: ReleaseTarget): Promise<VerifiedFile> => {
  const { live, tag } = await readLive(target);
  if (tag === null) return { live, tag, refused: [] };
  const verdict = await verifyRegistry(live, rootsOf(target));
  if (verdict === 'verified') return { ...(await withLastGood(target, live)), tag };
  if (target.canStartOver) {
    const empty = { ...emptyRegistry(target.environment), revision: live.revision };
    return { live: empty, tag, refused: [] };
  }
  throw new ReleaseError(
    'REGISTRY_FORGED',
    `${target.store.name}: the live registry (revision ${live.revision}) is ${verdict}. Nothing is built upon it: ` +
      "restore it from the history, or name the operator's key in REGISTRY_PUBLIC_KEYS.",
  );
};

const withLastGood = async (
  target: ReleaseTarget,
  file: RegistryFile,
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
