/** Replaces the snapshot handler, which `disableSnapshot` disables but keeps in the file. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: (): void => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export const getGlobalRemoteInfo = (): { hostGlobalSnapshot?: never } => ({});
