import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts/general-texts';
import { lazy } from 'react';
import { PageTitle } from './page-title';

const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found/not-found-page')).NotFoundPage,
}));

export const NotFound = () => (
  <PageTitle title={PAGE_NOT_FOUND_TEXT}>
    <NotFoundPage />
  </PageTitle>
);
