import { retireProject } from '../actions/retire-project.js';
import { ReleaseError } from '../contract/release-error.js';
import { newKeyPair } from '../contract/signing.js';
import { readVerified } from '../registry/registry-store.js';
import { allowKey, DESK, revokeKey } from '../registry/key-list.js';
import type { Command } from './command.js';

const signersText = (name: string, keys: object, present?: string): string =>
  `${name.padEnd(16)} ${Object.keys(keys).join(' ') || '(the operator)'}${present ? `  live: signed by ${present}` : ''}`;

export const keyCommands = {
  'keys new': {
    usage: 'keys new',
    does: 'print a new key pair: for the operator, a project, or the release desk',
    needsProject: false,
    needsNoStore: true,
    run: async () => {
      const { signingKey, publicKey } = newKeyPair();
      const data = { REGISTRY_SIGNING_KEY: signingKey, REGISTRY_PUBLIC_KEYS: publicKey };
      const lines = Object.entries(data).map(([name, value]) => `${name}=${value}`);
      return { text: lines.join('\n'), data };
    },
  },
  'keys list': {
    usage: 'keys list',
    does: 'which keys may sign for which project, and which one signed what is live',
    needsProject: false,
    run: async ({ target }) => {
      const { live, refused } = await readVerified(target);
      const { trust, entries = {} } = live;
      const data = { trust: trust ?? null, refused };
      if (!trust) return { text: 'files are signed whole, by the keys of the operator', data };
      const lines = Object.entries(trust.projects).map(([name, keys]) =>
        signersText(name, keys, entries[name]?.signature.keyId),
      );
      const bad = refused.map((name) => `${name}: the entry in the live file is signed by no key of its own`);
      return { text: [...lines, signersText(DESK, trust.desk ?? {}), ...bad].join('\n'), data };
    },
  },
  'keys allow': {
    usage: `keys allow <project|${DESK}> <keyId:key> [--first]`,
    does:
      "let a public key sign for one project; the first call starts keys of projects (needs the operator's key).\n" +
      '      --first: nothing is live yet in this store',
    needsProject: true,
    run: async ({ target, project, word = '' }) => {
      const { revision, trust } = await allowKey(target, project, word);
      return {
        text: `${word.split(':')[0]} may sign for ${project} (revision ${revision})`,
        data: { revision, trust },
      };
    },
  },
  'keys revoke': {
    usage: `keys revoke <project|${DESK}> <keyId> [--release id]`,
    does:
      "withdraw a key: nothing that it signed counts any more (needs the operator's key).\n" +
      '      --release: what is live from then on, when the key had signed what is live',
    needsProject: true,
    run: async ({ target, project, word, options }) => {
      if (!word)
        throw new ReleaseError('USAGE', 'keys revoke: which key? (npm run release -- keys list shows them)');
      const { revision, trust } = await revokeKey(target, project, word, { releaseId: options.release });
      return {
        text: `${word} signs for ${project} no more (revision ${revision})`,
        data: { revision, trust },
      };
    },
  },
  retire: {
    usage: 'retire <project> [--reason text] [--force reason] [--dry-run]',
    does:
      "take a remote that is given up out of the shop, with its keys (needs the operator's key); refused while a live\n" +
      '      release needs what it offers. gc removes its files after 30 days',
    needsProject: true,
    run: async ({ target, project, options }) => {
      const isDryRun = options['dry-run'] ?? false;
      const { reason, force } = options;
      const { revision, trust } = await retireProject(target, project, { reason, force, isDryRun });
      return {
        text: `${project} ${isDryRun ? 'would be' : 'is'} retired (revision ${revision})`,
        data: { project, revision, trust: trust ?? null, isDryRun },
      };
    },
  },
} satisfies Record<string, Command>;
