/** Replaces `@jest/globals`: the globals of the spec file that is running. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** Sets the globals of the next spec file, before it is imported. */
export function provideGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globals);
}
