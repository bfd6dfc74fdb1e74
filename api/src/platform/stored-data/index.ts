export { AuditedAs, auditedRowTexts, findAuditedRows } from './audited-rows.js';
export { ERASURE_RULES, Impersonal, Keeps, Personal, type PersonalFact, PURPOSES } from './facts.js';
export { missingFacts, requireFacts, type StoredTable, storedTables } from './stored-tables.js';
