import { type DynamicModule, Module } from '@nestjs/common';
import { type Config, ConfigModule } from './config/index.js';
import { ArticlesModule } from './articles/index.js';
import { ClaimsModule } from './claims/index.js';
import { LegalModule } from './legal/index.js';
import { LiveModule } from './live/index.js';
import { MonitoringModule } from './monitoring/index.js';
import { AfterSaleModule } from './orders/after-sale/index.js';
import { CheckoutModule } from './orders/checkout/index.js';
import { DeliveryModule } from './orders/delivery/index.js';
import { OrderModule } from './orders/order/index.js';
import { PaymentsModule } from './orders/payments/index.js';
import { ReportsModule } from './orders/reports/index.js';
import { PartnersModule } from './partners/index.js';
import { AccessModule } from './platform/access/index.js';
import { AuditModule } from './platform/audit/index.js';
import { ClockModule } from './platform/clock/index.js';
import { DatabaseModule } from './platform/database/index.js';
import { ChangeSignalModule } from './platform/change-signal/index.js';
import { ContractModule } from './platform/contract/index.js';
import { DeadLettersModule } from './platform/dead-letters/index.js';
import { HealthModule } from './platform/health/index.js';
import { MailModule } from './platform/mail/index.js';
import { MetricsModule } from './platform/metrics/index.js';
import { OutboxModule } from './platform/outbox/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ProductsModule } from './products/index.js';
import { PersonalDataModule } from './platform/personal-data/index.js';
import { RepeatsModule } from './platform/repeats/index.js';
import { RoutesModule } from './platform/routes/index.js';
import { SavedViewsModule } from './platform/saved-views/index.js';
import { SecurityEventsModule } from './platform/security-events/index.js';
import { SeedModule } from './seed/index.js';
import { SiigoModule } from './siigo/index.js';
import { ThrottleModule } from './platform/throttle/index.js';
import { UsersModule } from './users/index.js';
import { WishesModule } from './wishes/index.js';

/** The modules of the shop over one configuration. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ClockModule,
        DatabaseModule,
        OutboxModule,
        ChangeSignalModule,
        AuditModule,
        SecurityEventsModule,
        MailModule,
        AccessModule,
        ThrottleModule,
        HealthModule,
        ContractModule,
        MetricsModule,
        DeadLettersModule,
        SavedViewsModule,
        PersonalDataModule,
        RepeatsModule,
        RoutesModule,
        UsersModule,
        LegalModule,
        ArticlesModule,
        PrivacyModule,
        ProductsModule,
        PartnersModule,
        WishesModule,
        OrderModule,
        DeliveryModule,
        PaymentsModule,
        CheckoutModule,
        AfterSaleModule,
        ReportsModule,
        ClaimsModule,
        SiigoModule,
        LiveModule,
        MonitoringModule,
        SeedModule,
      ],
    };
  }
}
