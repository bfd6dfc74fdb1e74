const MAX_WAIT_MS = 3_000;

/** What the HTML itself shows stays until its data has loaded, so that nothing flickers: asks only where it shows `view`. */
export const whileInHtml = async (view: string, ask: () => Promise<void>): Promise<void> => {
  if (!document.querySelector(`[data-first-view="${view}"]`)) return;
  await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
};
