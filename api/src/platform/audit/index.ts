export { Audited, auditedBy, auditedTexts } from './audited.decorator.js';
export { AuditErasure, withoutPerson } from './audit-erasure.js';
export { AuditEntry } from './audit-entry.entity.js';
export { AuditModule } from './audit.module.js';
export { Audit, type AuditedChange } from './audit.js';
