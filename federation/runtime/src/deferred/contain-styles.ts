import { releaseFolder, type Discovery } from '@lacteos/remote-kit';
import { placeOf, selectorsWithin } from './style-scope';

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

const isPrinted = (rule: CSSRule): boolean =>
  rule instanceof CSSMediaRule && rule.conditionText.includes('print');

/** Whether a rule makes room on the page for what the section lays over it, or hides the rest of the page on paper. */
const reachesOut = (rule: CSSRule): boolean =>
  isPrinted(rule) || (rule instanceof CSSStyleRule && /^main:has\([^,]*$/.test(rule.selectorText));

/**
 * Limits rules to a place by their selectors alone. A rule that is written anew from its text loses declarations: browsers leave
 * out a shorthand with a variable where a later declaration sets a part of it.
 */
const limit = (rules: CSSRuleList, place: string): void => {
  for (const rule of rules) {
    if (reachesOut(rule)) continue;
    if (rule instanceof CSSImportRule && rule.styleSheet) limit(rule.styleSheet.cssRules, place);
    if (rule instanceof CSSStyleRule) rule.selectorText = selectorsWithin(place, rule.selectorText);
    // A style rule has rules of its own only in browsers that know nesting.
    if ('cssRules' in rule) limit(rule.cssRules as CSSRuleList, place);
  }
};

/** The file that a sheet was read from; of one in the page's HTML the switched-off link behind it says so. */
const addressOf = (sheet: CSSStyleSheet): string => {
  if (sheet.href) return sheet.href;
  const next = sheet.ownerNode instanceof Element ? sheet.ownerNode.nextElementSibling : null;
  return next instanceof HTMLLinkElement && next.disabled ? next.href : '';
};

/**
 * Keeps the style sheets of remotes inside their sections, those that are there and those that come. What scripts write
 * into style elements has no file and stays as it is.
 */
export const startContainment = ({ discovery }: { discovery: Discovery }): void => {
  const folders = foldersOf(discovery);
  const contained = new WeakSet<CSSStyleSheet>();
  const contain = (sheet: CSSStyleSheet | null): void => {
    if (!sheet || contained.has(sheet)) return;
    contained.add(sheet);
    const address = addressOf(sheet);
    const [, remote] = folders.find(([folder]) => address.startsWith(folder)) ?? [];
    if (remote) limit(sheet.cssRules, placeOf(remote));
  };
  for (const sheet of document.styleSheets) contain(sheet);
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) contain(target.sheet);
  };
  document.addEventListener('load', onLoad, true);
};
