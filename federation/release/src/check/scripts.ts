import type { ReleaseTarget, Release } from '../contract/contract.js';
import { fileKey } from '../releases/published-releases.js';
import { inParallel } from '../store/in-parallel.js';
import type { Finding } from './finding.js';

const CHECK = 'scripts';
const AT_ONCE = 8;
const GAP = String.raw`(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*`;
/**
 * `import(…)`, also inside strings, since scripts are not parsed. Not a member's name, but a spread (`...import(…)`).
 */
const IMPORT_CALL = new RegExp(
  String.raw`(?<![\w$#]|(?<!\.\.)\.)import${GAP}(?:\(|\.${GAP}(?:source|defer)${GAP}\()`,
);

export const importsModules = (script: string): boolean => IMPORT_CALL.test(script);

/**
 * Refuses scripts that import modules: those carry no integrity, so unlisted files could run
 * (federation/docs/adr/0011). Skips files that are not in the store yet.
 */
export const checkScripts = async (
  { store }: Pick<ReleaseTarget, 'store'>,
  release: Release,
): Promise<Finding[]> => {
  const scripts = Object.keys(release.files).filter((path) => /\.m?js$/.test(path));
  const importing: string[] = [];
  let read = 0;
  await inParallel(AT_ONCE, scripts, async (path) => {
    const stored = await store.read(fileKey(release, path));
    if (stored) read += 1;
    if (stored && importsModules(stored.body.toString())) importing.push(path);
  });
  if (importing.length === 0)
    return [{ check: CHECK, level: 'fine', message: `${read} scripts import no modules`, affects: [] }];
  const message = `${importing.sort().join(', ')} has import(…): what it loads carries no integrity; bundle it`;
  return [{ check: CHECK, level: 'breaks', message, affects: ['visitors'] }];
};
