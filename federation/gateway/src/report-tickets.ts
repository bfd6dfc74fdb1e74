import { issueTicket, REPORT_COOKIE } from '@lacteos/contracts/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewaySettings } from './settings.js';
import { secureFlag } from './visitor.js';

type Settings = Pick<GatewaySettings, 'reportTicketSecret' | 'reportTicketMinutes'>;

/** Sets the ticket for reports as a cookie, so that the HTML stays the same for all visitors of these releases. */
export const addReportTicket = (
  request: FastifyRequest,
  reply: FastifyReply,
  { visitorId, picks }: { visitorId: string; picks: Readonly<Record<string, string>> },
  { reportTicketSecret, reportTicketMinutes }: Settings,
): void => {
  if (reportTicketSecret === null) return;
  const seconds = reportTicketMinutes * 60;
  const expires = new Date(Date.now() + seconds * 1000);
  const ticket = issueTicket(reportTicketSecret, { visitorId, address: request.ip, picks, expires });
  void reply.header(
    'set-cookie',
    `${REPORT_COOKIE}=${ticket}; Path=/release-desk/reports; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secureFlag(request)}`,
  );
};
