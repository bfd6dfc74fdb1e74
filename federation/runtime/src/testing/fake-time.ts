import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Settings of a registry that loads a release once and always waits alike. */
export const settings = { timeLimitMs: 8_000, retryDelaysMs: [], random: () => 0.5, now: Date.now };

/** Puts each test of the file on a clock of its own and keeps what React says about thrown errors off the console. */
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
