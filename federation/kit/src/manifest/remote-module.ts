import type { RemoteManifest } from '../remote-manifest.js';
import { REMOTE_CONTRACT } from '../remote.js';

/** Node of the syntax trees of swc and of Rollup, which name the same parts differently. */
type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nameOf = (id: unknown): unknown => (isNode(id) ? (id.name ?? id.value) : undefined);

const declaratorsIn = (program: Node): Node[] =>
  nodesIn(program.body)
    .map((node) => (isNode(node.declaration) ? node.declaration : node))
    .flatMap(({ declarations }) => nodesIn(declarations));

const valueOf = (program: Node, name: unknown): unknown =>
  declaratorsIn(program).find(({ id }) => nameOf(id) === name)?.init;

/** Object behind names of the module, types and calls like `defineRemote(…)`. */
const objectBehind = (program: Node, value: unknown): Node | null => {
  if (!isNode(value)) return null;
  if (value.type === 'ObjectExpression') return value;
  if (value.type === 'Identifier') return objectBehind(program, valueOf(program, nameOf(value)));
  const [first] = Array.isArray(value.arguments) ? (value.arguments as unknown[]) : [value.expression];
  // Arguments of swc have no type of their own.
  const inner = isNode(first) ? first : (first as { expression?: unknown } | undefined)?.expression;
  return objectBehind(program, inner);
};

const keyOf = (property: Node): string | null => {
  if (property.type === 'Identifier') return String(property.value);
  if (property.computed === true || !isNode(property.key) || property.key.type === 'Computed') return null;
  const { key } = property;
  const name = key.type === 'Identifier' ? nameOf(key) : key.value;
  return typeof name === 'string' ? name : null;
};

const propertyOf = (object: Node, name: string): unknown => {
  const found = nodesIn(object.properties).find((property) => keyOf(property) === name);
  return found?.type === 'Identifier' ? found : found?.value;
};

const contractProblems = (remote: Node): string[] => {
  const literal = propertyOf(remote, 'contract');
  const contract = isNode(literal) ? literal.value : undefined;
  if (typeof contract !== 'number' || contract === REMOTE_CONTRACT) return [];
  return [`has contract ${contract}; this kit has ${REMOTE_CONTRACT}`];
};

const pageProblems = (pages: Node, { routes }: RemoteManifest): string[] => {
  const properties = nodesIn(pages.properties);
  const keys = properties.map(keyOf).filter((key) => key !== null);
  const paths = routes.map(({ path }) => path);
  const unknown = keys.filter((key) => !paths.includes(key));
  const missing = paths.filter((path) => !keys.includes(path));
  return [
    ...unknown.map(
      (key) => `has a page for '${key}', which is no route of the manifest: ${paths.join(', ')}`,
    ),
    // Keys that are computed or spread are left to the gate.
    ...(keys.length === properties.length
      ? missing.map((path) => `has no page for the manifest's route '${path}'`)
      : []),
  ];
};

/** Differences between the manifest and what the module's source exports as `remote`, where literals show them. */
export const remoteProblems = (program: unknown, manifest: RemoteManifest): string[] => {
  const remote = isNode(program) ? objectBehind(program, valueOf(program, 'remote')) : null;
  if (!isNode(program) || !remote) return [];
  const pages = objectBehind(program, propertyOf(remote, 'pages'));
  return [...contractProblems(remote), ...(pages ? pageProblems(pages, manifest) : [])];
};
