/**
 * `test` of every journey: whatever a page of whatever browser window says on its console as an error, or throws, and whatever it asks of another host than the servers
 * of the tests, fails the journey. A journey takes
 * its `test` from here and nowhere else (`tools/journeys.test.ts` holds that), so none can forget it.
 */
import { test as base, type Browser, type BrowserContext, expect } from '@playwright/test';

/** What the browser itself writes when an answer is not a 2xx: a wrong password is a 401, and that is what the journey is about. */
const ANSWER = /^Failed to load resource: /;

/** The servers of the tests listen under this name (RFC 6761), the login provider at this address. */
const isOurs = ({ protocol, hostname }: URL): boolean =>
  !protocol.startsWith('http') || /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(hostname);

function listen(context: BrowserContext, said: string[]): void {
  context.on('request', (request) => {
    if (!isOurs(new URL(request.url()))) said.push(`asked of another host: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !ANSWER.test(message.text())) said.push(`${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (error) => said.push(String(error.error())));
}

/**
 * What moves for ever (a blob that breathes, boats at sea, the wink of the next taak) stands still in the pose of its first frame: no journey looks at it,
 * and a map that draws it sixty times a second costs more than the journey that it waits for. What comes to an end (a walk, a flight, confetti, what fades
 * in) moves as it does for everybody, and so do the games.
 */
const holdEndless = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const animation of target.getAnimations({ subtree: true }))
        if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.pause();
    });
  });

interface Watch {
  /** What the journey opened by itself. */
  readonly opened: readonly BrowserContext[];
  readonly stop: () => void;
}

/** Windows that a journey opens by itself are listened to as well, until `stop`. */
function watch(browser: Browser, said: string[]): Watch {
  const newContext = browser.newContext.bind(browser);
  const newPage = browser.newPage.bind(browser);
  const opened: BrowserContext[] = [];
  const add = async (context: BrowserContext): Promise<void> => {
    listen(context, said);
    opened.push(context);
    await holdEndless(context);
  };
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await add(context);
    return context;
  };
  browser.newPage = async (options) => {
    const page = await newPage(options);
    await add(page.context());
    return page;
  };
  return { opened, stop: () => Object.assign(browser, { newContext, newPage }) };
}

/** Enough to see which screen it is and what it says. */
const SHOWN = 1500;

/** What each window showed at the end: the screenshot of a failed journey does not leave the machine on which it failed, its output does. */
async function describe(windows: readonly BrowserContext[]): Promise<string> {
  const pages = windows.flatMap((context) => context.pages()).filter((page) => page.url() !== 'about:blank');
  const shown = await Promise.all(
    pages.map(async (page) => `${page.url()}\n${(await page.locator('body').innerText({ timeout: 2000 }).catch(String)).slice(0, SHOWN)}`),
  );
  return shown.join('\n\n');
}

interface Proef {
  /** A window stays open for the journeys after this one in its file; else it would draw its map until the whole run ends. */
  readonly keepsWindows: boolean;
  readonly console: undefined;
}

export const test = base.extend<Proef>({
  keepsWindows: [false, { option: true }],
  console: [
    async ({ browser, context, keepsWindows }, use, info) => {
      const said: string[] = [];
      listen(context, said);
      await holdEndless(context);
      const { opened, stop } = watch(browser, said);
      await use(undefined);
      stop();
      if (info.status !== info.expectedStatus) process.stderr.write(`${info.title}\n${await describe([context, ...opened])}\n`);
      if (!keepsWindows) await Promise.all(opened.map((own) => own.close()));
      expect(said, 'errors on the console, and other hosts').toEqual([]);
    },
    { auto: true },
  ],
});
