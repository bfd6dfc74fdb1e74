/** `url` is its address as root, without a database. */
export interface OwnMariaDb {
  readonly url: string;
  /** Removes the data too. */
  readonly stop: () => Promise<void>;
  /** `restart` keeps data and port. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly freeze: () => void;
  readonly resume: () => void;
}

/** `isDurable` keeps commits when killed; a binary log allows backups to the second. */
export function startMariaDb(options?: {
  readonly parent?: string;
  readonly isDurable?: boolean;
  readonly hasBinaryLog?: boolean;
  readonly settings?: readonly string[];
}): Promise<OwnMariaDb>;
