import { Suspense, useState } from 'react';
import { lazyPart } from '#features/screen';
import { seenProducts } from './seen-products';

const SeenList = lazyPart(
  async () => (await import(/* webpackChunkName: "on-demand" */ './seen-list')).SeenList,
);

export function RecentlySeen({ openId = null }: { openId?: number | null }) {
  const [seen] = useState(seenProducts);
  const others = seen.filter(({ id }) => id !== openId);
  if (others.length === 0) return null;
  return (
    <Suspense>
      <SeenList products={others} />
    </Suspense>
  );
}
