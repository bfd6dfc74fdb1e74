import type { Release } from '../../contract/contract.js';
import { listedOperations, operationChange } from '../../releases/listed-operations.js';
import type { Finding } from '../finding.js';
import type { ApiDocument, ApiOperation, ReleaseContext } from '../release-context.js';

const CHECK = 'api-operations';
const PREFIX = '/api';

const partsOf = (path: string): string[] => path.split('?', 1)[0]?.split('/').filter(Boolean) ?? [];
const isVariable = (part: string): boolean => part.startsWith(':') || part.includes('{');

/** Parameters match any segment; literal matches win. */
const operationOf = (api: ApiDocument, method: string, path: string): ApiOperation | null => {
  const wanted = partsOf(`${PREFIX}${path}`);
  const fitting = Object.entries(api.paths).filter(([known, operations]) => {
    const parts = partsOf(known);
    return (
      method.toLowerCase() in operations &&
      parts.length === wanted.length &&
      parts.every(
        (part, index) => isVariable(part) || isVariable(wanted[index] ?? '') || part === wanted[index],
      )
    );
  });
  const exact = fitting.find(([known]) => partsOf(known).join('/') === wanted.join('/')) ?? fitting[0];
  return exact?.[1][method.toLowerCase()] ?? null;
};

const breaks = (message: string, affects: string[]): Finding => ({
  check: CHECK,
  level: 'breaks',
  message,
  affects,
});

/** Told even if all operations exist: who reviews a candidate sees what else it may do. */
const changes = (release: Release, before: Release | null): Finding[] => {
  const change = before && operationChange(before, release);
  if (!change || change.added.length + change.dropped.length === 0) return [];
  const parts = [
    ...(change.added.length > 0 ? [`would also call ${change.added.join(', ')}`] : []),
    ...(change.dropped.length > 0 ? [`no longer calls ${change.dropped.join(', ')}`] : []),
  ];
  const message = `${release.name} ${parts.join('; ')}`;
  return [{ check: CHECK, level: 'warns', message, affects: [release.name] }];
};

/** Listed operations exist in the live API; preloaded ones need no session. */
export const checkApiOperations = (
  release: Release,
  { api, apiSource, before }: ReleaseContext,
): Finding[] => {
  const listed = listedOperations(release);
  const calls = listed ?? [];
  const preloads = (release.manifest?.routes ?? []).flatMap(({ path, access, preload = [] }) =>
    preload.map((call) => ({ path, access, call })),
  );
  if (!api) {
    const message = `could not be compared: ${apiSource}`;
    return calls.length + preloads.length === 0 ? [] : [breaks(message, [release.name])];
  }
  const missing = calls.flatMap((call): Finding[] => {
    const [method = '', path = ''] = call.split(' ');
    return operationOf(api, method, path)
      ? []
      : [breaks(`${call} is no operation of the live API`, [release.name])];
  });
  const refused = preloads.flatMap(({ path, access, call }): Finding[] => {
    const operation = operationOf(api, 'get', call);
    if (!operation)
      return [breaks(`${path} preloads ${call}, which is no operation of the live API`, [path])];
    const needsSession = access === 'public' && (operation.security?.length ?? 0) > 0;
    return needsSession
      ? [breaks(`${path} preloads ${call} for visitors, which needs a session`, [path])]
      : [];
  });
  const found = [...missing, ...refused, ...changes(release, before)];
  if (found.length > 0) return found;
  const unread = listed ? '' : ' (the build lists no calls)';
  const message = `${calls.length} operations and ${preloads.length} preloads exist in ${apiSource}${unread}`;
  return [{ check: CHECK, level: listed ? 'fine' : 'warns', message, affects: [] }];
};
