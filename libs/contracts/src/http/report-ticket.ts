import { createHmac, timingSafeEqual } from 'node:crypto';
import { maskedAddress } from './log-masking.js';

/** Sent only to the release desk, HTTP-only. */
export const REPORT_COOKIE = 'lacteos_report';
/** In characters; shared by gateway and release desk. */
export const MIN_TICKET_SECRET = 32;

/** Lets a visitor report on the releases served with a page. */
export interface ReportTicket {
  /** Keyed hash. */
  readonly visitor: string;
  /** Keyed hash of the network (IPv4 by /24, IPv6 by /48). */
  readonly network: string;
  /** Release by project. */
  readonly picks: Readonly<Record<string, string>>;
  /** Seconds since 1970. */
  readonly expires: number;
}

export interface TicketFacts {
  readonly visitorId: string;
  readonly address: string;
  readonly picks: Readonly<Record<string, string>>;
  readonly expires: Date;
}

const hmac = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** Fit for a cookie; holds no personal data. */
export const issueTicket = (secret: string, { visitorId, address, picks, expires }: TicketFacts): string => {
  const ticket: ReportTicket = {
    visitor: hmac(secret, 'visitor', visitorId).slice(0, 16),
    network: hmac(secret, 'network', maskedAddress(address)).slice(0, 16),
    picks,
    expires: Math.floor(expires.getTime() / 1000),
  };
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return `${body}.${hmac(secret, 'ticket', body)}`;
};

/** Null when forged, malformed or expired. */
export const readTicket = (secret: string, text: string, now: Date): ReportTicket | null => {
  const [body = '', signature = ''] = text.split('.');
  const expected = Buffer.from(hmac(secret, 'ticket', body));
  const sent = Buffer.from(signature);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  // The signature vouches for the shape.
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as ReportTicket;
  return ticket.expires * 1000 > now.getTime() ? ticket : null;
};
