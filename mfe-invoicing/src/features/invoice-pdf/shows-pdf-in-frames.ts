type Engine = Pick<Navigator, 'vendor' | 'platform' | 'maxTouchPoints'> & {
  readonly pdfViewerEnabled?: boolean;
};

/**
 * WebKitGTK shows an empty frame and iOS the first page only, although both claim a viewer; of WebKit only a Mac's
 * Safari shows all pages. iPads call themselves Macs but have a touch screen.
 */
export function showsPdfInFrames({ vendor, platform, maxTouchPoints, pdfViewerEnabled }: Engine): boolean {
  if (pdfViewerEnabled === false) return false;
  return !vendor.startsWith('Apple') || (platform.startsWith('Mac') && maxTouchPoints === 0);
}
