import { describe, expect, it } from '@jest/globals';
import { isOfBusyMachine } from './visit-outcome.js';

describe('problems of a visit', () => {
  it.each([
    [['opened, it is unavailable'], true],
    [['opened within the shop, it is loading'], true],
    [['opened, it is empty'], true],
    [['the visit ended: page.waitForFunction: Timeout 20000ms exceeded.'], true],
    [['after it was left: goes on working: 6 tasks above 50 ms in a second'], true],
    [['console: RemoteError: remote mfe-backoffice: took too long'], true],
    [['console: RemoteError: remote mfe-shop: took too long', 'opened, it is unavailable'], true],
    [['console: RemoteError: remote mfe-shop: an earlier page of this tab hung on it'], true],
    [['console: RemoteError: remote mfe-shop: failed repeatedly, not asked again yet'], true],
    [['console: The registry is not available RegistryError: no answer in time'], true],
    [['console: RemoteError: remote mfe-shop: could not be loaded'], false],
    [['console: The registry is not available RegistryError: the server answered 500'], false],
    [['opened, it is empty: no <h1> was found in <main> and its shadow roots'], false],
    [['console: Error: x', 'opened, it is unavailable'], false],
    [["changes the frame: header <b> 'Oferta'"], false],
    [['the visit ended: page.goto: net::ERR_ABORTED'], false],
    [[], false],
  ])('%j may come from a busy machine: %s [N-37-229]', (problems, isPossible) => {
    expect(isOfBusyMachine(problems)).toBe(isPossible);
  });
});
