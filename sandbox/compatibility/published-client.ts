export interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly keep?: Readonly<Record<string, string>>;
  /** Why the refusal is right; absent for calls that work. */
  readonly refusal?: string;
}

export interface PublishedClient {
  readonly name: string;
  readonly service: 'SIIGO' | 'Wompi';
  readonly language: string;
  readonly licence: string;
  readonly habits: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Stand-in settings that the client needs, within the service's documentation. */
  readonly settings?: { readonly path: string; readonly body: object };
  readonly missing?: string;
  readonly calls: readonly Call[];
}

export interface Played {
  readonly call: Call;
  readonly status: number;
  readonly answer: string;
}

const filled = (text: string, values: ReadonlyMap<string, unknown>): string =>
  text
    .replace(/"\{(\w+)\}"/g, (_match, name: string) => JSON.stringify(values.get(name)))
    .replace(/\{(\w+)\}/g, (match, name: string) => String(values.get(name) ?? match));

const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], answer);

export async function play(
  client: PublishedClient,
  origin: string,
  values: Map<string, unknown>,
): Promise<Played[]> {
  const played: Played[] = [];
  for (const call of client.calls) {
    const headers = Object.fromEntries(
      Object.entries({ ...client.headers, ...call.headers }).map(([name, value]) => [
        name,
        filled(value, values),
      ]),
    );
    const response = await fetch(`${origin}${filled(call.path, values)}`, {
      method: call.method,
      headers: { ...(call.body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(call.body === undefined ? {} : { body: filled(JSON.stringify(call.body), values) }),
    });
    const answer = await response.text();
    const parsed = answer === '' ? null : (JSON.parse(answer) as unknown);
    for (const [name, path] of Object.entries(call.keep ?? {})) values.set(name, valueAt(parsed, path));
    played.push({ call, status: response.status, answer });
  }
  return played;
}
