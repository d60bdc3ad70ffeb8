/** Children of a test that log in with their card and practise through the API, as their screens do. */
import { expect, type Page } from '@playwright/test';
import { claimsOf } from './people.ts';
import { misspell, SPELLING, type TaakKort } from './taken.ts';

export interface Kaart {
  readonly roepnaam: string;
  readonly gebruikersnaam: string;
  /** Two words. */
  readonly woorden: string;
}

/** All taken of today; of every word of spelling that is written in full, `fout` says whether it goes wrong. */
export async function practiseToday(page: Page, kaart: Kaart, fout: (nr: number) => boolean): Promise<number> {
  const answer = await page.request.post('/api/auth', { data: { gebruikersnaam: kaart.gebruikersnaam, wachtwoord: kaart.woorden } });
  expect(answer.status(), kaart.roepnaam).toBe(200);
  const { token }: { token: string } = await answer.json();
  const id = claimsOf(token)._id;
  const headers = { authorization: `Bearer ${token}` };
  const dag = await page.request.post(`/api/leerlingen/${id}/dagtaken`, { headers });
  const { taken }: { taken: { id: string; status: string }[] } = await dag.json();
  let geschreven = 0;
  for (const { id: taakId } of taken.filter(({ status }) => status !== 'af')) {
    const gelezen = await page.request.get(`/api/leerlingen/${id}/taken/${taakId}`, { headers });
    const { taak }: { taak: TaakKort } = await gelezen.json();
    const antwoorden = taak.opgaven.map((opgave) => {
      const schrijft = opgave.antwoordvorm === 'TYP' && SPELLING.test(taak.somvensterId);
      const mis = schrijft && fout(geschreven);
      if (schrijft) geschreven++;
      return {
        id: crypto.randomUUID(),
        taakId,
        opgaveId: opgave.id,
        poging: 1,
        gegeven: mis ? misspell(opgave.antwoord) : opgave.antwoord,
        rtMs: 6000,
        hints: 0,
        op: new Date().toISOString(),
      };
    });
    const gedaan = await page.request.post(`/api/leerlingen/${id}/antwoorden`, { headers, data: { game: taak.game, antwoorden } });
    expect(gedaan.status(), await gedaan.text()).toBe(200);
  }
  return geschreven;
}
