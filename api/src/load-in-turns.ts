import type { LoadHook } from 'node:module';

const MAX_AT_ONCE = 32;
let loading = 0;
const waiting: (() => void)[] = [];

/** Loads a few modules at a time: Node opens the files of parallel imports all at once. */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (loading < MAX_AT_ONCE) loading += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await nextLoad(url, context);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else loading -= 1;
  }
};
