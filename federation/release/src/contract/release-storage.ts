/** A stored object: its bytes, and a tag that changes with them. */
export interface StoredObject {
  body: Buffer;
  tag: string;
}

/** A name in the store, as a listing shows it. */
export interface StoredName {
  key: string;
  size: number;
  at: Date;
}

/** Objects by key. */
export interface ObjectStore {
  /** Name for messages. */
  readonly name: string;
  /** The object, or null when there is none. */
  read: (key: string) => Promise<StoredObject | null>;
  /** Every object whose key begins with the prefix (which ends in a slash), in no particular order. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** Writes an object that must not exist yet; false when it does. */
  create: (key: string, body: Buffer | string) => Promise<boolean>;
  /** Writes over the object with this tag (null: there is none yet); false when another writer was faster. */
  replace: (key: string, body: Buffer | string, tag: string | null) => Promise<boolean>;
  /** Removes every object below the prefix. */
  removeAll: (prefix: string) => Promise<void>;
}

/**
 * Where releases, discovery files, their history, attestations and source maps are kept, below `releases/`, `discovery/`,
 * `attestations/` and `maps/`. Browsers read `releases/` only. Two kinds of write are conditional, so that concurrent pipelines never lose each other's work.
 */
export interface ReleaseStorage extends ObjectStore {
  /** A local folder in which a release is assembled before it is published. */
  openStaging: (project: string) => Promise<string>;
  /** Makes the staged files of a release visible, `release.json` last; false when that release is there already. */
  putRelease: (staging: string, prefix: string) => Promise<boolean>;
}
