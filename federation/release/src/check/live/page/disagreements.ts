import type { Agreement } from './page-probe.js';

/** The shell's copy of react-dom is allowed, and one per remote that declares its own React. */
export const rendererProblem = (renderers: number, isolatedRemotes: number): string | null =>
  renderers >= 1 && renderers <= 1 + isolatedRemotes ? null : `react-dom is in the page ${renderers} times`;

export const disagreements = (found: Agreement, role: number | null): string[] => [
  ...(found.reactCopies === 1 ? [] : [`React is in the page ${found.reactCopies} times`]),
  ...(found.frame.length > 0 ? [`the frame lost its ${found.frame.join(', ')}`] : []),
  ...(found.busProtocol === null ? ['no session bus answers'] : []),
  ...(found.role === role
    ? []
    : [`the session bus tells role ${found.role ?? 'none'}, signed in is ${role ?? 'nobody'}`]),
];

const isPathOf = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);

/** A reload of such a page shows another's. */
export const addressProblem = (
  { remote, path }: Pick<Agreement, 'remote' | 'path'>,
  own: { name: string; paths: readonly string[] },
): string | null =>
  remote !== own.name || own.paths.some((pattern) => isPathOf(pattern, path))
    ? null
    : `shows its page at ${path}, which is not its address`;
