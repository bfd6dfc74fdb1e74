import { describe, expect, it } from '@jest/globals';
import { isOfBusyMachine } from './visit-outcome.js';

describe('problems of a visit', () => {
  it.each([
    [['opened, it is unavailable'], true],
    [['opened within the shop, it is loading'], true],
    [['opened, it is empty'], true],
    [['the visit ended: page.waitForFunction: Timeout 20000ms exceeded.'], true],
    [['after it was left: goes on working: 6 tasks above 50 ms in a second'], true],
    [['opened, it is empty: no <h1> was found in <main> and its shadow roots'], false],
    [['console: Error: x', 'opened, it is unavailable'], false],
    [["changes the frame: header <b> 'Oferta'"], false],
    [['the visit ended: page.goto: net::ERR_ABORTED'], false],
    [[], false],
  ])('%j may come from a busy machine: %s [N-37-229]', (problems, isPossible) => {
    expect(isOfBusyMachine(problems)).toBe(isPossible);
  });
});
