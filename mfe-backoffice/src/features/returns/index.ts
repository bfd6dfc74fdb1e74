export { openCountQuery } from './after-sale-calls';
export { AFTER_SALE_ID, AfterSaleCard } from './after-sale-card';
export { REFUNDS_TABLE } from './refunds-definition';
export { RETURNS_TABLE } from './returns-definition';
