export interface StoredObject {
  body: Buffer;
  tag: string;
}

export interface StoredName {
  key: string;
  size: number;
  at: Date;
}

export interface ObjectStore {
  readonly name: string;
  read: (key: string) => Promise<StoredObject | null>;
  list: (prefix: string) => Promise<StoredName[]>;
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
  openStaging: (project: string) => Promise<string>;
  /** Uploads a staged release, `release.json` last; false when it exists already. */
  putRelease: (staging: string, prefix: string) => Promise<boolean>;
}
