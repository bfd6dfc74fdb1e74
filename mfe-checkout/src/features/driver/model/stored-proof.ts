import type { DriverRoute, StopProof } from '@lacteos/contracts/schemas';

/** Read by the releases before and after: fields are added, never changed. */
export const STORED_FORMAT = 1;

export interface StoredRoute {
  /** Of the link that was opened last. */
  token: string;
  /** Null until it was read once. */
  route: DriverRoute | null;
}

export interface StoredProof {
  format: typeof STORED_FORMAT;
  /** `Idempotency-Key` of every attempt. */
  key: string;
  /** Of the link under which it was made. */
  token: string;
  orderId: number;
  /** Of the stop, to name it. */
  name: string;
  body: StopProof;
  /** JPEG as a data URL until it is uploaded; then the body names it. */
  picture: string | null;
  refusal: string | null;
}

export interface DriverStore {
  readRoute: () => Promise<StoredRoute | undefined>;
  writeRoute: (route: StoredRoute) => Promise<void>;
  removeRoute: () => Promise<void>;
  /** Oldest first. */
  readProofs: () => Promise<StoredProof[]>;
  /** Resolves once the proof is on the phone's disk. */
  writeProof: (proof: StoredProof) => Promise<void>;
  removeProof: (key: string) => Promise<void>;
  /** Removes a proof that was sent and shows its outcome in the stored route, in one transaction. */
  finishProof: (proof: StoredProof) => Promise<void>;
}

/** The API takes proofs until then. */
const GRACE_MS = 48 * 3_600_000;

export const isOver = ({ route }: StoredRoute, now: Date): boolean =>
  route !== null && now.getTime() > Date.parse(route.endsAt) + GRACE_MS;

export const provedRoute = (route: DriverRoute, { orderId, body }: StoredProof): DriverRoute => ({
  ...route,
  stops: route.stops.map((stop) =>
    stop.orderId === orderId ? { ...stop, state: body.outcome, provedAt: body.at } : stop,
  ),
});
