import type { ApiError } from '@lacteos/api-client';
import { session$ } from '@lacteos/session-bus';

import { fetchExport, saveFile, type ExportFormat } from './export-rows';

export interface Export {
  path: string;
  subject: string;
  /** Between 0 and 1; null: failed. */
  share: number | null;
  message: string;
}
export interface ExportRequest {
  path: string;
  subject: string;
  format: ExportFormat;
  params: Record<string, string | undefined>;
}

let exports: readonly Export[] = [];
let elsewhere: readonly Export[] = [];
const watchers = new Set<() => void>();
let attended: readonly string[] = [];
const controllers = new Map<string, AbortController>();

const replaceExport = (path: string, next: Export | null): void => {
  exports = [...exports.filter((each) => each.path !== path), ...(next ? [next] : [])];
  publish();
};
const publish = (): void => {
  elsewhere = exports.filter(({ path }) => !attended.includes(path));
  for (const watcher of watchers) watcher();
};

export const exportStore = {
  read: (): readonly Export[] => exports,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  readElsewhere: (): readonly Export[] => elsewhere,
  attend: (path: string): (() => void) => {
    attended = [...attended, path];
    publish();
    return () => {
      attended = attended.filter((each) => each !== path);
      publish();
    };
  },
  /** One file per list at a time. @returns the file name; null: cancelled or failed */
  start: async ({ path, subject, format, params }: ExportRequest): Promise<string | null> => {
    if (controllers.has(path)) return null;
    const controller = new AbortController();
    controllers.set(path, controller);
    const setProgress = (share: number | null, message = '') =>
      replaceExport(path, { path, subject, share, message });
    setProgress(0);
    try {
      const { file, name } = await fetchExport({
        path,
        format,
        params,
        onProgress: (share) => setProgress(share),
        signal: controller.signal,
      });
      saveFile(file, name);
      replaceExport(path, null);
      return name;
    } catch (error) {
      if (controller.signal.aborted) replaceExport(path, null);
      else setProgress(null, (error as ApiError).message);
      return null;
    } finally {
      controllers.delete(path);
    }
  },
  cancel: (path: string): void => {
    controllers.get(path)?.abort();
    replaceExport(path, null);
  },
};

session$.subscribe(({ status }) => {
  if (status === 'anonymous') for (const { path } of exports) exportStore.cancel(path);
});
