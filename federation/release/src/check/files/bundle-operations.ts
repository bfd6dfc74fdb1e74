import { apiOperationsIn, operationsOf } from '@lacteos/remote-kit/manifest';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import type { ReleaseContext } from '../release-context.js';
import type { Texts } from './read-texts.js';

const CHECK = 'script-calls';
const isLibrary = (path: string): boolean => path.includes('libraries/');

/** Refuses scripts that call what the manifest does not list: others were told less than the release may do. */
export const checkBundleOperations = (
  { manifest }: Release,
  scripts: Texts,
  { api }: Pick<ReleaseContext, 'api'>,
): Finding[] => {
  const listed = manifest?.apiOperations;
  if (!listed || !api) return [];
  const known = operationsOf(api);
  const found = Object.entries(scripts)
    .filter(([path]) => !isLibrary(path))
    .flatMap(([path, script]) =>
      apiOperationsIn(script, known)
        .called.filter((operation) => !listed.includes(operation))
        .map((operation): Finding => {
          const message = `${path} calls ${operation}, which the manifest does not list: build it again`;
          return { check: CHECK, level: 'breaks', message, affects: ['visitors'] };
        }),
    );
  if (found.length > 0) return found;
  const message = `the scripts call no operation but the ${listed.length} that the manifest lists`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
