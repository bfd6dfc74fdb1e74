import { Module } from '@nestjs/common';

import { CONFIG, type Config } from '../config/index.js';
import { SiigoClient } from './client/siigo-client.js';
import { InvoiceTypesController } from './invoicing/invoice-types.controller.js';
import { InvoiceTypesService } from './invoicing/invoice-types.service.js';

/** Electronic invoicing over SIIGO. */
@Module({
  controllers: [InvoiceTypesController],
  providers: [
    { provide: SiigoClient, inject: [CONFIG], useFactory: (config: Config) => new SiigoClient(config.siigo) },
    InvoiceTypesService,
  ],
})
export class SiigoModule {}
