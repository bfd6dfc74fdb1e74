/** A MariaDB server of its own; `url` is its address as root, without a database. */
export interface OwnMariaDb {
  readonly url: string;
  /** Ends it and removes its data. */
  readonly stop: () => Promise<void>;
  /** Ends it without warning; `restart` brings it back with its data, on the same port. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  /** Lets it stand still, and go on. */
  readonly freeze: () => void;
  readonly resume: () => void;
}

/**
 * Starts one on a free port of the loopback, its data in a new folder of `parent` (the system's temporary folder). A durable
 * one loses nothing that was committed when it is killed; one with a binary log can be backed up to the second.
 */
export function startMariaDb(options?: {
  readonly parent?: string;
  readonly isDurable?: boolean;
  readonly hasBinaryLog?: boolean;
  readonly settings?: readonly string[];
}): Promise<OwnMariaDb>;
