export { DELIVERIES_TABLE } from './deliveries-definition';
