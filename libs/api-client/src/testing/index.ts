export {
  answer,
  failure,
  stubHttp,
  type HttpStub,
  type StubbedAnswer,
  type StubbedRequest,
  type StubbedRoutes,
} from './http-stub.js';
export { stubLive } from './stub-live.js';
