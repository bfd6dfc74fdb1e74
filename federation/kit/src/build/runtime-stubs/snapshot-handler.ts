/** In place of the federation runtime's handler of snapshots, which `disableSnapshot` switches off but leaves in the file. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** Nothing is known of a remote but its entry. */
export const getGlobalRemoteInfo = (): { hostGlobalSnapshot?: never } => ({});
