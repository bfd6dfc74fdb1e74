import type { ReleaseReportItem } from '@lacteos/remote-kit';
import type { ReportedItem } from '../remotes/reports';

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const MAX_PAGE = 100;
const MAX_DESCRIBED = 5;
const IDENTIFYING = /\/(?=[^/]*\d)[^/]+|\/[^/]{32,}/g;

const pageOf = (path: string): string => path.replace(IDENTIFYING, '/:id').slice(0, MAX_PAGE);

// Keeps only stack lines with a place in a file, and only the file's path.
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?\s*$/.test(line))
    .map((line) => line.trim().replaceAll(window.location.origin, ''))
    .join('\n')
    .slice(0, MAX_STACK);

export const errorDescriber = (): ((item: ReportedItem) => ReleaseReportItem) => {
  const told = new Set<string>();
  return ({ cause, ...item }) => {
    if (!(cause instanceof Error)) return item;
    const message = `${cause.name}: ${cause.message}`.slice(0, MAX_MESSAGE);
    const error = { message, stack: placesOf(cause.stack ?? '') };
    const text = JSON.stringify(error);
    if (told.has(text) || told.size >= MAX_DESCRIBED) return item;
    told.add(text);
    return { ...item, page: pageOf(window.location.pathname), error };
  };
};
