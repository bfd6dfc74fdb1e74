import { watch } from 'node:fs';

const QUIET_MS = 80;
const IGNORED = /(^|\/)(node_modules|dist|reports)\/|\.spec\.tsx?$/;

/** One `rebuild` at a time; changes during it lead to one more. */
export const watchSources = (folders, rebuild) => {
  let timer;
  let isBusy = false;
  let isStale = false;
  const work = async () => {
    if (isBusy) {
      isStale = true;
      return;
    }
    isBusy = true;
    do {
      isStale = false;
      await rebuild();
    } while (isStale);
    isBusy = false;
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || IGNORED.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(work, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
};
