import type { DeployTarget, Release } from '../contract/contract.js';
import { fileKey } from '../releases/published-releases.js';
import { inParallel } from '../store/in-parallel.js';
import type { Finding } from './finding.js';

const CHECK = 'scripts';
const AT_ONCE = 8;
const GAP = String.raw`(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*`;
/**
 * An `import(…)`, which no escape can hide, because it is a keyword. In a text it counts, too: no script is parsed for this.
 * The name of a member is none, but what is spread (`...import(…)`) is one.
 */
const IMPORT_CALL = new RegExp(
  String.raw`(?<![\w$#]|(?<!\.\.)\.)import${GAP}(?:\(|\.${GAP}(?:source|defer)${GAP}\()`,
);

/** Whether a script has the syntax that loads a module by itself. */
export const importsModules = (script: string): boolean => IMPORT_CALL.test(script);

/**
 * No script of a published release imports modules: what a script imports carries no integrity, so a file that no release lists
 * would run (federation/docs/adr/0017). Files that are not in the store yet are left out.
 */
export const checkScripts = async (
  { store }: Pick<DeployTarget, 'store'>,
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
