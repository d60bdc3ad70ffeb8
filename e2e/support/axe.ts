import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe has against a page, or against a part of it: each rule with its first element. Every rule runs, but of what passes nothing is
 * collected: a table of a whole groep then takes a seventh of the time. Nor are the style sheets read beforehand, for the one rule that asks for them
 * (`css-orientation-lock`) is an experiment of axe that only runs when it is named. The half megabyte of axe comes into a page once, however often it is looked at.
 */
export async function axeViolations(page: Page, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(axe.source);
  return page.evaluate(async (part) => {
    const here: typeof axe = Reflect.get(globalThis, 'axe');
    const { violations } = await here.run(part, { resultTypes: ['violations'], preload: { assets: ['media'] } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, within);
}
