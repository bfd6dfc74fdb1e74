interface Natives {
  fetch: typeof fetch;
  sendBeacon: Navigator['sendBeacon'] | null;
}

const readNatives = (): Natives => ({
  fetch: (...request) => globalThis.fetch(...request),
  sendBeacon: navigator.sendBeacon?.bind(navigator) ?? null,
});

let kept: Natives | null = null;

/** Call it before the first remote runs: scripts of the page may replace these functions later. */
export const keepNatives = (): void => {
  const { fetch } = globalThis;
  kept ??= { ...readNatives(), fetch: (...request) => fetch(...request) };
};

/** The kept functions; before `keepNatives` those of the page. */
export const natives = (): Natives => kept ?? readNatives();
