/** A node of a cluster; `url` is its address as root, without a database. */
export interface GaleraNode {
  readonly url: string;
  readonly host: string;
  readonly kill: () => Promise<void>;
  /** Starts it again after a kill; resolves when it has what it missed. */
  readonly restart: () => Promise<void>;
  readonly freeze: () => void;
  readonly resume: () => void;
  /** Takes it out of the cluster's network: it becomes non-Primary. */
  readonly cutOff: () => Promise<void>;
  readonly reconnect: () => Promise<void>;
  /** Resolves when it is part of the cluster and has everything. */
  readonly untilSynced: () => Promise<void>;
  /** Resolves when it says of itself that it takes no part: some seconds after it was cut off. */
  readonly untilNotPrimary: () => Promise<void>;
}

/** A cluster on the loopback whose nodes share a port. */
export interface OwnGalera {
  readonly nodes: readonly GaleraNode[];
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export function startGalera(options?: {
  readonly count?: number;
  readonly parent?: string;
}): Promise<OwnGalera>;
