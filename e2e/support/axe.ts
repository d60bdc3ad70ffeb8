import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe has against a page, or against a part of it: each rule with its first element. Every rule runs, but of what passes nothing is
 * collected and no second page is opened to join frames (there are none): a table of a whole groep then takes a seventh of the time.
 */
export async function axeViolations(page: Page, within?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
