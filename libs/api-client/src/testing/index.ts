export {
  answer,
  failure,
  stubHttp,
  type StubbedAnswer,
  type StubbedRequest,
  type StubbedRoutes,
} from './http-stub.js';
