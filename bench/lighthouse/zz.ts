import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
const url = process.argv[2]!;
const chrome = await launch({
  chromePath: '/usr/bin/chromium',
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const run = await lighthouse(url, {
  port: chrome.port,
  output: 'json',
  logLevel: 'error',
  onlyCategories: ['performance'],
});
const a = run!.lhr.audits;
console.log(Math.round(run!.lhr.categories.performance!.score! * 100));
for (const id of [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
  'interactive',
])
  console.log(id, a[id]!.displayValue, a[id]!.score);
for (const id of [
  'mainthread-work-breakdown',
  'bootup-time',
  'long-tasks',
  'render-blocking-insight',
  'lcp-breakdown-insight',
  'network-requests',
  'forced-reflow-insight',
  'layout-shifts',
  'unused-javascript',
]) {
  const d = a[id]?.details as any;
  if (!d) continue;
  console.log('==', id);
  for (const it of (d.items ?? []).slice(0, 40))
    console.log(
      id === 'network-requests'
        ? [
            it.url.slice(-70),
            it.resourceType,
            it.priority,
            it.transferSize,
            Math.round(it.networkRequestTime),
            Math.round(it.networkEndTime),
          ].join(' ')
        : JSON.stringify(it).slice(0, 400),
    );
}
const m = (a['metrics']?.details as any)?.items?.[0];
console.log(JSON.stringify(m));
await chrome.kill();
