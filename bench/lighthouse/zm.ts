import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
const n = Number(process.argv[2] ?? 3);
const med = (a: number[]) => a.sort((x, y) => x - y)[a.length >> 1];
for (const path of (process.argv[3] ?? '/,/products').split(',')) {
  const rows: any[] = [];
  for (let i = 0; i < n; i++) {
    const chrome = await launch({
      chromePath: '/usr/bin/chromium',
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    });
    const run = await lighthouse('http://localhost:5000' + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    const m = (run!.lhr.audits['metrics']!.details as any).items[0];
    rows.push([
      run!.lhr.categories.performance!.score! * 100,
      m.firstContentfulPaint,
      m.largestContentfulPaint,
      m.totalBlockingTime,
      m.speedIndex,
      m.observedFirstContentfulPaint,
      m.observedLargestContentfulPaint,
      m.observedSpeedIndex,
      run!.lhr.environment.benchmarkIndex,
    ]);
    chrome.kill();
  }
  console.log(
    path,
    'perf FCP LCP TBT SI oFCP oLCP oSI bench',
    rows[0].map((_: any, i: number) => Math.round(med(rows.map((r) => r[i]))!)).join(' '),
    '| best',
    Math.max(...rows.map((r) => r[0])),
  );
}
