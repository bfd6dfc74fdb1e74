import { fileAddress, releaseFolder, type Registry, type ReleaseReportItem } from '@lacteos/remote-kit';
import { natives } from '../natives/natives';
import {
  onIncident,
  sendItems,
  drainIncidents,
  type Incident,
  type ReportedItem,
  type Send,
} from '../remotes/reports';
import { errorDescriber } from './error-description';

const PAUSE_MS = 5_000;
const MAX_ITEMS = 50;

/**
 * Folders and shared files that stacks are matched with. A file of several releases counts for the first, the
 * visitor's own; libraries are left out, since anybody may call them.
 */
const placesOf = (registry: Registry): [place: string, remote: string, release: string][] =>
  Object.entries(registry.microFrontends).flatMap(([remote, versions]) =>
    versions.flatMap((version) => {
      const folder = releaseFolder(version);
      const shared = Object.keys(version.extras.files).filter((path) => /^\.\.\/(?!\.\.)/.test(path));
      return [folder, ...shared.map((path) => fileAddress(folder, path))].map(
        (place): [string, string, string] => [place, remote, version.extras.releaseId],
      );
    }),
  );

type Uncaught = ErrorEvent | PromiseRejectionEvent;

const causeOf = (incident: Uncaught): unknown => ('reason' in incident ? incident.reason : incident.error);

const stackOf = (incident: Uncaught): string => {
  const cause = causeOf(incident);
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return 'filename' in incident ? `${incident.filename} ${stack}` : stack;
};

const attribute = (incident: Uncaught, registry: Registry): ReportedItem | null => {
  const stack = stackOf(incident);
  const found = placesOf(registry)
    .map(([place, remote, release]) => ({ at: stack.indexOf(place), remote, release }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (!found) return null;
  const { remote, release } = found;
  return { remote, release, kind: 'runtime', ok: false, code: 'uncaught', cause: causeOf(incident) };
};

const isItem = (incident: Incident): incident is ReportedItem => 'kind' in incident;

/** Reports all failures, and successes for a share of the pages. Neither address nor user leaves the page. */
export const startReports = (registry: Registry, isSampled: boolean, send?: Send): void => {
  const waiting: ReleaseReportItem[] = [];
  const describe = errorDescriber();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) sendItems(waiting.splice(0, MAX_ITEMS), send);
  };
  onIncident(() => {
    for (const incident of drainIncidents()) {
      const item = isItem(incident) ? incident : attribute(incident, registry);
      if (item && (!item.ok || isSampled)) waiting.push(describe(item));
    }
    if (waiting.length > 0) timer ??= natives().setTimeout(flush, PAUSE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
};
