export { currentRequest, outsideRequests, runFor, trackRequests } from './current-request.js';
export { requestFields, traceFields } from './log-fields.js';
export { currentOrigin, currentRequestId, NO_ORIGIN, type Origin, runForRequest } from './origin.js';
export { traceRequests } from './trace-requests.js';
