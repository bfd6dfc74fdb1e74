import { report } from '../remotes/reports';
import { readSharedState, sharedStateAtStart } from '../natives/natives';
import { hasUnsavedInput } from './unsaved-input';

const isSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  now.length === before.length && now.every((value, at) => value === before[at]);

/** Links of the frame lead where they led when first seen. */
class FrameLinks {
  private readonly addresses = new WeakMap<HTMLAnchorElement, string>();

  addressOf(link: HTMLAnchorElement): string {
    return this.addresses.get(link) ?? link.href;
  }

  /** Records new links; false if a known one leads elsewhere. */
  areKept(): boolean {
    let areKept = true;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header a, footer a')) {
      if (link.closest('main')) continue;
      if (!this.addresses.has(link)) this.addresses.set(link, link.href);
      areKept &&= this.addresses.get(link) === link.href;
    }
    return areKept;
  }
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

const leadsToPage = (address: string, { target, download }: HTMLAnchorElement): boolean => {
  const { origin, pathname } = new URL(address, document.baseURI);
  return (
    address !== '' &&
    origin === window.location.origin &&
    pathname !== window.location.pathname &&
    target === '' &&
    download === ''
  );
};

/** Counts against the release whose page is shown. */
const reportDamage = (): void => {
  const page = document.querySelector<HTMLElement>('main [data-remote][data-release]');
  const { remote, release } = page?.dataset ?? {};
  if (remote && release) report({ remote, release, kind: 'runtime', ok: false, code: 'damage' });
};

/** After damage the next link loads a document, which begins anew. Never while sending or with unsaved input. */
export const startDamageWatch = (
  isSending: () => boolean,
  open: (address: string) => void = (address) => window.location.assign(address),
): void => {
  const before = sharedStateAtStart();
  const links = new FrameLinks();
  links.areKept();
  let isReported = false;
  const isDamaged = (): boolean => !links.areKept() || !isSame(before, readSharedState());
  const openDocument = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    const isWhole = !isDamaged();
    const address = links.addressOf(link);
    if (isWhole || !leadsToPage(address, link)) return;
    if (!isReported) reportDamage();
    isReported = true;
    if (isSending() || hasUnsavedInput()) return;
    event.preventDefault();
    event.stopPropagation();
    open(address);
  };
  window.addEventListener('click', openDocument, true);
};
