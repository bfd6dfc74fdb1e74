import { Global, Module } from '@nestjs/common';

import { AuditNamesRepository } from './audit-names.repository.js';
import { AuditTrailRepository } from './audit-trail.repository.js';
import { AuditErasure } from './audit-erasure.js';
import { AuditErasureRepository } from './audit-erasure.repository.js';
import { AuditRetention } from './audit-retention.js';
import { Audit } from './audit.js';
import { AuditController } from './audit.controller.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [
    Audit,
    AuditTrailRepository,
    AuditNamesRepository,
    AuditRetention,
    AuditErasure,
    AuditErasureRepository,
  ],
  exports: [Audit, AuditErasure],
})
export class AuditModule {}
