import { collectGarbage } from '../actions/collect-garbage.js';
import { publishedTypes } from '../registry/published-types.js';
import { ReleaseError } from '../contract/release-error.js';
import { previewLink } from '../registry/preview-link.js';
import {
  projectStates,
  releaseRows,
  type HistoryEntry,
  type ReleaseRow,
} from '../registry/project-overview.js';
import type { Command } from './command.js';
import { inMegabytes, numberOf } from './numbers.js';

const MARKS = { live: '* live', canary: '~ canary', previous: '- previous' } as const;

const rowText = ({ releaseId, publishedAt, size, role }: ReleaseRow): string =>
  `  ${(role ? MARKS[role] : '').padEnd(12)} ${releaseId.padEnd(24)} ${publishedAt.toISOString().slice(0, 16)}  ${inMegabytes(size)}`;

const entryText = (entry: HistoryEntry): string =>
  [
    `  ${String(entry.revision).padStart(4)}  ${entry.at.slice(0, 19)}  ${entry.action.padEnd(8)} ${entry.releaseId}`,
    entry.percent === undefined ? '' : ` ${entry.percent} %`,
    entry.actor ? `  by ${entry.actor}` : '',
    entry.reason ? `  (${entry.reason})` : '',
    (entry.force ?? entry.override) ? `  FORCED: ${entry.force ?? entry.override}` : '',
  ].join('');

export const queryCommands = {
  list: {
    usage: 'list [project]',
    does: 'what is live, canary and previous; of one project also its releases and history',
    needsProject: false,
    run: async ({ target, project }) => {
      const states = await projectStates(target);
      if (project === '') {
        const lines = states.map(
          ({ name, live, canary, previous }) =>
            `${name.padEnd(16)} ${live ?? '-'}${canary ? `  ~ ${canary.releaseId} ${canary.percent} %` : ''}${previous ? `  (before: ${previous})` : ''}`,
        );
        return { text: lines.join('\n') || `nothing is live in ${target.store.name}`, data: states };
      }
      const releases = await releaseRows(target, project);
      const state = states.find(({ name }) => name === project);
      const history = (state?.history ?? []).map(entryText);
      const text = [
        releases.map(rowText).join('\n') || `${project} has no releases`,
        ...(history.length > 0 ? ['History, newest first:', ...history] : []),
      ].join('\n');
      return { text, data: { project, ...state, releases } };
    },
  },
  gc: {
    usage: 'gc [--days 30] [--dry-run]',
    does: 'remove releases that nothing refers to and that nobody had live, tried or published for 30 days',
    needsProject: false,
    run: async ({ target, options }) => {
      const isDryRun = options['dry-run'] ?? false;
      const removed = await collectGarbage(target, { days: numberOf('--days', options.days), isDryRun });
      const lines = removed.map(
        ({ project, releaseId, size, isUnfinished }) =>
          `  ${project} ${releaseId} ${inMegabytes(size)}${isUnfinished ? ' (unfinished upload)' : ''}`,
      );
      const total = inMegabytes(removed.reduce((sum, { size }) => sum + size, 0));
      const head = `${removed.length} ${isDryRun ? 'would be removed' : 'removed'}, ${total}`;
      return { text: [head, ...lines].join('\n'), data: { removed, isDryRun } };
    },
  },
  preview: {
    usage: 'preview <project> <release> [--hours 24] [--with link]',
    does:
      'a signed link that shows a release which is not live, until it expires\n' +
      '      --with: together with the releases of another such link',
    needsProject: true,
    run: async ({ target, project, word, options }) => {
      if (!word) throw new ReleaseError('USAGE', 'preview: which release?');
      const { token, expiresAt } = await previewLink(target, project, word, {
        hours: numberOf('--hours', options.hours),
        link: options.with,
      });
      return {
        text: `${target.publicUrl ?? ''}/?vista=${token}\nuntil ${expiresAt.toISOString()}`,
        data: { project, releaseId: word, token, expiresAt },
      };
    },
  },
  types: {
    usage: 'types [project]',
    does: 'type declarations of what live releases offer to other remotes, for a file <name>.d.ts among the sources',
    needsProject: false,
    run: async ({ target, project }) => {
      const found = await publishedTypes(target, project);
      return { text: found.map(({ text }) => text.trimEnd()).join('\n'), data: found };
    },
  },
} satisfies Record<string, Command>;
