/** Wall clock in milliseconds. */
export const startOfDeferredWork = async (page) => {
  await page.waitForFunction(() => performance.getEntriesByName('lacteos:deferred').length > 0);
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('lacteos:deferred');
    return performance.timeOrigin + mark.startTime;
  });
};

export const firstPageRequests = async (page, requests) => {
  const end = await startOfDeferredWork(page);
  return requests.filter((request) => request.timing().startTime < end);
};
