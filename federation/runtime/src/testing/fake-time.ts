import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export const settings = { timeLimitMs: 8_000, retryDelaysMs: [], random: () => 0.5, now: Date.now };

export function onFakeTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const press = (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));
