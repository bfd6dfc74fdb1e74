/// <reference lib="dom" />
/** Runs inside the browser: must not refer to anything outside its body. */

export interface SentEvent {
  /** `name`, or `name@2` for the second contract. */
  name: string;
  by: string | null;
  payload: unknown;
  /** Path to a value that is not plain data; null without. */
  foreign: string | null;
}

/** Install before any script of the page. */
export const installBusProbe = (): void => {
  interface Action {
    type: string;
    name?: string;
    payload?: unknown;
  }
  const MAX_KEPT = 200;
  const sent: SentEvent[] = [];
  const foreignPart = (value: unknown, path: string): string | null => {
    if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return null;
    if (typeof value === 'number') return Number.isFinite(value) ? null : path;
    const isPlain =
      typeof value === 'object' &&
      (Array.isArray(value) ||
        [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));
    if (!isPlain) return path;
    for (const [name, member] of Object.entries(value)) {
      const found = foreignPart(member, `${path}.${name}`);
      if (found) return found;
    }
    return null;
  };
  // The bus's own file, shared by shell and remotes, stands above the sender in the stack.
  const senderIn = (stack: string): string | null => {
    const files = [...stack.matchAll(/https?:\/\/[^\s()]+?(?=:\d+:\d+)/g)].map(([file]) => file);
    const [bus] = files;
    const sender = files.find((file) => file !== bus) ?? bus;
    return sender?.split('/releases/')[1]?.split('/')[0] ?? null;
  };
  const record = ({ type, name = '', payload }: Action): void => {
    if (type !== 'event' || sent.length >= MAX_KEPT) return;
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 50;
    const by = senderIn(new Error().stack ?? '');
    Error.stackTraceLimit = limit;
    const foreign = foreignPart(payload, 'payload');
    sent.push({ name, by, foreign, payload: foreign ? null : (structuredClone(payload) as unknown) });
  };
  let bus: { subscribe: (listener: (action: Action) => void) => unknown } | undefined;
  Object.defineProperty(globalThis, Symbol.for('lacteos.session-bus'), {
    configurable: true,
    get: () => bus,
    set: (made: NonNullable<typeof bus>) => {
      bus = made;
      made.subscribe(record);
    },
  });
  Object.assign(window, {
    gateEvents: () => sent.splice(0),
    gateEventsBy: (project: string) => sent.filter(({ by }) => by === project).length,
  });
};

export const takeSentEvents = (): SentEvent[] =>
  (window as unknown as { gateEvents: () => SentEvent[] }).gateEvents();

export const countSentEvents = (project: string): number =>
  (window as unknown as { gateEventsBy: (project: string) => number }).gateEventsBy(project);
