// Loaded after the first page.
import { describePage as describeHead, type PageHead } from '@lacteos/ui';
import { addStructuredData } from './structured-data';

export const describePage = (head: PageHead): void => {
  describeHead(head);
  if (head.isListed) addStructuredData(head.path).catch(console.warn);
};
