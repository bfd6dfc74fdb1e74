import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { rawFailure, requestIdOf } from '@lacteos/contracts/http';
import { allowedBodyBytes } from './request-bodies.js';

/**
 * Answers `Expect: 100-continue` here: a visitor whose body will be refused never sends it. Refuses other
 * expectations (417).
 */
export const answerExpectations = (server: Server): void => {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (allowedBodyBytes(request) !== null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage) => {
    request.socket.end(rawFailure('REQUEST.EXPECTATION_FAILED', requestIdOf(request.headers)));
  });
};
