/** At four times its size a screen of 1280 x 1024 is 320 x 256: what a child needs there is in sight or can be scrolled to, and nothing lies over it. */
import { expect, type Locator, type Page } from '@playwright/test';

export const VERGROOT = { width: 320, height: 256 } as const;

/** Why this cannot be used where it stands after scrolling to it; empty when it can. */
function faultOf(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return 'has no size';
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return 'cannot be scrolled into sight';
    const middle = (van: number, tot: number, rand: number): number => (Math.max(0, van) + Math.min(rand, tot)) / 2;
    const found = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
    if (found === null) return 'cannot be reached by a finger';
    // Things of a stage pass before one another; whatever else lies over it is in the way.
    const mine = element.contains(found) || found.contains(element) || found.closest('section') === element.closest('section');
    return mine ? '' : `lies under ${found.outerHTML.slice(0, 120)}`;
  });
}

export async function expectUsable(target: Locator, name: string): Promise<void> {
  await expect(async () => expect(await faultOf(target), name).toBe('')).toPass({ timeout: 8000 });
}

/** Letters that a child reads are never smaller than this (CSS px), enlarged four times already. */
const KLEINST = 11;

/** The prompt, the stage and all that can be chosen on it. */
export async function expectPlayable(page: Page, game: string): Promise<void> {
  const field = page.getByRole('region', { name: 'Speelveld' });
  await expectUsable(page.getByRole('button', { name: 'Pauze' }), 'the pause button');
  const prompt = page.locator('header p').first();
  if (await prompt.isVisible().catch(() => false)) {
    await expectUsable(prompt, 'the prompt');
    const wide = await prompt.evaluate((p) => [p.scrollWidth - p.clientWidth, p.clientWidth]);
    expect(wide[0], 'the prompt is cut off').toBeLessThanOrEqual(1);
    expect(wide[1], 'the prompt has no room').toBeGreaterThan(90);
  }
  const picks = field.getByRole('button', { disabled: false });
  for (const pick of (await picks.all()).slice(0, 12)) {
    const name = (await pick.getAttribute('aria-label').catch(() => null)) ?? '';
    // It can be gone by now: then there is nothing to use.
    if (await pick.isVisible().catch(() => false)) await expectUsable(pick, `${game}: ${name}`);
  }
  const small = await field.locator('span[data-toon]:visible, span:visible').evaluateAll(
    (spans, kleinst) =>
      spans
        .filter((span) => (span.textContent ?? '').trim().length > 0)
        .map((span) => [span.textContent ?? '', Number.parseFloat(getComputedStyle(span).fontSize)] as const)
        .filter(([, px]) => px < kleinst)
        .map(([text, px]) => `${text}: ${px}px`),
    KLEINST,
  );
  expect(small, 'letters too small to read').toEqual([]);
}
