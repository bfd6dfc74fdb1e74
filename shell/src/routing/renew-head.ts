import { BRAND } from '@lacteos/contracts/brand/brand';
import type { PageHead } from '@lacteos/ui';

let describe: ((head: PageHead) => void) | null = null;

export const titleOf = (title: string): string => `${title} · ${BRAND.name}`;

export const isWholeTitle = (title: string): boolean => title.endsWith(titleOf(''));

export const prepareHead = async (): Promise<void> => {
  ({ describePage: describe } = await import('./describe-page'));
};

/** At once, or after {@link prepareHead} if the page said no more meanwhile. */
export const renewHead = (head: PageHead): void => {
  document.title = titleOf(head.title);
  if (describe) {
    describe(head);
    return;
  }
  prepareHead().then(() => {
    if (document.title === titleOf(head.title)) describe?.(head);
  }, console.warn);
};
