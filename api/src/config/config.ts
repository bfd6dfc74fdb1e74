import type { TrustedProxies } from '@lacteos/contracts/http';
import type { EndTimes, LogSettings } from '@lacteos/contracts/process';
import type { ByteBudgets } from './byte-budgets.js';
import type { Budgets } from './throttle-budgets.js';
import type { BreBRules } from './bre-b-rules.js';
import type { CashDeskRules } from './cash-desk-rules.js';
import type { ClaimRules } from './claim-rules.js';
import type { DeliveryRules, PickupRules } from './delivery-rules.js';
import type { RefundRules } from './refund-rules.js';
import type { TillRules } from './till-rules.js';
import type { WompiSettings } from './wompi-settings.js';

export const CONFIG = Symbol('CONFIG');

export interface Config extends EndTimes, LogSettings {
  readonly environment: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly jwtSecret: string;
  /** Encrypts authenticator secrets; a new key voids all of them. */
  readonly totpKey: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenDays: number;
  /** Maximum age of a session, however often it is used. */
  readonly sessionDays: number;
  /** `sessionDays` for administrators, in hours. */
  readonly staffSessionHours: number;
  readonly sessionKeepDays: number;
  /** Days during which an `Idempotency-Key` identifies a repeat. */
  readonly idempotencyKeepDays: number;
  /** Days before deletion. */
  readonly auditKeepDays: number;
  readonly publicUrl: string;
  readonly trustedProxies: TrustedProxies;
  readonly mail: {
    readonly smtpUrl: string;
    readonly from: string;
    readonly connectionTimeoutMs: number;
    /** Limit from connecting to the server's first line. */
    readonly greetingTimeoutMs: number;
    readonly socketTimeoutMs: number;
    /** Parallel connections, one mail each. */
    readonly connections: number;
    /** Mails per day to an unverified address. */
    readonly unverifiedPerDay: number;
  };
  readonly siigo: {
    readonly url: string;
    readonly username: string;
    readonly accessKey: string;
    readonly partnerId: string;
    readonly invoiceTypeIds: readonly number[];
    /** SIIGO payment type ids by payment method; others match by name. */
    readonly paymentTypeIds: ReadonlyMap<string, number>;
    /** Maximum days between today and an invoice date. */
    readonly daysAhead: number;
    /** Payments exclude withheld amounts. */
    readonly paysLessWithheld: boolean;
    /** SIIGO refuses purchase orders for document types that are not configured for them. */
    readonly takesPurchaseOrder: boolean;
    readonly timeoutMs: number;
    /** SIIGO's limit: 100 in production, 10 in a test company. */
    readonly requestsPerMinute: number;
  };
  /** Networks (CIDR) that may read /metrics directly; others need the token. */
  readonly metrics: { readonly networks: readonly string[]; readonly token: string | null };
  /** File with the last successes of the backup command; null: unknown. */
  readonly backupStatusFile: string | null;
  readonly catalogueCacheEntries: number;
  readonly workerMemoryMb: number;
  /** Seconds per upload, including process start. */
  readonly workerSeconds: number;
  /** Shared rate limits; null keeps them in the process. */
  readonly redisUrl: string | null;
  /** Without a url, pictures are stored below `dataDir`. */
  readonly imageHost: { readonly url: string | null; readonly preset: string; readonly timeoutMs: number };
  readonly wompi: WompiSettings;
  readonly breB: BreBRules;
  readonly cashDesk: CashDeskRules;
  readonly refunds: RefundRules;
  readonly claims: ClaimRules;
  readonly till: TillRules;
  readonly delivery: DeliveryRules;
  readonly pickup: PickupRules;
  readonly orderHoldMinutes: number;
  /** Hour of Monday in Colombia. */
  readonly weeklyMailHour: number;
  /** Hours until an unpaid order of role 1 by other methods returns its stock. */
  readonly unpaidOrderHours: number;
  readonly cancelledSearchDays: number;
  readonly returnPictureDays: number;
  /** Days after the last step until closed claims are deleted. */
  readonly claimKeepDays: number;
  readonly buyerQuota: {
    readonly maxOpenOrders: number;
    /** Percentage of a product's units. */
    readonly maxShareOfStock: number;
    readonly freeUnits: number;
  };
  /** Statement timeout in MariaDB, wait for a transaction in SQLite. */
  readonly databaseTimeoutSeconds: number;
  readonly exportTimeoutSeconds: number;
  /** False where another process handles the outbox. */
  readonly isOutboxWorker: boolean;
  /** Runs the outbox, recurring work and sums; false in commands. */
  readonly hasBackgroundJobs: boolean;
  readonly outboxPollMs: number;
  /** Failed attempts before staff must act; 34 take about a day. */
  readonly outboxMaxAttempts: number;
  readonly outboxKeepDays: number;
  readonly demoData: boolean;
  /** Whether the demo data sell with zones of delivery. */
  readonly demoZones: boolean;
  readonly throttle: ThrottleSettings;
  readonly liveStreams: { readonly max: number; readonly perAccount: number; readonly perAddress: number };
}

export interface ThrottleSettings {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly windowSeconds: number;
  readonly budgets: Budgets;
  readonly bytes: ByteBudgets;
}
