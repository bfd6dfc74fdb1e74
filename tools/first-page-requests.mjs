/**
 * Common to both versions of Playwright's page.
 *
 * @typedef {object} MeasuredPage
 * @property {(isTrue: () => boolean) => Promise<unknown>} waitForFunction
 * @property {<T>(read: () => T) => Promise<T>} evaluate
 */

/** @param {MeasuredPage} page @returns {Promise<number>} wall clock in milliseconds */
export const startOfDeferredWork = async (page) => {
  await page.waitForFunction(() => performance.getEntriesByName('lacteos:deferred').length > 0);
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('lacteos:deferred');
    return performance.timeOrigin + mark.startTime;
  });
};

/**
 * @template {{timing: () => {startTime: number}}} R
 * @param {MeasuredPage} page
 * @param {readonly R[]} requests
 */
export const firstPageRequests = async (page, requests) => {
  const end = await startOfDeferredWork(page);
  return requests.filter((request) => request.timing().startTime < end);
};
