import { startStack } from '../../tools/lib/stack.mjs';

export type AttackedShop = Awaited<ReturnType<typeof startAttackedShop>>;

/** Starts the built shop with these front ends, or all. One address asks for a renewal hundreds of times a second here. */
export const startAttackedShop = (dataDir: string, projects?: readonly string[]) =>
  startStack({
    port: 0,
    dataDir,
    env: { THROTTLE_BUDGETS: 'writes=10000000' },
    ...(projects && { projects }),
  });
