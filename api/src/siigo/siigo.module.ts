import { createHash } from 'node:crypto';

import { Module } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { currentRequestId } from '#platform/origin/index.js';
import { AfterSaleModule } from '#orders/after-sale/index.js';
import { OrderModule } from '#orders/order/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { CataloguesController } from './catalogues/catalogues.controller.js';
import { CataloguesRepository } from './catalogues/catalogues.repository.js';
import { CataloguesService } from './catalogues/catalogues.service.js';
import { openBudget } from './client/siigo-budget.js';
import { SiigoClient } from './client/siigo-client.js';
import { SiigoCreditNotes, SiigoInvoices } from './client/siigo-documents.js';
import { SiigoCustomers, SiigoProducts } from './client/siigo-records.js';
import { SiigoTokenRepository } from './client/siigo-token.repository.js';
import { CustomerSync } from './customers/customer-sync.js';
import { TillCustomersController } from './customers/till-customers.controller.js';
import { TillCustomersService } from './customers/till-customers.service.js';
import { CustomersController } from './customers/customers.controller.js';
import { SiigoPersonalData } from './personal-data/siigo-personal-data.js';
import { SiigoPersonalDataRepository } from './personal-data/siigo-personal-data.repository.js';
import { CustomersRepository } from './customers/customers.repository.js';
import { CustomersService } from './customers/customers.service.js';
import { CreateCustomerService } from './customers/create-customer.service.js';
import { EditCustomerService } from './customers/edit-customer.service.js';
import { INVOICING_CONTROLLERS, INVOICING_PROVIDERS } from './invoicing/invoicing-parts.js';
import { DocumentFiguresRepository } from './figures/document-figures.repository.js';
import { SiigoFigures } from './figures/siigo-figures.js';
import { LinkProductJob } from './products/link-product.job.js';
import { LinkProductService } from './products/link-product.service.js';
import { ProductLinksRepository } from './products/product-links.repository.js';
import { SiigoProductsController } from './products/products.controller.js';
import { TrialDay } from './trial/trial-day.service.js';

const client = {
  provide: SiigoClient,
  inject: [CONFIG, UnitOfWork],
  useFactory: ({ siigo, redisUrl }: Config, work: UnitOfWork): SiigoClient => {
    const account = createHash('sha256').update(`${siigo.url}\n${siigo.username}`).digest('hex').slice(0, 16);
    return new SiigoClient(siigo, {
      tokens: new SiigoTokenRepository(work, siigo),
      budget: openBudget(siigo.requestsPerMinute, account, redisUrl),
      beforeCall: () => work.refuseInTransaction('a call to SIIGO'),
      requestId: currentRequestId,
    });
  },
};
const resources = [SiigoInvoices, SiigoCreditNotes, SiigoCustomers, SiigoProducts].map((resource) => ({
  provide: resource,
  inject: [SiigoClient],
  useFactory: (siigo: SiigoClient) => new resource(siigo),
}));

@Module({
  imports: [AfterSaleModule, OrderModule, ProductsModule, UsersModule],
  controllers: [
    CataloguesController,
    CustomersController,
    TillCustomersController,
    SiigoProductsController,
    ...INVOICING_CONTROLLERS,
  ],
  providers: [
    client,
    ...resources,
    CataloguesRepository,
    CataloguesService,
    CustomersRepository,
    SiigoPersonalData,
    SiigoPersonalDataRepository,
    CustomersService,
    TillCustomersService,
    CreateCustomerService,
    EditCustomerService,
    CustomerSync,
    TrialDay,
    ProductLinksRepository,
    LinkProductService,
    LinkProductJob,
    ...INVOICING_PROVIDERS,
    DocumentFiguresRepository,
    SiigoFigures,
  ],
})
export class SiigoModule {}
