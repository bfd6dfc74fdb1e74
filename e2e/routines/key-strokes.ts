import type { Page } from '@playwright/test';

/** A practised cashier. */
const KEY_MS = 140;

/** Presses keys at a person's pace and counts them. */
export class KeyStrokes {
  count = 0;

  constructor(private readonly page: Page) {}

  async type(text: string, ...keys: string[]): Promise<void> {
    for (const key of [...text, ...keys]) {
      this.count += 1;
      await this.page.keyboard.press(key);
      await this.page.waitForTimeout(KEY_MS);
    }
  }
}
