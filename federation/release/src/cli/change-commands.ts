import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { RegistryFile, Release } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import { versionsOf } from '../registry/project-versions.js';
import { publish } from '../releases/publish.js';
import { activate, canary, rollBack, type ActionOptions } from '../actions/release-actions.js';
import { readReleaseFile } from '../releases/release-folder.js';
import type { Command, CommandOptions, CommandResult } from './command.js';
import { numberOf } from './numbers.js';

const actionOptions = (options: CommandOptions): ActionOptions => ({
  isDryRun: options['dry-run'],
  reason: options.reason,
  force: options.force,
});

const buildFolder = (project: string): string =>
  existsSync(project) || !existsSync('remote.manifest.json') ? join(project, 'dist') : 'dist';

/** @throws ReleaseError `NAME_INVALID` when the folder has the build of another project */
export const readBuild = async (project: string): Promise<{ folder: string; release: Release }> => {
  const folder = buildFolder(project);
  const release = await readReleaseFile(folder);
  if (project && release.name !== basename(resolve(project)))
    throw new ReleaseError('NAME_INVALID', `${folder} has a build of ${release.name}, not of ${project}`);
  return { folder, release };
};

const builtRelease = async (project: string): Promise<string> => (await readBuild(project)).release.releaseId;

const resultOf = (project: string, registry: RegistryFile, options: CommandOptions): CommandResult => {
  const { live, canary, previous } = versionsOf(registry, project);
  const data = {
    project,
    revision: registry.revision,
    live: live?.extras.releaseId ?? null,
    canary: canary?.extras.releaseId ?? null,
    percent: canary?.deployment?.traffic ?? 0,
    previous: previous?.extras.releaseId ?? null,
    isDryRun: options['dry-run'] ?? false,
  };
  const tried = data.canary ? `, ${data.canary} for ${data.percent} % of the visitors` : '';
  const verb = options['dry-run'] ? 'would be live' : 'is live';
  return { text: `${project} ${data.live} ${verb}${tried} (revision ${data.revision})`, data };
};

export const changeCommands = {
  publish: {
    usage: 'publish <project> [--dry-run]',
    does: 'copy <project>/dist into the release store under its release id',
    needsProject: true,
    run: async ({ target, project, options }) => {
      const { folder, release: built } = await readBuild(project);
      if (options['dry-run'])
        return {
          text: `${project} ${built.releaseId} would be published`,
          data: { project, releaseId: built.releaseId, isDryRun: true },
        };
      const { release, isNew, newFiles } = await publish(folder, target);
      const all = Object.keys(release.files).length;
      const outcome = isNew ? `published: ${newFiles} of ${all} files are new` : 'was already published';
      return {
        text: `${release.name} ${release.releaseId} ${outcome}`,
        data: { project: release.name, releaseId: release.releaseId, isNew, newFiles },
      };
    },
  },
  activate: {
    usage: 'activate <project> [release] [--reason text] [--force reason] [--first] [--dry-run]',
    does:
      'make a published release live for everybody (default: the one in <project>/dist).\n' +
      '      --first: nothing is live yet in this store',
    needsProject: true,
    run: async ({ target, project, word, options }) => {
      const releaseId = word ?? (await builtRelease(project));
      return resultOf(project, await activate(target, project, releaseId, actionOptions(options)), options);
    },
  },
  canary: {
    usage: 'canary <project> [release] --percent <0-100> [--reason text] [--force reason] [--dry-run]',
    does:
      'give a release to a share of the visitors; again to raise it, 100 promotes, 0 withdraws\n' +
      '      (default: the running canary, else the release in <project>/dist)',
    needsProject: true,
    run: async ({ target, project, word, options }) => {
      const percent = numberOf('--percent', options.percent);
      if (percent === undefined) throw new ReleaseError('USAGE', 'canary: --percent is missing');
      const registry = await canary(target, project, percent, {
        ...actionOptions(options),
        releaseId: word,
        readBuilt: () => builtRelease(project),
      });
      return resultOf(project, registry, options);
    },
  },
  rollback: {
    usage: 'rollback <project> [--to revision] [--reason text] [--dry-run]',
    does: 'bring back the release that was live before, or at a revision; ends a canary; builds nothing',
    needsProject: true,
    run: async ({ target, project, options }) => {
      const to = numberOf('--to', options.to);
      const registry = await rollBack(target, project, { ...actionOptions(options), to });
      const result = resultOf(project, registry, options);
      return { ...result, text: result.text.replace(' is live', ' is live again') };
    },
  },
} satisfies Record<string, Command>;
