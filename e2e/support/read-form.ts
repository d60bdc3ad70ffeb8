import type { Page } from '@playwright/test';

/** A form that comes within a second and a half of its page is a robot's, and is thrown away unread: so long (ms) somebody reads it. */
export const readForm = (page: Page): Promise<void> => page.waitForTimeout(1600);
