import { showsPdfInFrames } from './shows-pdf-in-frames';

const CHROMIUM = {
  vendor: 'Google Inc.',
  platform: 'Linux x86_64',
  maxTouchPoints: 0,
  pdfViewerEnabled: true,
};
const SAFARI = {
  vendor: 'Apple Computer, Inc.',
  platform: 'MacIntel',
  maxTouchPoints: 0,
  pdfViewerEnabled: true,
};

describe('a frame with a PDF', () => {
  it.each([
    ['Chromium', true, CHROMIUM],
    ['Firefox', true, { ...CHROMIUM, vendor: '' }],
    ['a browser whose viewer is off', false, { ...CHROMIUM, pdfViewerEnabled: false }],
    ["a Mac's Safari", true, SAFARI],
    ['WebKitGTK', false, { ...SAFARI, platform: 'Linux x86_64' }],
    ['an iPhone', false, { ...SAFARI, platform: 'iPhone', maxTouchPoints: 5 }],
    ['an iPad', false, { ...SAFARI, maxTouchPoints: 5 }],
  ])('is shown by %s: %p [N-38-503]', (_name, isShown, engine) => {
    expect(showsPdfInFrames(engine)).toBe(isShown);
  });
});
