import { checkRelease } from '../check/check-release.js';
import { openLiveCheck } from '../check/live-part.js';
import { reportText, brokenDependentsText } from '../check/report.js';
import { EXIT_CODES } from '../contract/release-error.js';
import { getWholeRelease } from '../releases/published-releases.js';
import { readReleaseFile } from '../releases/release-folder.js';
import { buildFolder, builtRelease } from './change-commands.js';
import type { Command } from './command.js';

export const checkCommands = {
  check: {
    usage: 'check <project> [release] [--static] [--who-breaks]',
    does:
      'compare a published release with all that is live and open it there; signs the outcome, which going live demands.\n' +
      '      --static opens no browser; --who-breaks answers for <project>/dist before it is published, and signs nothing',
    needsProject: true,
    run: async ({ target, project, word, options, env }) => {
      const isQuestion = options['who-breaks'] ?? false;
      const release =
        isQuestion && word === undefined
          ? await readReleaseFile(buildFolder(project))
          : (await getWholeRelease(target, project, word ?? (await builtRelease(project)))).release;
      const live = options.static || isQuestion ? undefined : await openLiveCheck(env);
      const attestation = await checkRelease(target, release, { live, isKept: !isQuestion });
      return {
        text: isQuestion ? brokenDependentsText(attestation) : reportText(attestation),
        data: attestation,
        ...(!attestation.passed && { exitCode: EXIT_CODES.CHECK_FAILED }),
      };
    },
  },
} satisfies Record<string, Command>;
