import type { RequestTimeouts, TrustedProxies } from '@lacteos/contracts/http';
import type { LogSettings } from '@lacteos/contracts/process';

export interface EdgeLimits extends RequestTimeouts {
  /** For a small body; larger ones get one more second per 100 kB. */
  readonly bodySeconds: number;
  readonly readSeconds: number;
  /** Idle connections are closed before this is reached. */
  readonly maxConnections: number;
  readonly connectionsPerAddress: number;
  readonly requestsPerAddress: number;
  /** Live update streams of one address; not counted as unanswered requests. */
  readonly streamsPerAddress: number;
  readonly visitsPerMinute: number;
  /** Limits unfinished bodies and, separately, unread answers. */
  readonly maxHeldBytes: number;
}

export interface EdgeSettings extends LogSettings {
  readonly trustedProxies: TrustedProxies;
  readonly limits: EdgeLimits;
}

/** See docs/settings.md, "Limits of the gateway". */
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
