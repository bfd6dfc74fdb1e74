import { Global, Module } from '@nestjs/common';

import { AuditTrailRepository } from './audit-trail.repository.js';
import { AuditRetention } from './audit-retention.js';
import { Audit } from './audit.js';
import { AuditController } from './audit.controller.js';

@Global()
@Module({
  controllers: [AuditController],
  providers: [Audit, AuditTrailRepository, AuditRetention],
  exports: [Audit],
})
export class AuditModule {}
