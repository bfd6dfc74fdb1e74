import { BRAND } from '@lacteos/contracts/brand/brand';
import type { PageHead } from '@lacteos/ui';

let describe: ((head: PageHead) => void) | null = null;

/** The document's title on a page. */
export const titleOf = (title: string): string => `${title} · ${BRAND.name}`;

/** Whether the gateway wrote the title of the page that it sent. */
export const isWholeTitle = (title: string): boolean => title.endsWith(titleOf(''));

/** Loads the code that updates the head; called after the first page, so that it is ready at the next navigation. */
export const prepareHead = async (): Promise<void> => {
  ({ describePage: describe } = await import('./describe-page'));
};

/** Renews the document's head for a page: at once, or as soon as {@link prepareHead} is done if the page said no more. */
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
