import { expect, type Page } from '@playwright/test';
import { claimsOf, tokenOf } from './people.ts';

type Wie = { readonly id: string };

/** Every address of care at the demo school, each kind of screen and each state of a plan once. */
export async function findSchermen(page: Page): Promise<ReadonlyMap<string, string>> {
  const token = await tokenOf(page, 'schooladmin');
  const school = `/admins/${claimsOf(token).adminId}`;
  const get = async <T>(pad: string): Promise<T> => {
    const body: T = await (await page.request.get(`/api${school}/${pad}`, { headers: { authorization: `Bearer ${token}` } })).json();
    return body;
  };
  const paden = new Map([['zorgleerlingen', `${school}/zorgleerlingen`]]);
  for (const wat of ['verhuistokens', 'meekijken']) paden.set(wat, `${school}/${wat}`);
  for (const { id: groep } of (await get<{ groepen: readonly Wie[] }>('groepen')).groepen) {
    const hier = `${school}/groepen/${groep}`;
    paden.set('verhuistoken inlezen', `${hier}/verhuistoken-inlezen`);
    for (const { id } of (await get<{ groepsplannen: readonly Wie[] }>(`groepen/${groep}/groepsplannen`)).groepsplannen)
      for (const deel of ['', `/${id}`, `/${id}/edit`, `/${id}/print`])
        paden.set(`groepsplannen${deel.replace(id, '')}`, `${hier}/groepsplannen${deel}`);
    const { methodetoetsen } = await get<{ methodetoetsen: readonly (Wie & { stand: string })[] }>(`groepen/${groep}/methodetoetsen`);
    for (const { id, stand } of methodetoetsen)
      for (const deel of ['', '/nieuw', `/${id}`, `/${id}/planning`, `/${id}/intypen`, `/${id}/uitslag`])
        paden.set(`methodetoetsen${deel.replace(id, stand)}`, `${hier}/methodetoetsen${deel}`);
  }
  for (const { id, groepId } of (await get<{ leerlingen: readonly (Wie & { groepId: string })[] }>('zorgleerlingen')).leerlingen) {
    const kind = `${school}/groepen/${groepId}/leerlingen/${id}`;
    const { plannen } = await get<{ plannen: readonly (Wie & { status: string })[] }>(`leerlingen/${id}/handelingsplannen`);
    if (plannen.length === 0)
      for (const deel of ['zorgtraject', 'zorgtraject/handelingsplanaanmaken', 'verhuistoken', 'meekijken'])
        paden.set(`zonder plan: ${deel}`, `${kind}/${deel}`);
    for (const { id: plan, status } of plannen) {
      const pad = `${kind}/zorgtraject/handelingsplan/${plan}`;
      const { toetsen } = await get<{ toetsen: readonly (Wie & { soort: string })[] }>(`leerlingen/${id}/handelingsplannen/${plan}`);
      for (const deel of ['', '/edit', '/eindtoets', '/print/school', '/print/ouders', ...(status === 'actief' ? ['/kaart'] : [])])
        paden.set(`${status}${deel}`, pad + deel);
      for (const { id: toets, soort } of toetsen) paden.set(`${status} ${soort}`, `${pad}/toets/${toets}`);
      paden.set(`${status} lijst`, `${kind}/zorgtraject`);
      paden.set(`${status} dossier`, `${kind}/zorgtraject/dyslexiedossier`);
    }
  }
  expect(paden.size).toBeGreaterThan(35);
  return paden;
}
