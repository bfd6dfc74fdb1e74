/** Resolves once the browser has painted what the HTML brought, at once in a tab that nobody sees. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
