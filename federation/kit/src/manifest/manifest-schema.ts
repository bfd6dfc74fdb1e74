import type {
  PublishedEvent,
  Extension,
  SubscribedEvent,
  ExposedComponent,
  ExposedSlot,
  RemoteBudget,
  RemoteManifest,
  RemoteMenuEntry,
  RemoteRoute,
  RouteAccess,
  ShellManifest,
  ConsumedComponent,
} from '../remote-manifest.js';

/** The part of JSON Schema 2020-12 that manifests need, and VS Code's text for a pattern. */
export interface Schema {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly description?: string;
  readonly enum?: readonly (string | boolean)[];
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false | Schema;
}

/** The compiler refuses a list that lacks a field of the type, or has one too many. */
const objectOf =
  <Described extends object>() =>
  (properties: Readonly<Record<keyof Described & string, Schema>>, optional: string): Schema => ({
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.split(' ').includes(name)),
    properties,
  });

/** Any other word closes a page. */
export const ROUTE_ACCESS: readonly RouteAccess[] = ['public', 'signed-in', 'staff'];

const text = (description?: string): Schema => ({ type: 'string', ...(description && { description }) });
const flag: Schema = { type: 'boolean' };
const only: Schema = { type: 'boolean', enum: [true] };
const number: Schema = { type: 'number', minimum: 0 };
const listOf = (items: Schema, minItems = 0): Schema => ({
  type: 'array',
  items,
  ...(minItems && { minItems }),
});
const contract: Schema = { type: 'integer', minimum: 1 };
const contracts = listOf(contract, 1);
const texts = listOf(text());
const roles = listOf({ type: 'integer', minimum: 1 }, 1);

const route = objectOf<RemoteRoute>()(
  {
    path: text(),
    access: {
      type: 'string',
      enum: ROUTE_ACCESS,
      description: "'staff': the shell's staff, or the listed roles",
    },
    roles,
    title: text(),
    module: text("Import request in remote.tsx, e.g. './pages/cart/cart-page'"),
    preload: texts,
    picture: text(),
    firstView: text(),
    filledView: text(),
    description: text(),
    parent: text(),
    subject: text(),
    sample: { type: 'object', additionalProperties: text() },
    unlisted: flag,
    sharedWith: texts,
    worksOffline: flag,
    signInRedirect: text(),
  },
  'roles module preload picture firstView filledView description parent subject sample unlisted sharedWith ' +
    'worksOffline signInRedirect',
);

const menuEntry = objectOf<RemoteMenuEntry>()(
  {
    to: text(),
    label: text(),
    roles,
    section: { type: 'string', enum: ['main', 'account', 'admin', 'bar'] },
    group: text(),
    icon: text(),
    order: { type: 'number' },
  },
  'roles group icon',
);

const usedComponent = objectOf<ConsumedComponent>()(
  { remote: text(), name: text(), contract, isOptional: flag, pages: texts, press: texts },
  'isOptional pages press',
);

const filledSlot = objectOf<Extension>()(
  { remote: text(), name: text(), contract, order: { type: 'number' }, roles },
  'roles',
);

const MANIFEST = objectOf<RemoteManifest>()(
  {
    name: {
      type: 'string',
      pattern: '^[a-z][a-z0-9-]{0,49}$',
      patternErrorMessage: 'a name is like mfe-orders',
    },
    owner: {
      type: 'string',
      pattern: '^(@[\\w.-]+(/[\\w.-]+)?|[^@\\s]+@[^@\\s]+)$',
      patternErrorMessage: 'an owner is like @company/team',
    },
    routes: listOf(route),
    menu: listOf(menuEntry),
    hasDarkScheme: only,
    ownReact: only,
    components: listOf(objectOf<ExposedComponent>()({ name: text(), contracts }, '')),
    uses: listOf(usedComponent),
    slots: listOf(objectOf<ExposedSlot>()({ name: text(), contracts, pages: texts }, '')),
    fills: listOf(filledSlot),
    emits: listOf(objectOf<PublishedEvent>()({ name: text(), contracts }, '')),
    hears: listOf(objectOf<SubscribedEvent>()({ name: text(), contract }, '')),
    requires: {
      type: 'object',
      properties: { shell: text(), sessionBus: text(), api: text() },
      additionalProperties: false,
    },
    budget: objectOf<RemoteBudget>()(
      { firstViewKb: number, longTaskMs: number, errorPercent: number },
      'longTaskMs',
    ),
    apiOperations: texts,
  },
  'owner hasDarkScheme ownReact components uses slots fills emits hears requires budget apiOperations',
);

const SHELL_FLAGS = objectOf<Omit<ShellManifest, keyof RemoteManifest>>()(
  {
    addsStyleNonce: only,
    takesTrustedTypes: only,
    readsProjectKeys: only,
    readsShortEntries: only,
    readsRegistry: only,
    leavesSharedPages: only,
  },
  '',
).properties;

/** Read by nobody; releases of contract 1 state it. */
const FORMER = { criticality: text() };

/**
 * Manifest of a release: in the words of contract 1, which shells of any age read, with what the build adds. An entry
 * may leave out the name.
 */
export const RELEASED_MANIFEST: Schema = {
  ...MANIFEST,
  required: ['routes', 'menu'],
  properties: { ...MANIFEST.properties, ...SHELL_FLAGS, ...FORMER },
};

/** The gate judges paths of releases in words of its own. */
const ownPath: Schema = {
  type: 'string',
  pattern: '^/(?!:)[^*]*$',
  patternErrorMessage: "a path begins with '/' and a word of its own, and has no *",
};
const writtenRoute: Schema = { ...route, properties: { ...route.properties, path: ownPath } };

const { apiOperations: _byTheBuild, ...released } = MANIFEST.properties ?? {};
const own: Readonly<Record<string, Schema>> = { ...released, routes: listOf(writtenRoute) };
const $schema = text();

/** Words of contract 1 and of releases → words that teams write. */
export const NEW_WORDS: Readonly<Record<string, string>> = {
  components: 'exposes',
  uses: 'consumes',
  fills: 'extensions',
  emits: 'publishes',
  hears: 'subscribes',
  ownReact: 'isolated',
} satisfies Partial<Record<keyof RemoteManifest, string>>;

/** Words that make a manifest one of contract 1, which is read for one release. */
export const FORMER_WORDS = [...Object.keys(NEW_WORDS), ...Object.keys(FORMER)];

export const FORMER_MANIFEST: Schema = { ...MANIFEST, properties: { $schema, ...own, ...FORMER } };

const inNewWords = (fields: Readonly<Record<string, Schema>>): Record<string, Schema> => ({
  $schema,
  ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [NEW_WORDS[name] ?? name, schema])),
});

/** The shell's manifest as it is written. */
export const SHELL_MANIFEST: Schema = { ...MANIFEST, properties: inNewWords({ ...own, ...SHELL_FLAGS }) };

/** Manifest as a team writes it; editors read it from remote-manifest.schema.json. */
export const WRITTEN_MANIFEST: Schema & { readonly $schema: string } = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  ...MANIFEST,
  properties: inNewWords(own),
};
