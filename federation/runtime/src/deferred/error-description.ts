import type { ReleaseReportItem } from '@lacteos/remote-kit';
import type { ReportedItem } from '../registry/reports';

const MAX_MESSAGE = 300;
const MAX_STACK = 2_000;
const MAX_PAGE = 100;
/** Different errors of one page that are told with their stack: a report has to stay small. */
const MAX_DESCRIBED = 5;
/** Parts of an address that name a thing, a person or a secret. */
const IDENTIFYING = /\/(?=[^/]*\d)[^/]+|\/[^/]{32,}/g;

/** The page's path without ids. */
const pageOf = (path: string): string => path.replace(IDENTIFYING, '/:id').slice(0, MAX_PAGE);

// Only lines with a place in a file say something, and only the path of it.
const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?\s*$/.test(line))
    .map((line) => line.trim().replaceAll(window.location.origin, ''))
    .join('\n')
    .slice(0, MAX_STACK);

/** Puts what was thrown into words, each of a page's errors once and only a few of them. */
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
