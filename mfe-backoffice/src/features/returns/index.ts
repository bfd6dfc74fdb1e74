export { AFTER_SALE_ID, AfterSaleCard } from './after-sale-card';
export { ReturnLineButton } from './return-line-button';
export { REFUNDS_TABLE } from './refunds-definition';
export { RETURNS_TABLE } from './returns-definition';
