import { fileAddress, SHARED_FILES, STORED_LIBRARY_FILES } from '@lacteos/remote-kit/discovery';
import type { Page, Request, Response } from 'playwright-core';

// Browsers log refused calls even when the page handles them.
const FAILED_CALL = /^Failed to load resource/;
const QUIET_MS = 250;

export class PageWatch {
  problems: string[] = [];
  isFromRelease = false;
  private readonly calls = new Set<Request>();
  private judgements: Promise<void>[] = [];
  private lastCall = Date.now();

  constructor(
    private readonly page: Page,
    private readonly folder: string,
    private readonly settleMs: number,
  ) {
    this.page.on('console', (message) => {
      if (message.type() === 'error' && !FAILED_CALL.test(message.text()))
        this.problems.push(`console: ${message.text().split('\n', 1)[0]}`);
    });
    this.page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.message}`));
    this.page.on('request', (request) => this.begin(request));
    this.page.on('requestfailed', (request) => this.fail(request));
    // Not `requestfinished`: pages need not read a response's body.
    this.page.on('response', (response) => {
      this.recordEnd(response.request());
      this.judgements.push(this.judge(response));
    });
  }

  startVisit(): void {
    this.problems = [];
    this.judgements = [];
  }

  startDocument(): void {
    this.isFromRelease = false;
    this.calls.clear();
  }

  async settle(): Promise<void> {
    const deadline = Date.now() + this.settleMs;
    const isQuiet = () => this.calls.size === 0 && Date.now() - this.lastCall > QUIET_MS;
    while (!isQuiet() && Date.now() < deadline) await this.page.waitForTimeout(50);
  }

  async judged(): Promise<void> {
    await Promise.all(this.judgements);
  }

  private begin(request: Request): void {
    this.calls.add(request);
    this.lastCall = Date.now();
    if (new URL(request.url()).pathname.startsWith(this.folder)) this.isFromRelease = true;
  }

  private fail(request: Request): void {
    this.recordEnd(request);
    const { pathname } = new URL(request.url());
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts pending requests.
    if (this.isOfRelease(pathname) && !reason.includes('ERR_ABORTED'))
      this.problems.push(`file: ${pathname} was refused (${reason})`);
  }

  private recordEnd(request: Request): void {
    this.calls.delete(request);
    this.lastCall = Date.now();
  }

  private isOfRelease(pathname: string): boolean {
    return ['', `../${SHARED_FILES}`, STORED_LIBRARY_FILES].some((path) =>
      pathname.startsWith(fileAddress(this.folder, path)),
    );
  }

  private async judge(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    const status = response.status();
    if (status >= 400 && this.isOfRelease(pathname))
      this.problems.push(`file: ${pathname} was answered with ${status}`);
    if (!pathname.startsWith('/api/') || status < 400) return;
    if (status >= 500) this.problems.push(`call: ${pathname} was answered with ${status}`);
    if (status !== 404) return;
    // Requested again: the browser keeps no unread body.
    const isRead = response.request().method() === 'GET';
    const again = isRead
      ? await this.page
          .context()
          .request.get(response.url())
          .catch(() => null)
      : response;
    const answer = (await again?.json().catch(() => null)) as { code?: string } | null;
    if (answer?.code === 'NOT_FOUND') this.problems.push(`call: the API has no operation ${pathname}`);
  }
}
