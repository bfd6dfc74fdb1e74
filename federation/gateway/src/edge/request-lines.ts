import { logRequest } from '@lacteos/contracts/http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

export class RequestLines extends LogController {
  constructor(private readonly sample: number) {
    super();
  }

  override incomingRequest(): void {
    // Its line comes with the answer.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    logRequest(request, reply, { sample: this.sample, error });
  }
}
