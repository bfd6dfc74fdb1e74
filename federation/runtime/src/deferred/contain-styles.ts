import { releaseFolder, type Registry } from '@lacteos/remote-kit';
import { nextTask } from './next-task';
import { placeOf, selectorsWithin } from './style-scope';

const SHELL = 'shell';

const foldersOf = (registry: Registry): [folder: string, remote: string][] =>
  Object.entries(registry.microFrontends).flatMap(([remote, versions]) =>
    remote === SHELL
      ? []
      : versions.map((version): [string, string] => [
          new URL('../', new URL(releaseFolder(version), document.baseURI)).href,
          remote,
        ]),
  );

const isPrinted = (rule: CSSRule): boolean =>
  rule instanceof CSSMediaRule && rule.conditionText.includes('print');

const isForWholePage = (rule: CSSRule): boolean =>
  isPrinted(rule) || (rule instanceof CSSStyleRule && /^main:has\([^,]*$/.test(rule.selectorText));

/**
 * Limits rules by their selectors alone: rewriting a rule from its text loses shorthands with variables whose parts
 * are set later.
 */
const containRules = (rules: CSSRuleList, place: string): void => {
  for (const rule of rules) {
    if (isForWholePage(rule)) continue;
    if (rule instanceof CSSImportRule && rule.styleSheet) containRules(rule.styleSheet.cssRules, place);
    if (rule instanceof CSSStyleRule) rule.selectorText = selectorsWithin(place, rule.selectorText);
    if ('cssRules' in rule) containRules(rule.cssRules as CSSRuleList, place);
  }
};

/** Address of a sheet's file; for inlined sheets it is on the disabled link behind them. */
const addressOf = (sheet: CSSStyleSheet): string => {
  if (sheet.href) return sheet.href;
  const next = sheet.ownerNode instanceof Element ? sheet.ownerNode.nextElementSibling : null;
  return next instanceof HTMLLinkElement && next.disabled ? next.href : '';
};

/**
 * Confines remotes' style sheets, present and future, to their sections, one sheet in a task. Styles without a file
 * stay as they are.
 */
export const startContainment = async ({ registry }: { registry: Registry }): Promise<void> => {
  const folders = foldersOf(registry);
  const contained = new WeakSet<CSSStyleSheet>();
  const contain = (sheet: CSSStyleSheet | null): void => {
    if (!sheet || contained.has(sheet)) return;
    contained.add(sheet);
    const address = addressOf(sheet);
    const [, remote] = folders.find(([folder]) => address.startsWith(folder)) ?? [];
    if (remote) containRules(sheet.cssRules, placeOf(remote));
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLLinkElement) contain(target.sheet);
  };
  document.addEventListener('load', onLoad, true);
  for (const sheet of [...document.styleSheets]) {
    contain(sheet);
    await nextTask();
  }
};
