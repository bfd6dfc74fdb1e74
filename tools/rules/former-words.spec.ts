import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../workspace.mjs';

interface FormerWord {
  former: RegExp;
  now: string;
  /** Where the word meant this; everywhere if absent. */
  where?: RegExp;
  /** Files that read what shells, tools and teams of the release before write. */
  readers: readonly string[];
}

/** Stored files keep their folder; a schema of others has the word in its name. */
const KEPT =
  /\/discovery(?=[/\s'`]|$)|(?<=['`])discovery\/|'\.?discovery'(?=[,\]])|\bdiscovery(?=: (?:folder|dir|string)\b)|paths\.discovery\b|sync \.\*discovery|frontend-discovery/gm;
const NEST = /\b(?:DiscoveryService|DiscoveryModule|discovery: |this\.discovery\b)/g;

const WORDS: readonly FormerWord[] = [
  {
    former: /discovery/i,
    now: 'registry',
    readers: [
      'api/src/privacy/map/browser-data.ts',
      'docs/personal-data.md',
      'federation/docs/operator.md',
      'federation/docs/releases.md',
      'federation/gateway/src/content/older-shells.ts',
      'federation/gateway/src/content/registry-addresses.ts',
      'federation/gateway/src/content/registry-source.spec.ts',
      'federation/gateway/src/content/served-file.ts',
      'federation/gateway/src/project-keys.spec.ts',
      'federation/gateway/src/settings.spec.ts',
      'federation/kit/package.json',
      'federation/kit/src/discovery.ts',
      'federation/kit/src/registry/former-settings.ts',
      'federation/kit/tsconfig.build.json',
      'federation/release/src/check/live/serve-candidate.spec.ts',
      'federation/release/src/check/live/serve-candidate.ts',
      'federation/release/src/check/live/shop-document.spec.ts',
      'federation/release/src/check/live/shop-document.ts',
      'federation/release/src/cli-settings.spec.ts',
      'federation/runtime/src/trust/registry.spec.ts',
      'federation/runtime/src/trust/registry.ts',
      'tools/shop/secrets.mjs',
      'tools/unused-exports.mjs',
    ],
  },
  {
    former: /candidate/i,
    now: 'canary',
    where:
      /^(docs\/adr\/|federation\/docs\/adr\/|federation\/gateway\/src\/(?!upstreams)|federation\/kit\/src\/(?!manifest)|federation\/runtime\/src\/|federation\/release\/src\/(actions|cli|desk|registry)\/|shell\/src\/pages\/releases\/)/,
    readers: [
      'federation/gateway/src/project-keys.spec.ts',
      'federation/kit/src/registry/registry-file.ts',
      'federation/kit/src/registry/registry-versions.spec.ts',
      'federation/kit/src/registry/registry-versions.ts',
      'federation/kit/src/release-overview.ts',
      'federation/release/src/desk/health/overview-of.ts',
      'federation/release/src/desk/release-desk.spec.ts',
    ],
  },
  {
    former: /--override\b|\bOVERRIDE_|\blocalOverride\b|\bTabServer\b|\btab-trial/,
    now: '--force, or a preview',
    readers: [
      'federation/docs/releases.md',
      'federation/release/src/cli-settings.spec.ts',
      'federation/release/src/cli.ts',
    ],
  },
  {
    former: /\boffers\.d\b/,
    now: 'exposes.d',
    readers: [
      'federation/kit/src/manifest/declared-types.spec.ts',
      'federation/kit/src/manifest/declared-types.ts',
    ],
  },
  {
    former:
      /\bOffered(?:Components?|Slot)\b|\bUsedComponent\b|\bFilledSlot\b|\bEmittedEvent\b|\bHeardEvent\b|\bTrustList\b/,
    now: 'Exposed…, ConsumedComponent, Extension, PublishedEvent, SubscribedEvent, KeyList',
    readers: ['federation/kit/src/discovery.ts', 'federation/kit/src/index.ts'],
  },
  {
    former: /"(?:ownReact|components|uses|fills|emits|hears)":/,
    now: 'isolated, exposes, consumes, extensions, publishes, subscribes',
    where: /(?:remote|shell)\.manifest\.json$/,
    readers: ['federation/proofs/foreign-remote/remote.manifest.json'],
  },
  {
    former: /\bisland\b|\bIsland\b|\bownReacts?\b/,
    now: 'isolated',
    where: /^federation\/(?!kit\/src\/|docs\/remote-contract)/,
    readers: [
      'federation/packages/vite-remote/src/plugin.spec.ts',
      'federation/packages/vite-remote/src/plugin.ts',
      'federation/release/src/check/live/live-check.ts',
    ],
  },
  {
    former: /\bcriticality\b/,
    now: 'nothing: nobody reads it',
    readers: [
      'federation/kit/src/manifest/manifest-schema.ts',
      'federation/kit/src/manifest/read-manifest.spec.ts',
      'federation/kit/src/manifest/read-manifest.ts',
      'federation/proofs/foreign-remote/remote.manifest.json',
      'federation/proofs/sabotage/damage.ts',
    ],
  },
];

const SELF = 'tools/rules/former-words.spec.ts';
/** Requirements and measured results quote what was true then. */
const QUOTES =
  /^docs\/(?:checklist|coverage)\.csv$|^docs\/(?:proofs|measurements)\.md$|sabotage-matrix\.md$|^package-lock\.json$/;
const TEXT = /\.(?:tsx?|mjs|cjs|js|json|md|ya?ml|sh|env|example|service|timer|conf|html|css)$|file$/;

const wordIn = (text: string, { former }: FormerWord, file: string): boolean =>
  former.test(text.replace(KEPT, '').replace(file.startsWith('api/src/platform/routes/') ? NEST : /$^/, ''));

const isJudged = (file: string, { where }: FormerWord): boolean => where?.test(file) ?? true;

const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
});
const texts = stdout
  .trim()
  .split('\n')
  .filter((file) => file !== SELF && TEXT.test(file) && !QUOTES.test(file))
  .map((file): [string, string] => [file, `${file}\n${readFileSync(join(root, file), 'utf8')}`]);

describe('Sources and documents', () => {
  it.each(WORDS.map((word) => [word.now, word] as const))(
    'say %s, and no former word but where older ones are read [N-37-422]',
    (_now, word) => {
      expect(texts.length).toBeGreaterThan(1000);
      const found = texts.filter(([file, text]) => isJudged(file, word) && wordIn(text, word, file));
      expect(found.map(([file]) => file).sort()).toEqual(word.readers);
    },
  );

  it.each([
    ['federation/runtime/src/new.ts', 'const discoveryFile = 1;'],
    ['federation/docs/new.md', 'Set `DISCOVERY_FILE`.'],
    ['federation/release/src/desk/new.ts', 'A candidate is withdrawn.'],
    ['federation/docs/new.md', 'Pass `--override "reason"`.'],
    ['mfe-toy/src/offers.d.ts', 'mfe-toy/src/offers.d.ts'],
    ['federation/kit/src/new.ts', 'type Keys = TrustList;'],
    ['mfe-toy/remote.manifest.json', '{ "uses": [] }'],
    ['federation/kit/src/new.ts', 'criticality: "high"'],
  ])('are refused with one of them: %s says %s [N-37-422]', (file, text) => {
    expect(WORDS.filter((word) => isJudged(file, word) && wordIn(text, word, file))).toHaveLength(1);
  });

  it.each([
    ['ops/new.yaml', '/var/lib/lacteos/discovery/production.json'],
    ['federation/release/src/check/new.ts', 'the candidate under check'],
    ['mfe-backoffice/src/new.ts', 'orders that the store offers and fills'],
    ['api/src/platform/routes/new.ts', "import { DiscoveryService } from '@nestjs/core';"],
  ])('may say the same words of something else: %s says %s [N-37-422]', (file, text) => {
    expect(WORDS.filter((word) => isJudged(file, word) && wordIn(text, word, file))).toEqual([]);
  });
});
