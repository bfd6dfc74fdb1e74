/** Common to both versions of Playwright's page. */
interface MeasuredPage {
  waitForFunction(isTrue: () => boolean): Promise<unknown>;
  evaluate<T>(read: () => T): Promise<T>;
}
interface TimedRequest {
  timing(): { startTime: number };
}

export function startOfDeferredWork(page: MeasuredPage): Promise<number>;
export function firstPageRequests<R extends TimedRequest>(
  page: MeasuredPage,
  requests: readonly R[],
): Promise<R[]>;
