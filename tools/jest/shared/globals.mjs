/** Replaces `@jest/globals` with the running spec file's globals; set before its import. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

export function provideGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
