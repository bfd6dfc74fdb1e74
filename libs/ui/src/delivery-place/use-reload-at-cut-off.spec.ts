import { aDeliveryDay, aPromise } from '@lacteos/contracts/testing';
import { renderHook } from '@testing-library/react';
import { msUntilCutOff, useReloadAtCutOff } from './use-reload-at-cut-off';

describe('the reading at the cut-off', () => {
  afterEach(() => jest.useRealTimers());

  it("comes right after it by the server's clock, whatever the device says", () => {
    expect(msUntilCutOff(aPromise())).toBe(3_600_050);
    expect(msUntilCutOff(aPromise({ next: null }))).toBeNull();
    expect(msUntilCutOff(aPromise({ next: aDeliveryDay({ orderBefore: null }) }))).toBeNull();
    expect(msUntilCutOff(aPromise({ now: '2026-11-27T19:00:01.000Z' }))).toBeNull();
  });

  it('happens once, and not after the page was left', () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    const { unmount } = renderHook(() => useReloadAtCutOff(aPromise(), reload));
    jest.advanceTimersByTime(3_600_000);
    expect(reload).not.toHaveBeenCalled();
    unmount();
    jest.advanceTimersByTime(1_000);
    expect(reload).not.toHaveBeenCalled();
    const promise = aPromise();
    renderHook(() => useReloadAtCutOff(promise, reload));
    jest.advanceTimersByTime(3_600_050);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
