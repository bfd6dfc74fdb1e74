export { openCountQuery } from './api/after-sale';
export { AFTER_SALE_ID, AfterSaleCard } from './components/after-sale-card';
export { REFUNDS_TABLE } from './refunds-definition';
export { RETURNS_TABLE } from './returns-definition';
