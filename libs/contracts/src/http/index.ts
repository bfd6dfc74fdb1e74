export { MAX_BODY_BYTES, maxBodyBytes } from './body-limits.js';
export {
  addressKey,
  readTrustedProxies,
  trustedProxyCheck,
  TRUSTED_PROXIES_EXPECTED,
  type TrustedProxies,
} from './client-address.js';
export { isEventStream } from './event-streams.js';
export { hasVersion } from './known-version.js';
export { maskedAddress, maskedText, maskedUrl, maskingOptions } from './log-masking.js';
export {
  AnswerTooLarge,
  callServer,
  collectBytes,
  type CallAnswer,
  type CallLimits,
} from './outgoing-call.js';
export { isRepeatable } from './repeatable.js';
export { logRequest } from './request-lines.js';
export {
  issueTicket,
  MIN_TICKET_SECRET,
  readTicket,
  REPORT_COOKIE,
  type ReportTicket,
  type TicketFacts,
} from './report-ticket.js';
export {
  rawFailure,
  REQUEST_FAILURES,
  requestFailure,
  requestFailureCode,
  type RequestFailureCode,
} from './request-failures.js';
export {
  closeAfterAnswer,
  hasInvalidHost,
  refuseTunnels,
  requestIdOf,
  serverOptions,
  type RequestTimeouts,
} from './server-guards.js';
