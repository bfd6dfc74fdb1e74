// Separate file: lazily loaded after the first page.
import { describePage as describeHead, type PageHead } from '@lacteos/ui';
import { addStructuredData } from './structured-data';

/** Renews the document's head, and adds the page's structured data once they are there. */
export const describePage = (head: PageHead): void => {
  describeHead(head);
  if (head.isListed) addStructuredData(head.path).catch(console.warn);
};
