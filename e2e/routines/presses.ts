import type { Locator, Page } from '@playwright/test';

export class Presses {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** A native select takes one press on the keyboard. */
  async choose(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }

  async enter(): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press('Enter');
  }

  /** Pastes with Ctrl V into the focused field. */
  async paste(target: Locator, text: string): Promise<void> {
    this.count += 1;
    await target.focus();
    await target.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      clipboardData.setData('text', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }
}
