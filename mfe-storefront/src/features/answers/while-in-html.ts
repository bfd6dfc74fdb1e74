const MAX_WAIT_MS = 3_000;

/** Reads only where the HTML shows `view`, so that nothing flickers. */
export const whileInHtml = async (view: string, load: () => Promise<void>): Promise<void> => {
  if (!document.querySelector(`[data-first-view="${view}"]`)) return;
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
};
