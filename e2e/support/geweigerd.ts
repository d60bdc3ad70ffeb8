/** What the logboeken of a school say that was refused. */
import { type APIRequestContext, expect } from '@playwright/test';
import { requestToken } from './people.ts';

interface Regel {
  readonly actie: string;
  readonly rol: string | null;
}
/** Somebody writes another role into her storage, in the journeys of A12 and of logging in. */
const ON_PURPOSE = new Set(['officeUser.manage', 'officeDashboard.read']);

/** Everything that was refused to anybody of any customer of this school: a role and an action. */
export async function readRefused(request: APIRequestContext): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${await requestToken(request, 'superadmin')}` };
  const read = async <T>(path: string): Promise<T> => {
    const answer = await request.get(path, { headers });
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
