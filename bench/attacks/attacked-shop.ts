import { startStack } from '../../tools/shop/stack.mjs';

export type AttackedShop = Awaited<ReturnType<typeof startAttackedShop>>;

/** Lifts the limit of writes: one address renews its session hundreds of times a second here. */
export const startAttackedShop = (dataDir: string, projects?: readonly string[]) =>
  startStack({
    port: 0,
    dataDir,
    env: { THROTTLE_BUDGETS: 'writes=10000000' },
    ...(projects && { projects }),
  });
