import { dirname } from 'node:path/posix';
import { fileAddress, SHARED_FILES, STORED_LIBRARY_FILES } from '@lacteos/remote-kit/registry';
import type { Page, Request, Response } from 'playwright-core';

// Browsers log refused calls even when the page handles them.
const FAILED_CALL = /^Failed to load resource/;
/** Reports of a policy that the gate adds. It blocks nothing, and only scripts of the release are judged. */
const ONLY_REPORTED = /^\[Report Only\]|^This document requires 'Trusted/;
/** Not images, which the API serves too. */
const CALLS = ['fetch', 'xhr', 'eventsource', 'ping'];
const QUIET_MS = 250;
const MAX_MESSAGES = 200;
const MAX_CALLS_AT_ONCE = 50;
const MAX_CALLS = 100;
/** Files and images, too. */
const MAX_REQUESTS = 500;
/** Requests of one address, after which a page polls and is never quiet. */
const MAX_REPEATS = 3;
const MAX_NAMED = 3;
const COOKIES_TOO_LARGE = 431;
const API = '/api';

export class PageWatch {
  problems: string[] = [];
  isFromRelease = false;
  /** Operations of the API that were called, e.g. 'GET /cart/7'. */
  operations = new Set<string>();
  /** Calls of the API that waited for their answers at the same time. */
  mostCalls = 0;
  callCount = 0;
  private requestCount = 0;
  private documents = 0;
  private messages = 0;
  private readonly calls = new Set<Request>();
  /** Requests since the page began to settle, by address. */
  private readonly repeats = new Map<string, number>();
  private judgements: Promise<void>[] = [];
  private lastCall = Date.now();

  constructor(
    private readonly page: Page,
    private readonly folder: string,
    private readonly settleMs: number,
  ) {
    this.page.on('domcontentloaded', () => {
      this.documents += 1;
      if (this.documents === 2) this.problems.push('loads the document anew by itself');
    });
    this.page.on('dialog', (dialog) => {
      this.problems.push(
        `opens a window of the browser: ${dialog.type()} '${dialog.message().slice(0, 60)}'`,
      );
      void dialog.dismiss().catch(() => undefined);
    });
    this.page.on('popup', (popup) => {
      this.problems.push(`opens another window: ${popup.url()}`);
      void popup.close().catch(() => undefined);
    });
    this.page.on('download', (download) =>
      this.problems.push(`downloads a file by itself: ${download.suggestedFilename()}`),
    );
    this.page.on('console', (message) => {
      this.messages += 1;
      if (this.messages === MAX_MESSAGES)
        this.problems.push(`writes ${MAX_MESSAGES} messages on the console`);
      const text = message.text();
      const isJudged = !ONLY_REPORTED.test(text) || message.location().url.includes(dirname(this.folder));
      if (message.type() === 'error' && !FAILED_CALL.test(text) && isJudged)
        this.problems.push(`console: ${text.split('\n', 1)[0]}`);
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
    this.operations = new Set();
    this.mostCalls = 0;
    this.callCount = 0;
    this.requestCount = 0;
    this.messages = 0;
  }

  judgeCalls(): void {
    if (this.mostCalls > MAX_CALLS_AT_ONCE) this.problems.push(`sends ${this.mostCalls} requests at once`);
    if (this.callCount > MAX_CALLS) this.problems.push(`sends ${this.callCount} requests while it is opened`);
    else if (this.requestCount > MAX_REQUESTS)
      this.problems.push(`asks for ${this.requestCount} files while it is opened`);
  }

  startDocument(): void {
    this.documents = 0;
    this.isFromRelease = false;
    this.calls.clear();
  }

  async settle(): Promise<void> {
    const deadline = Date.now() + this.settleMs;
    this.repeats.clear();
    const isQuiet = () =>
      ![...this.calls].some((call) => this.isAwaited(call)) && Date.now() - this.lastCall > QUIET_MS;
    while (!isQuiet() && !this.isFlooded && Date.now() < deadline) await this.page.waitForTimeout(50);
  }

  async judged(): Promise<void> {
    await Promise.all(this.judgements);
  }

  private begin(request: Request): void {
    this.calls.add(request);
    this.requestCount += 1;
    this.repeats.set(request.url(), (this.repeats.get(request.url()) ?? 0) + 1);
    if (this.isAwaited(request)) this.lastCall = Date.now();
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(this.folder)) this.isFromRelease = true;
    const isCall = (call: Request): boolean =>
      CALLS.includes(call.resourceType()) && new URL(call.url()).pathname.startsWith(`${API}/`);
    if (!isCall(request)) return;
    this.callCount += 1;
    this.operations.add(`${request.method()} ${pathname.slice(API.length)}`);
    this.mostCalls = Math.max(this.mostCalls, [...this.calls].filter(isCall).length);
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
    if (this.isAwaited(request)) this.lastCall = Date.now();
  }

  /** The visit is refused anyway: answers to all requests would take many seconds. */
  private get isFlooded(): boolean {
    return (
      this.mostCalls > MAX_CALLS_AT_ONCE || this.callCount > MAX_CALLS || this.requestCount > MAX_REQUESTS
    );
  }

  private isAwaited(request: Request): boolean {
    return (this.repeats.get(request.url()) ?? 0) <= MAX_REPEATS;
  }

  private isOfRelease(pathname: string): boolean {
    return ['', `../${SHARED_FILES}`, STORED_LIBRARY_FILES].some((path) =>
      pathname.startsWith(fileAddress(this.folder, path)),
    );
  }

  private async judge(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    const status = response.status();
    if (status === COOKIES_TOO_LARGE) await this.judgeCookies(response.request());
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

  /** Before what follows from it: the answer clears the cookies, so no later comparison finds them. */
  private async judgeCookies(request: Request): Promise<void> {
    const { cookie } = await request.allHeaders().catch((): Record<string, string> => ({}));
    if (!cookie) return;
    const largest = cookie.split('; ').sort((one, other) => other.length - one.length);
    const names = largest.slice(0, MAX_NAMED).map((pair) => pair.split('=', 1)[0]);
    this.problems.unshift(`writes cookies that no request can carry, the largest are ${names.join(', ')}`);
  }
}
