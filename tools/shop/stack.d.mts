export interface Stack {
  url: string;
  /** A page at `/`, JSON at `/messages?to=`. */
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
  /** For the API. */
  env?: Record<string, string>;
  gatewayEnv?: Record<string, string>;
  /** A running shop whose API and card widget are used instead of own ones. */
  behind?: { apiUrl: string; wompiUrl: string };
  amendDiscovery?: (discoveryFile: string) => Promise<string>;
  /** Default: all. */
  projects?: readonly string[];
  quiet?: boolean;
}

export function startStack(options: StackOptions): Promise<Stack>;
