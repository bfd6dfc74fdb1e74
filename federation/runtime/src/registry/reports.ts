import type { ReleaseReport, ReleaseReportItem, ShellSettings } from '@lacteos/remote-kit';

/** A report with what was thrown, which is put into words when it is sent. */
export type ReportedItem = ReleaseReportItem & { cause?: unknown };

/** Incidents so far: reports, and uncaught errors whose origin is determined later. */
export type Incident = ReportedItem | ErrorEvent | PromiseRejectionEvent;

const ADDRESS = '/release-desk/reports';
const MAX_KEPT = 100;
const kept: Incident[] = [];
let tell: (() => void) | null = null;
let page = { shell: '', isSampled: false, isShared: false };
let ticket: Promise<unknown> | null = null;

/** Sets of which shell the page is, and decides whether it also reports what goes well. */
export const describePage = ({ picks, reportSample, isShared }: ShellSettings): void => {
  page = {
    shell: picks['shell'] ?? '',
    isSampled: Math.random() < reportSample,
    isShared: isShared === true,
  };
  ticket = null;
};

/** Whether this page also reports what goes well; failures are always reported. */
export const isSampled = (): boolean => page.isSampled;

/** Sends reports; specs replace it. */
export type Send = (address: string, body: Blob) => boolean;

const BEACON: Send = (address, body) => navigator.sendBeacon?.(address, body) ?? false;

/** A shared page brought no ticket for reports: the gateway gives one on request. */
const takeTicket = (): Promise<unknown> =>
  (ticket ??= fetch('/visit', { method: 'POST', keepalive: true }).catch(() => undefined));

/** Sends items to the release desk at once, on a shared page once there is a ticket. */
export const sendItems = (items: ReleaseReportItem[], send: Send = BEACON): void => {
  const body: ReleaseReport = { v: 1, shell: page.shell, items };
  const deliver = (): unknown =>
    send(ADDRESS, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (page.isShared) void takeTicket().then(deliver);
  else deliver();
};

/** Keeps incidents until they are sent; the sender is loaded after the first page. */
export const report = (incident: Incident): void => {
  if (kept.length < MAX_KEPT) kept.push(incident);
  tell?.();
};

/** Takes what was kept. */
export const takeIncidents = (): Incident[] => kept.splice(0);

/** Sets the listener of new incidents; called at once when there are some. */
export const onIncident = (listener: () => void): void => {
  tell = listener;
  if (kept.length > 0) listener();
};

/** Keeps errors that nobody caught. */
export const watchUncaught = (): void => {
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
};
