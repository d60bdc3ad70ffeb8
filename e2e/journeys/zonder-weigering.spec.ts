/** The last journey: what all the others were refused stands in the logboeken. */
import { expect } from '@playwright/test';
import { readRefused } from '../support/geweigerd.ts';
import { test } from '../support/proef.ts';
import { portOf, startedScholen } from '../support/server.ts';

test('A11: in all journeys nobody was refused what a screen of her role asked', async ({ playwright }) => {
  for (let school = 0; school < startedScholen(); school++) {
    const request = await playwright.request.newContext({ baseURL: `http://localhost:${portOf(school)}` });
    expect(await readRefused(request), `school ${school}`).toEqual([]);
    await request.dispose();
  }
});
