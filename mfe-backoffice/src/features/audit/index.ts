export { AUDIT_TABLE } from './audit-definition';
