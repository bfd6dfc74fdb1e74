/** When the shell of a page began the work that no page waits for (wall clock, milliseconds). */
export const startOfDeferredWork = async (page) => {
  await page.waitForFunction(() => performance.getEntriesByName('lacteos:deferred').length > 0);
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('lacteos:deferred');
    return performance.timeOrigin + mark.startTime;
  });
};

/** The requests of a page that began before its deferred work; a file that is fetched again later counts once. */
export const firstPageRequests = async (page, requests) => {
  const end = await startOfDeferredWork(page);
  return requests.filter((request) => request.timing().startTime < end);
};
