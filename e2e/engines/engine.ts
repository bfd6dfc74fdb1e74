/** A window in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser as the walks drive it; elements are named by XPath, which both protocols know. */
export interface Engine {
  readonly name: string;
  open(address: string): Promise<void>;
  /** Value of a JavaScript expression in the page, as JSON. */
  read(expression: string): Promise<unknown>;
  /** These three wait for the element. */
  press(path: string): Promise<void>;
  type(path: string, text: string): Promise<void>;
  choose(path: string, label: string): Promise<void>;
  /** Errors so far, those of policy and integrity among them; each once. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
}

const MAX_WAIT_MS = 60_000;
const PAUSE_MS = 100;

/** Repeats until an attempt returns something true; a page that is being replaced throws. */
export async function waitFor<Value>(what: string, attempt: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + MAX_WAIT_MS;
  let failure: unknown;
  while (Date.now() < deadline) {
    try {
      const value = await attempt();
      if (value) return value;
    } catch (error) {
      failure = error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  throw new Error(`waited in vain for ${what}`, { cause: failure });
}
