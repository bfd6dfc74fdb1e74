export type DataType =
  | { kind: 'any' }
  | { kind: 'primitive'; name: string }
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'array'; of: DataType }
  | { kind: 'union'; of: DataType[] }
  | { kind: 'object'; members: { name: string; type: DataType; isOptional: boolean }[] };

const ANY: DataType = { kind: 'any' };
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const TOKEN = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[\w$]+|=>|\.{3}|\S/g;
const LITERALS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };
const PRIMITIVES = new Set(['number', 'string', 'boolean', 'undefined']);
const OPENING = '{[(<';
const CLOSING = '}])>';
const ENDS = new Set([';', ',', '}', ')', ']', '>', undefined]);

const textOf = (token: string): string => token.slice(1, -1).replace(/\\(.)/g, '$1');
const isText = (token: string): boolean => /^['"]/.test(token);

/** Recursive-descent reader of plain data types in declaration files. */
class Declarations {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  events(): Map<string, DataType> {
    const found = new Map<string, DataType>();
    for (let index = 0; index < this.tokens.length - 2; index += 1) {
      const [name, colon, brace] = this.tokens.slice(index, index + 3);
      if (name !== 'events' || colon !== ':' || brace !== '{') continue;
      this.at = index + 2;
      const contracts = this.object();
      for (const event of contracts.members)
        if (event.type.kind === 'object')
          for (const { name: contract, type } of event.type.members)
            found.set(`${event.name}@${contract}`, type);
    }
    return found;
  }

  private next(): string | undefined {
    return this.tokens[this.at];
  }

  private nextDeclaration(): string {
    this.at += 1;
    return this.tokens[this.at - 1] ?? '';
  }

  private skips(token: string): boolean {
    const isNext = this.next() === token;
    if (isNext) this.at += 1;
    return isNext;
  }

  private object(): Extract<DataType, { kind: 'object' }> {
    const members: { name: string; type: DataType; isOptional: boolean }[] = [];
    this.nextDeclaration();
    while (this.next() !== undefined && !this.skips('}')) {
      if (this.next() === 'readonly' && this.tokens[this.at + 1] !== ':') this.nextDeclaration();
      const key = this.nextDeclaration();
      const isOptional = this.skips('?');
      const isMember = this.skips(':');
      const type = this.type();
      // Methods and index signatures describe no single member.
      if (isMember) members.push({ name: isText(key) ? textOf(key) : key, type, isOptional });
      while (this.skips(';') || this.skips(','));
    }
    return { kind: 'object', members };
  }

  private type(): DataType {
    const from = this.at;
    this.skips('|');
    const of = [this.postfix()];
    while (this.skips('|')) of.push(this.postfix());
    if (ENDS.has(this.next())) return of.length === 1 ? (of[0] ?? ANY) : { kind: 'union', of };
    this.at = from;
    return this.skipped();
  }

  private skipped(): DataType {
    for (let depth = 0; this.next() !== undefined; this.at += 1) {
      const token = this.next() ?? '';
      if (depth === 0 && ENDS.has(token)) break;
      if (OPENING.includes(token)) depth += 1;
      else if (CLOSING.includes(token)) depth -= 1;
    }
    return ANY;
  }

  private postfix(): DataType {
    let type = this.primary();
    while (this.next() === '[' && this.tokens[this.at + 1] === ']') {
      this.at += 2;
      type = { kind: 'array', of: type };
    }
    return type;
  }

  private primary(): DataType {
    const token = this.next() ?? '';
    if (token === '{') return this.object();
    if (token === 'readonly') return this.nextDeclaration() ? this.primary() : ANY;
    if (token === '(') return this.inBrackets(')', (type) => type);
    if (/^(Readonly)?Array$/.test(token)) {
      this.nextDeclaration();
      return this.inBrackets('>', (of) => ({ kind: 'array', of }));
    }
    this.nextDeclaration();
    if (isText(token)) return { kind: 'literal', value: textOf(token) };
    if (/^\d+$/.test(token)) return { kind: 'literal', value: Number(token) };
    if (Object.hasOwn(LITERALS, token)) return { kind: 'literal', value: LITERALS[token] ?? null };
    return PRIMITIVES.has(token) ? { kind: 'primitive', name: token } : ANY;
  }

  private inBrackets(closing: string, build: (type: DataType) => DataType): DataType {
    this.nextDeclaration();
    const type = this.type();
    return this.skips(closing) ? build(type) : ANY;
  }
}

export const payloadTypes = (declarations: string): Map<string, DataType> =>
  new Declarations(declarations.replace(COMMENT, ' ').match(TOKEN) ?? []).events();

/** Path and expectation of the first mismatch; null without. Additional members are allowed. */
export const typeMismatch = (value: unknown, type: DataType, path = 'payload'): string | null => {
  switch (type.kind) {
    case 'any':
      return null;
    case 'literal':
      return value === type.value ? null : `${path} is not ${JSON.stringify(type.value)}`;
    case 'primitive':
      return typeof value === type.name ? null : `${path} is no ${type.name}`;
    case 'union':
      return type.of.some((one) => typeMismatch(value, one, path) === null)
        ? null
        : `${path} is none of what it may be`;
    case 'array': {
      if (!Array.isArray(value)) return `${path} is no list`;
      const found = value.map((one, index) => typeMismatch(one, type.of, `${path}[${index}]`));
      return found.find((problem) => problem !== null) ?? null;
    }
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} is no object`;
      for (const { name, type: member, isOptional } of type.members) {
        const held: unknown = Reflect.get(value, name);
        if (held === undefined && isOptional) continue;
        const problem = typeMismatch(held, member, `${path}.${name}`);
        if (problem) return problem;
      }
      return null;
    }
  }
};
