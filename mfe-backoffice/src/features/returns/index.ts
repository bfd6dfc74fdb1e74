export { AfterSaleCard } from './components/after-sale-card';
export { openCountQuery } from './api/after-sale';
export { REFUNDS_TABLE } from './refunds-definition';
export { RETURNS_TABLE } from './returns-definition';
