import type { Locator, Page } from '@playwright/test';

export class Presses {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }

  async enter(): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press('Enter');
  }

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
