import type { TrustedProxies } from '@lacteos/contracts/http';
import type { EndTimes, LogSettings } from '@lacteos/contracts/process';
import type { ByteBudgets } from './byte-budgets.js';
import type { Budgets } from './throttle-budgets.js';
import type { ClaimRules } from './claim-rules.js';
import type { RefundRules } from './refund-rules.js';
import type { WompiSettings } from './wompi-settings.js';

/** Injection token of the settings; inject with `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('CONFIG');

export interface Config extends EndTimes, LogSettings {
  readonly environment: 'development' | 'test' | 'production';
  readonly port: number;
  readonly host: string;
  /** `sqlite:<file>`, `mysql://…` or `mariadb://…` */
  readonly databaseUrl: string;
  /** Folder for everything that the API writes to disk (media). */
  readonly dataDir: string;
  readonly jwtSecret: string;
  /** Encrypts the secrets of authenticator applications; another key voids all of them. */
  readonly totpKey: string;
  readonly accessTokenSeconds: number;
  readonly refreshTokenDays: number;
  /** Days after which a session ends however often it is used. */
  readonly sessionDays: number;
  /** The same for administrators, in hours. */
  readonly staffSessionHours: number;
  /** Days until sessions that are over, used codes and expired ones are deleted. */
  readonly sessionKeepDays: number;
  /** Days until a write that is sent again with its `Idempotency-Key` is a new one. */
  readonly idempotencyKeepDays: number;
  /** Days until entries of the audit trail are deleted. */
  readonly auditKeepDays: number;
  /** Public origin of the shop, for links in mails and redirects of the payment widget. */
  readonly publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: TrustedProxies;
  readonly mail: {
    readonly smtpUrl: string;
    readonly from: string;
    readonly connectionTimeoutMs: number;
    /** From the connection to the server's first line. */
    readonly greetingTimeoutMs: number;
    /** Longest pause of the server during a conversation. */
    readonly socketTimeoutMs: number;
    /** Connections to the server, each with one mail at a time. */
    readonly connections: number;
    /** Mails in a day to an address that nobody has verified. */
    readonly unverifiedPerDay: number;
  };
  readonly siigo: {
    readonly url: string;
    readonly username: string;
    readonly accessKey: string;
    readonly partnerId: string;
    readonly invoiceTypeIds: readonly number[];
    /** SIIGO payment type ids by the shop's payment method; others are matched by name. */
    readonly paymentTypeIds: ReadonlyMap<string, number>;
    /** Days after today that an invoice may be dated. */
    readonly daysAhead: number;
    /** SIIGO expects payments of an invoice's total less what the customer withholds, not of the total. */
    readonly paysLessWithheld: boolean;
    /** The document type takes a purchase order: SIIGO refuses one that its configuration does not name. */
    readonly takesPurchaseOrder: boolean;
    readonly timeoutMs: number;
    /** SIIGO's limit: 100 in production, 10 in a test company. */
    readonly requestsPerMinute: number;
  };
  /** Networks (CIDR) whose direct calls may read /metrics, and the token for everyone else. */
  readonly metrics: { readonly networks: readonly string[]; readonly token: string | null };
  /** File in which the backup command notes its last successes; null: not known here. */
  readonly backupStatusFile: string | null;
  /** Cached catalogue answers; 0 disables the cache. */
  readonly catalogueCacheEntries: number;
  /** Memory limit (MB) of a process that decodes uploads. */
  readonly workerMemoryMb: number;
  /** Time of one upload in such a process, its start included. */
  readonly workerSeconds: number;
  /** Redis for shared rate limits; null keeps them in the process. */
  readonly redisUrl: string | null;
  /** External image host; without an address the API stores pictures below `dataDir`. */
  readonly imageHost: { readonly url: string | null; readonly preset: string; readonly timeoutMs: number };
  readonly wompi: WompiSettings;
  readonly refunds: RefundRules;
  readonly claims: ClaimRules;
  /** Minutes until an unpaid Wompi order returns its stock. */
  readonly orderHoldMinutes: number;
  /** Hour of a Colombian Monday at which the mail of the week goes out. */
  readonly weeklyMailHour: number;
  /** Hours until an unpaid order of role 1 by another method returns its stock. */
  readonly unpaidOrderHours: number;
  /** Days until a cancelled order loses its search words. */
  readonly cancelledSearchDays: number;
  /** Days until the picture of a return is deleted. */
  readonly returnPictureDays: number;
  /** Days after its last step until a claim that was answered or closed is deleted. */
  readonly claimKeepDays: number;
  readonly buyerQuota: {
    readonly maxOpenOrders: number;
    /** Per cent of a product's units. */
    readonly maxShareOfStock: number;
    readonly freeUnits: number;
  };
  /** How long one statement may take in MariaDB, and a transaction may wait for its turn in SQLite. */
  readonly databaseTimeoutSeconds: number;
  /** How long a file of a whole list may take until its last row is sent. */
  readonly exportTimeoutSeconds: number;
  /** Whether this process handles the outbox; false where another one does. */
  readonly isOutboxWorker: boolean;
  /** Whether this process does what comes with time: outbox, recurring work, sums. Commands answer and end. */
  readonly hasBackgroundJobs: boolean;
  /** How often the outbox is asked for what other processes have added. */
  readonly outboxPollMs: number;
  /** Failed attempts after which an outbox message waits for staff; with the pauses, 34 take a day. */
  readonly outboxMaxAttempts: number;
  /** Days until a finished outbox message is deleted. */
  readonly outboxKeepDays: number;
  /** Whether an empty database gets the demo data; never in production. */
  readonly demoData: boolean;
  readonly throttle: ThrottleSettings;
  /** Open streams of live updates in this process. */
  readonly liveStreams: { readonly most: number; readonly perAccount: number; readonly perAddress: number };
}

/** Attempts allowed per window; the same window for accounts and addresses. */
export interface ThrottleSettings {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly windowSeconds: number;
  readonly budgets: Budgets;
  readonly bytes: ByteBudgets;
}
