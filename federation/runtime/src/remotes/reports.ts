import type { ReleaseReport, ReleaseReportItem, ShellSettings } from '@lacteos/remote-kit';
import { natives } from '../natives/natives';

export type ReportedItem = ReleaseReportItem & { cause?: unknown };

export type Incident = ReportedItem | ErrorEvent | PromiseRejectionEvent;

const ADDRESS = '/release-desk/reports';
const MAX_KEPT = 100;
const kept: Incident[] = [];
let listener: (() => void) | null = null;
let page = { shell: '', isSampled: false, isShared: false };
let ticket: Promise<unknown> | null = null;

/** Sets the shell's release and decides whether the page reports successes. */
export const describePage = ({ picks, reportSample, isShared }: ShellSettings): void => {
  page = {
    shell: picks['shell'] ?? '',
    isSampled: Math.random() < reportSample,
    isShared: isShared === true,
  };
  ticket = null;
};

export const isSampled = (): boolean => page.isSampled;

export type Send = (address: string, body: Blob) => boolean;

const BEACON: Send = (address, body) => natives().sendBeacon?.(address, body) ?? false;

/** Shared pages come without a ticket for reports: requests one. */
const setTicket = (): Promise<unknown> =>
  (ticket ??= natives()
    .fetch('/visit', { method: 'POST', keepalive: true })
    .catch(() => undefined));

export const sendItems = (items: ReleaseReportItem[], send: Send = BEACON): void => {
  const body: ReleaseReport = { v: 1, shell: page.shell, items };
  const deliver = (): unknown =>
    send(ADDRESS, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  if (page.isShared) void setTicket().then(deliver);
  else deliver();
};

export const report = (incident: Incident): void => {
  if (kept.length < MAX_KEPT) kept.push(incident);
  listener?.();
};

export const drainIncidents = (): Incident[] => kept.splice(0);

export const onIncident = (next: () => void): void => {
  listener = next;
  if (kept.length > 0) next();
};

export const watchUncaught = (): void => {
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
};
