import type { Finding } from '../finding.js';
import type { Texts } from './read-texts.js';

const CHECK = 'scripts';
const GAP = String.raw`(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*`;
/**
 * `import(…)`, also inside strings, since scripts are not parsed. Not a member's name, but a spread (`...import(…)`).
 */
const IMPORT_CALL = new RegExp(
  String.raw`(?<![\w$#]|(?<!\.\.)\.)import${GAP}(?:\(|\.${GAP}(?:source|defer)${GAP}\()`,
);

export const importsModules = (script: string): boolean => IMPORT_CALL.test(script);

const POLICY_CALL = /\bcreatePolicy\s*(?:\?\.)?\(\s*(?:(['"`])([^'"`]*)\1)?/g;

/** Names of the Trusted Types policies that a script makes; `?` for a computed one. */
export const policiesIn = (script: string): string[] =>
  [...script.matchAll(POLICY_CALL)].map(([, , name]) => name ?? '?');

const policyWarnings = (scripts: Texts): Finding[] =>
  Object.entries(scripts).flatMap(([path, script]) =>
    [...new Set(policiesIn(script))].map((name): Finding => {
      const message =
        `${path} makes a Trusted Types policy "${name}"; shops refuse every policy but their own, so a page that needs ` +
        'it stays empty: build without it (federation/docs/remote-contract.md)';
      return { check: CHECK, level: 'warns', message, affects: ['visitors'] };
    }),
  );

/**
 * Refuses scripts that import modules: those carry no integrity, so unlisted files could run
 * (federation/docs/adr/0011). The shell's own policy is the one that shops know.
 */
export const checkScripts = (scripts: Texts, isShell = false): Finding[] => {
  const importing = Object.entries(scripts).flatMap(([path, script]) =>
    importsModules(script) ? [path] : [],
  );
  const found = isShell ? [] : policyWarnings(scripts);
  if (importing.length > 0) {
    const message = `${importing.sort().join(', ')} has import(…): what it loads carries no integrity; bundle it`;
    found.push({ check: CHECK, level: 'breaks', message, affects: ['visitors'] });
  }
  if (found.length > 0) return found;
  const message = `${Object.keys(scripts).length} scripts import no modules and make no policies`;
  return [{ check: CHECK, level: 'fine', message, affects: [] }];
};
