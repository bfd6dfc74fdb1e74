import type { RequestTimeouts, TrustedProxies } from '@lacteos/contracts/http';
import type { LogSettings } from '@lacteos/contracts/process';

/** Limits of the gateway for one visitor. */
export interface EdgeLimits extends RequestTimeouts {
  /** Until a small body is there; larger ones get a second more for every 100 kB. */
  readonly bodySeconds: number;
  /** How long a visitor may read nothing of a waiting answer. */
  readonly readSeconds: number;
  /** All connections; the idle ones are closed before there are that many. */
  readonly maxConnections: number;
  readonly connectionsPerAddress: number;
  /** Requests of one address that are not answered yet. */
  readonly requestsPerAddress: number;
  /** Streams of live updates of one address; they are no unanswered requests. */
  readonly streamsPerAddress: number;
  /** Tickets for reports that an address asks for by themselves, in a minute. */
  readonly visitsPerMinute: number;
  /** Bytes of unfinished bodies, and again of answers that visitors have not read yet. */
  readonly maxHeldBytes: number;
}

/** Settings of the gateway that the edge uses. */
export interface EdgeSettings extends LogSettings {
  /** Proxies in front of the gateway that tell the visitor's address. */
  readonly trustedProxies: TrustedProxies;
  /** Limits per visitor. */
  readonly limits: EdgeLimits;
}

/** Defaults (docs/settings.md, "Limits of the gateway"). */
export const EDGE_LIMITS: EdgeLimits = {
  headersSeconds: 10,
  requestSeconds: 150,
  keepAliveSeconds: 65,
  bodySeconds: 20,
  readSeconds: 20,
  maxConnections: 8_192,
  connectionsPerAddress: 512,
  requestsPerAddress: 128,
  streamsPerAddress: 200,
  visitsPerMinute: 300,
  maxHeldBytes: 64_000_000,
};
