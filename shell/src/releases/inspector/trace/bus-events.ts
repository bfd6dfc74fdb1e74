import { onAnyEvent } from '@lacteos/session-bus';

export interface BusEvent {
  name: string;
  /** Since the page opened. */
  ms: number;
}

const MAX_KEPT = 50;
const kept: BusEvent[] = [];

/** Names and times only: what an event carries may be personal. */
export const recordBusEvents = (): (() => void) =>
  onAnyEvent((name) => {
    kept.push({ name, ms: Math.round(performance.now()) });
    if (kept.length > MAX_KEPT) kept.shift();
  });

export const busEvents = (): readonly BusEvent[] => kept;
