interface Natives {
  fetch: typeof fetch;
  sendBeacon: Navigator['sendBeacon'] | null;
  setTimeout: (work: () => void, ms?: number) => ReturnType<typeof setTimeout>;
}

const readNatives = (): Natives => ({
  fetch: (...request) => globalThis.fetch(...request),
  sendBeacon: navigator.sendBeacon?.bind(navigator) ?? null,
  setTimeout: (work, ms) => globalThis.setTimeout(work, ms),
});

/** Functions and places that every page shares; a page gives them back as it found them. */
export const readSharedState = (): readonly unknown[] => [
  globalThis.fetch,
  globalThis.setTimeout,
  globalThis.Date,
  Date.now,
  performance.now,
  navigator.sendBeacon,
  history.pushState,
  history.replaceState,
  window.onerror,
  window.onbeforeunload,
  window.onunhandledrejection,
  document.documentElement.lang,
  ...(document.adoptedStyleSheets ?? []),
];

let kept: Natives | null = null;
let start: readonly unknown[] | null = null;

/** Call it before any other script runs: scripts of the page may replace these functions later. */
export const keepNatives = (): void => {
  if (kept) return;
  const { fetch, setTimeout } = globalThis;
  kept = {
    ...readNatives(),
    fetch: (...request) => fetch(...request),
    setTimeout: (work, ms) => setTimeout(work, ms),
  };
  start = readSharedState();
};

/** The kept functions; before `keepNatives` those of the page. */
export const natives = (): Natives => kept ?? readNatives();

/** Shared state at the time of `keepNatives`; before it the present one. */
export const sharedStateAtStart = (): readonly unknown[] => start ?? readSharedState();
