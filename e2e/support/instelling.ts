/** A groep of its own with one child, whose settings a test changes by the API, as the screens do. */
import { expect, type Page } from '@playwright/test';
import { tokenOf } from './people.ts';

export interface Instelkind {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
}

async function send<T>(page: Page, token: string, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  const body: T = answer.status() === 204 ? null : await answer.json();
  return body;
}

interface GroepKort {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
}

/** A second try finds what the first one made: it goes on under another name. */
async function makeRoom(page: Page, token: string, base: string, groepNaam: string): Promise<void> {
  const { groepen } = await send<{ groepen: GroepKort[] }>(page, token, 'GET', base);
  const eerder = groepen.find(({ naam }) => naam === groepNaam);
  if (!eerder) return;
  const { id, jaargroepen } = eerder;
  await send(page, token, 'PATCH', `${base}/${id}`, { naam: `Eerder ${id.slice(0, 8)}`, jaargroepen });
}

export async function createInstelkind(page: Page, groepNaam: string, jaargroep = 5): Promise<Instelkind> {
  const token = await tokenOf(page, 'schooladmin');
  const mij = await send<{ adminId: string }>(page, token, 'GET', '/auth/mij');
  const [groepId, leerlingId] = [crypto.randomUUID(), crypto.randomUUID()];
  const base = `/admins/${mij.adminId}/groepen`;
  await makeRoom(page, token, base, groepNaam);
  await send(page, token, 'POST', base, { id: groepId, naam: groepNaam, jaargroepen: [jaargroep] });
  const leerling = { id: leerlingId, roepnaam: 'Instel', voorvoegsel: '', achternaam: groepNaam, jaargroep };
  await send(page, token, 'POST', `${base}/${groepId}/leerlingen`, { leerlingen: [leerling] });
  const cards = await send<{ wachtwoorden: { gebruikersnaam: string; woorden: string }[] }>(
    page,
    token,
    'POST',
    `${base}/${groepId}/wachtwoorden`,
    { soort: 'woorden', leerlingIds: [leerlingId] },
  );
  const card = cards.wachtwoorden[0];
  return { adminId: mij.adminId, groepId, leerlingId, gebruikersnaam: card?.gebruikersnaam ?? '', wachtwoord: card?.woorden ?? '' };
}

/** Sets options of this child, whatever stood there. */
export async function setInstelling(page: Page, { adminId, groepId, leerlingId }: Instelkind, zet: object): Promise<void> {
  const token = await tokenOf(page, 'schooladmin');
  const url = `/admins/${adminId}/groepen/${groepId}/oefeninstellingen/${leerlingId}`;
  const { houder } = await send<{ houder: { versie: number } }>(page, token, 'GET', url);
  await send(page, token, 'PATCH', url, { versie: houder.versie, zet, terug: [] });
}

/** A test for this child, given in stages among its taken. */
export async function setToets(page: Page, { adminId, leerlingId }: Instelkind): Promise<void> {
  const token = await tokenOf(page, 'schooladmin');
  await send(page, token, 'POST', `/admins/${adminId}/leerlingen/${leerlingId}/toetsen`, {
    id: crypto.randomUUID(),
    soort: 'voortgang',
  });
}
