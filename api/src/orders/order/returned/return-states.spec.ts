import { RETURN_STATES, RETURN_TRANSITIONS } from './return-states.js';

describe('return states', () => {
  it('are all reachable from requested and end in refused', () => {
    const reached = new Set<string>(['requested']);
    for (const state of reached)
      Object.values(RETURN_TRANSITIONS[state as keyof typeof RETURN_TRANSITIONS]).forEach((next) =>
        reached.add(next),
      );
    expect([...reached].sort()).toEqual([...RETURN_STATES].sort());
    const ends = RETURN_STATES.filter((state) => Object.keys(RETURN_TRANSITIONS[state]).length === 0);
    expect(ends).toEqual(['refused']);
  });
});
