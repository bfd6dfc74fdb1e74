import type { InvoiceType } from '@lacteos/contracts';
import { Injectable, Logger } from '@nestjs/common';

import { AppError } from '../../platform/errors/index.js';
import { SiigoClient } from '../client/siigo-client.js';
import { SiigoError } from '../client/siigo-error.js';
import { invoiceTypeOf } from './invoice-type.dto.js';

/** The invoice types of the SIIGO account. */
@Injectable()
export class InvoiceTypesService {
  private readonly logger = new Logger(InvoiceTypesService.name);

  constructor(private readonly siigo: SiigoClient) {}

  /** All types of sales invoices (FV), as SIIGO has them at this moment. @throws SIIGO.UNAVAILABLE */
  async list(): Promise<InvoiceType[]> {
    try {
      const types = await this.siigo.get<Partial<InvoiceType>[]>('/v1/document-types', { type: 'FV' });
      return types.map(invoiceTypeOf);
    } catch (error) {
      if (!(error instanceof SiigoError)) throw error;
      this.logger.warn(
        { err: error, failure: error.failure, status: error.status },
        'SIIGO did not answer its document types',
      );
      throw new AppError('SIIGO.UNAVAILABLE', {}, error);
    }
  }
}
