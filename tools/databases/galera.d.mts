/** `url` is its address as root, without a database. */
export interface GaleraNode {
  readonly url: string;
  readonly host: string;
  readonly kill: () => Promise<void>;
  /** Resolves once it has caught up. */
  readonly restart: () => Promise<void>;
  readonly freeze: () => void;
  readonly resume: () => void;
  /** Makes the node non-Primary. */
  readonly cutOff: () => Promise<void>;
  readonly reconnect: () => Promise<void>;
  readonly untilSynced: () => Promise<void>;
  /** Resolves some seconds after it was cut off. */
  readonly untilNotPrimary: () => Promise<void>;
}

export interface OwnGalera {
  readonly nodes: readonly GaleraNode[];
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export function startGalera(options?: {
  readonly count?: number;
  readonly parent?: string;
}): Promise<OwnGalera>;
