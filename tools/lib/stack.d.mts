export interface Stack {
  /** Address of the shop. */
  url: string;
  /** Address of the mail box: a page at `/`, JSON at `/messages?to=`. */
  mailUrl: string;
  siigoUrl: string;
  wompiUrl: string;
  apiUrl: string;
  dataDir: string;
  /** Rejects when a process ends unexpectedly. */
  failed: Promise<never>;
  processes: { name: string; pid: number }[];
  stop(): Promise<void>;
}

export interface StackOptions {
  /** 0 takes a free one; default 4200. */
  port?: number;
  dataDir: string;
  databaseUrl?: string;
  /** More settings for the API. */
  env?: Record<string, string>;
  /** More settings for the gateway. */
  gatewayEnv?: Record<string, string>;
  /** A running shop whose API and card widget are used; only gateway and release desk are started then. */
  behind?: { apiUrl: string; wompiUrl: string };
  amendDiscovery?: (discoveryFile: string) => Promise<string>;
  /** Front ends to publish; default all. */
  projects?: readonly string[];
  quiet?: boolean;
}

export function startStack(options: StackOptions): Promise<Stack>;
