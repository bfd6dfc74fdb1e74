import { Suspense } from 'react';
import { lazyPart, WhenNear } from '#features/screen';
import styles from './product-suggestions.module.css';
import type { SuggestedRowsProps } from './suggested-rows';

const SuggestedRows = lazyPart(async () => (await import('./suggested-rows')).SuggestedRows);

export const ProductSuggestions = (rows: SuggestedRowsProps) => (
  <WhenNear>
    <Suspense fallback={<div className={styles['waiting']} aria-hidden="true" />}>
      <SuggestedRows {...rows} />
    </Suspense>
  </WhenNear>
);
