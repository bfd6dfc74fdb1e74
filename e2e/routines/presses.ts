import type { Locator, Page } from '@playwright/test';

/** Counts what a person presses: the pointer and Enter. Typing and scanning are not presses. */
export class Presses {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Chooses an option of a native select, which is one press on the keyboard. */
  async choose(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }

  async enter(): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press('Enter');
  }

  /** Pastes a text with Ctrl V into the field that has the focus. */
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
