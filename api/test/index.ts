export { type Dialect, DIALECTS, type FreshDatabase } from './dialects.js';
export { holdAfter, holdBefore, type Held } from './hold-after.js';
export {
  type Answer,
  type CallOptions,
  startApi,
  TEST_PASSWORD,
  TestApi,
  type TestMethod,
} from './test-api.js';
export { SiigoStandIn, type StandInDocument, type StandInState } from './invoicing/siigo-stand-in.js';
