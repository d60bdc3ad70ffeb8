/** The last journey: what all the others were refused stands in the logboeken. */
import { expect, type Page } from '@playwright/test';
import { tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { portOf, startedScholen } from '../support/server.ts';

interface Regel {
  readonly actie: string;
  readonly rol: string | null;
}
/** Somebody writes another role into her storage, in the journeys of A12 and of logging in. */
const ON_PURPOSE = new Set(['officeUser.manage', 'officeDashboard.read']);

/** Everything that was refused to anybody of any customer of this school. */
async function readRefused(page: Page): Promise<string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page, 'superadmin')}` };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(path, { headers });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const { admins } = await read<{ admins: { id: string }[] }>('/api/office/admins');
  const { adminId } = await read<{ adminId: string }>('/api/auth/mij');
  const refused: string[] = [];
  for (const id of [adminId, ...admins.map((admin) => admin.id)]) {
    const { regels } = await read<{ regels: Regel[] }>(`/api/admins/${id}/logboek?soort=geweigerd`);
    refused.push(...regels.filter(({ actie }) => !ON_PURPOSE.has(actie)).map(({ rol, actie }) => `${rol} ${actie}`));
  }
  return refused;
}

test('A11: in all journeys nobody was refused what a screen of her role asked', async ({ browser }) => {
  for (let school = 0; school < startedScholen(); school++) {
    const context = await browser.newContext({ baseURL: `http://localhost:${portOf(school)}` });
    expect(await readRefused(await context.newPage()), `school ${school}`).toEqual([]);
    await context.close();
  }
});
