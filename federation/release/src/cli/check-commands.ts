import { checkRelease, type CheckOptions } from '../check/check-release.js';
import { openLiveCheck } from '../check/live-part.js';
import { reportText } from '../check/report.js';
import type { Release, ReleaseTarget } from '../contract/contract.js';
import { EXIT_CODES } from '../contract/release-error.js';
import { findRelease, getWholeRelease } from '../releases/published-releases.js';
import { readFrom } from '../releases/release-folder.js';
import { readBuild } from './change-commands.js';
import type { Command } from './command.js';

const releaseToCheck = async (
  target: ReleaseTarget,
  project: string,
  releaseId?: string,
): Promise<{ release: Release } & Omit<CheckOptions, 'live'>> => {
  const built = releaseId === undefined ? await readBuild(project) : null;
  if (built && !(await findRelease(target, project, built.release.releaseId)))
    return { release: built.release, isKept: false, readFile: readFrom(built.folder) };
  const published = await getWholeRelease(target, project, releaseId ?? built?.release.releaseId ?? '');
  return { release: published.release, isKept: true };
};

export const checkCommands = {
  check: {
    usage: 'check <project> [release] [--static]',
    does:
      'compare a release (default: the one in <project>/dist) with all that is live and open it there; signs the\n' +
      '      outcome, which going live demands. Before dist is published it only compares. --static opens no browser',
    needsProject: true,
    run: async ({ target, project, word, options, env }) => {
      const { release, isKept, readFile } = await releaseToCheck(target, project, word);
      const live = options.static || !isKept ? undefined : await openLiveCheck(env);
      const attestation = await checkRelease(target, release, { live, isKept, readFile });
      return {
        text: reportText(attestation),
        data: attestation,
        ...(!attestation.passed && { exitCode: EXIT_CODES.CHECK_FAILED }),
      };
    },
  },
} satisfies Record<string, Command>;
