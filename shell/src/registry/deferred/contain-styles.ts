import { releaseFolder, type Discovery } from '@lacteos/remote-kit';
import { scopedRules, scopeOf } from './style-scope';

const SHELL = 'shell';

/** Folder of all releases of each remote, and the build of a server of one's own. */
const foldersOf = (discovery: Discovery): [folder: string, remote: string][] =>
  Object.entries(discovery.microFrontends).flatMap(([remote, versions]) =>
    remote === SHELL
      ? []
      : versions.map((version): [string, string] => [
          new URL('../', new URL(releaseFolder(version), document.baseURI)).href,
          remote,
        ]),
  );

const isMoved = (rule: CSSRule): rule is CSSStyleRule | CSSGroupingRule =>
  rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule;

const isPrinted = (rule: CSSRule): boolean =>
  rule instanceof CSSMediaRule && rule.conditionText.includes('print');

/** Whether a rule makes room on the page for what the section lays over it, or hides the rest of the page on paper. */
const reachesOut = (rule: CSSRule): boolean =>
  isPrinted(rule) || (rule instanceof CSSStyleRule && /^main:has\([^,]*$/.test(rule.selectorText));

/** Moves the rules of a remote's sheet into its scope: they reach its sections and what it lays over the page. */
const containSheet = (sheet: CSSStyleSheet, text: string, remote: string): void => {
  const moved = scopedRules(text);
  if (!moved) return;
  const count = sheet.cssRules.length;
  sheet.insertRule(`${scopeOf(remote)} {\n${moved}\n}`, count);
  for (let index = count - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule && isMoved(rule) && !reachesOut(rule)) sheet.deleteRule(index);
  }
};

/** The file that a sheet was read from; of one in the page's HTML the switched-off link behind it says so. */
const addressOf = (sheet: CSSStyleSheet): string => {
  if (sheet.href) return sheet.href;
  const next = sheet.ownerNode instanceof Element ? sheet.ownerNode.nextElementSibling : null;
  return next instanceof HTMLLinkElement && next.disabled ? next.href : '';
};

/** What is written in a sheet: that of a file comes from the browser's cache. */
async function readText({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  if (!href) return ownerNode?.textContent ?? '';
  const integrity = ownerNode instanceof HTMLLinkElement ? ownerNode.integrity : '';
  const answer = await fetch(href, { cache: 'force-cache', integrity });
  return answer.ok ? answer.text() : '';
}

/**
 * Keeps the style sheets of remotes inside their sections, those that are there and those that come. What scripts write
 * into style elements has no file and stays as it is; browsers without `@scope` keep all of it.
 */
export const startContainment = ({ discovery }: { discovery: Discovery }): void => {
  if (!('CSSScopeRule' in window)) return;
  const folders = foldersOf(discovery);
  const contained = new WeakSet<CSSStyleSheet>();
  const contain = (sheet: CSSStyleSheet | null): void => {
    if (!sheet || contained.has(sheet)) return;
    contained.add(sheet);
    const address = addressOf(sheet);
    const [, remote] = folders.find(([folder]) => address.startsWith(folder)) ?? [];
    // A sheet that cannot be read again stays as it is.
    if (remote)
      readText(sheet).then(
        (text) => containSheet(sheet, text, remote),
        () => undefined,
      );
  };
  for (const sheet of document.styleSheets) contain(sheet);
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) contain(target.sheet);
  };
  document.addEventListener('load', onLoad, true);
};
