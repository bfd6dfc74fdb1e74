const LATEST_MS = 5_000;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, LATEST_MS / 2);
};

/** Runs work in call order once the page has loaded and is idle. */
export const whenLoaded = (work: () => void): void => {
  const start = (): void => whenIdle(work);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};
