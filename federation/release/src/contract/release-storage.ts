export interface StoredObject {
  body: Buffer;
  tag: string;
}

/** Name in a listing of the store. */
export interface StoredName {
  key: string;
  size: number;
  at: Date;
}

export interface ObjectStore {
  /** Name for messages. */
  readonly name: string;
  read: (key: string) => Promise<StoredObject | null>;
  /** Unordered; the prefix ends in a slash. */
  list: (prefix: string) => Promise<StoredName[]>;
  /** False when the object exists already. */
  create: (key: string, body: Buffer | string) => Promise<boolean>;
  /** Replaces the object with this tag (null: none yet); false when another writer was faster. */
  replace: (key: string, body: Buffer | string, tag: string | null) => Promise<boolean>;
  removeAll: (prefix: string) => Promise<void>;
}

/**
 * Store below `releases/`, `discovery/`, `attestations/` and `maps/`; browsers read `releases/` only. `create` and
 * `replace` are conditional, so that concurrent pipelines lose nothing.
 */
export interface ReleaseStorage extends ObjectStore {
  /** Local folder for assembling a release before publication. */
  openStaging: (project: string) => Promise<string>;
  /** Uploads a staged release, `release.json` last; false when it exists already. */
  putRelease: (staging: string, prefix: string) => Promise<boolean>;
}
