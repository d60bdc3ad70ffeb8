/**
 * `test` of every journey: whatever a page of whatever browser window says on its console as an error, or throws, fails the journey. A journey takes
 * its `test` from here and nowhere else (`tools/journeys.test.ts` holds that), so none can forget it.
 */
import { test as base, type Browser, type BrowserContext, expect } from '@playwright/test';

/** What the browser itself writes when an answer is not a 2xx: a wrong password is a 401, and that is what the journey is about. */
const ANSWER = /^Failed to load resource: /;

function listen(context: BrowserContext, said: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' && !ANSWER.test(message.text())) said.push(`${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (error) => said.push(String(error.error())));
}

/** Windows that a journey opens by itself are listened to as well, until the function that comes back is called. */
function watch(browser: Browser, said: string[]): () => void {
  const newContext = browser.newContext.bind(browser);
  const newPage = browser.newPage.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    listen(context, said);
    return context;
  };
  browser.newPage = async (options) => {
    const page = await newPage(options);
    listen(page.context(), said);
    return page;
  };
  return () => Object.assign(browser, { newContext, newPage });
}

export const test = base.extend<{ readonly console: undefined }>({
  console: [
    async ({ browser, context }, use) => {
      const said: string[] = [];
      listen(context, said);
      const unwatch = watch(browser, said);
      await use(undefined);
      unwatch();
      expect(said, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
