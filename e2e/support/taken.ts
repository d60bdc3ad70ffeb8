/** What a test knows of a taak: asked from the API with the child's own token, as the screens do. */
import { type APIResponse, expect, type Page } from '@playwright/test';
import { ADRES, VLAAMSE_HOST } from './server.ts';

export interface OpgaveKort {
  readonly id: string;
  readonly vorm: string;
  readonly antwoord: string;
  readonly antwoordvorm: string;
  readonly stukken?: readonly string[];
  readonly keuzes?: readonly string[];
  readonly woord: { readonly woord: string; readonly plaatje?: string };
}

export interface TaakKort {
  readonly id: string;
  readonly somvensterId: string;
  readonly game: string;
  readonly games: readonly string[];
  readonly munten: number;
  readonly opgaven: readonly OpgaveKort[];
  /** A stage of a test: no rule and no second attempt. */
  readonly toets?: boolean;
}

/** Places of the learning line of spelling: those of reading have no rule to explain, and sounds and sentences of their own. */
export const SPELLING = /^(?!letters-|woorden-|zinnen-|teksten-|rijm|plakken|hakken|verwarring|[a-z]+-klank$)/;

export const leerlingIdOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Where the page came from; names under `localhost` are known to browsers, not to every system. */
const adresVan = (page: Page): string => {
  const { hostname, origin } = new URL(page.url());
  return hostname === VLAAMSE_HOST ? ADRES.nl : origin;
};

async function ask<T>(page: Page, method: 'GET' | 'POST', path: string): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.fetch(`${adresVan(page)}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  expect(answer.status(), `${method} ${path}`).toBe(200);
  const body: T = await answer.json();
  return body;
}

/** Today's taken that are not finished yet. */
export async function openTaken(page: Page): Promise<TaakKort[]> {
  const id = leerlingIdOf(page);
  const { taken } = await ask<{ taken: { id: string; status: string }[] }>(page, 'POST', `/leerlingen/${id}/dagtaken`);
  const open = taken.filter((taak) => taak.status !== 'af');
  return Promise.all(open.map(async (taak) => (await ask<{ taak: TaakKort }>(page, 'GET', `/leerlingen/${id}/taken/${taak.id}`)).taak));
}

export const munten = async (page: Page): Promise<number> =>
  (await ask<{ leerling: { munten: number } }>(page, 'GET', `/leerlingen/${leerlingIdOf(page)}/landkaart`)).leerling.munten;

export const spelPath = (leerlingId: string, taak: TaakKort, game: string): string =>
  `/leerling/${leerlingId}/somvensters/${taak.somvensterId}/taken/${taak.id}/spellen/${encodeURIComponent(game)}`;

/** A misspelling a child could make: the last vowel doubled or, without vowels, the last letter twice. */
export function misspell(woord: string): string {
  const at = woord.search(/[aeou](?=[^aeiou]*$)/u);
  return at < 0 ? woord + woord.slice(-1) : `${woord.slice(0, at + 1)}${woord.slice(at)}`;
}

interface Kaart {
  readonly regios: readonly { readonly plekken: readonly { readonly somvensterId: string; readonly status: string }[] }[];
}

/** Open places of the map, in its order. */
export async function placesOn(page: Page): Promise<string[]> {
  const kaart = await ask<Kaart>(page, 'GET', `/leerlingen/${leerlingIdOf(page)}/landkaart`);
  return kaart.regios.flatMap((regio) => regio.plekken).flatMap(({ somvensterId, status }) => (status === 'mist' ? [] : [somvensterId]));
}

/** What is refused for its pace is sent again when the server says that it may: a helper taps faster than a child. */
async function postPatiently(page: Page, pad: string, data: object): Promise<APIResponse> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  for (;;) {
    const answer = await page.request.post(`${adresVan(page)}/api${pad}`, { headers: { authorization: `Bearer ${token}` }, data });
    if (answer.status() !== 429) return answer;
    await page.waitForTimeout(1000 * Number(answer.headers()['retry-after'] ?? 1));
  }
}

/** A taak at this place, as the child takes one on the map; undefined when all words of it were practised lately. */
export async function createTaak(page: Page, somvensterId: string): Promise<TaakKort | undefined> {
  const answer = await postPatiently(page, `/leerlingen/${leerlingIdOf(page)}/taken`, { id: crypto.randomUUID(), somvensterId });
  if (answer.status() === 409) return undefined;
  expect(answer.status()).toBe(200);
  const taak: TaakKort = await answer.json();
  return taak;
}

/** A taak that this game can pose in this form (`A|B`: one of these), made in the first open place of the map (of these) that gives one. */
export async function createTaakFor(page: Page, game: string, antwoordvorm: string, plekken = /./): Promise<TaakKort> {
  for (const plek of (await placesOn(page)).filter((een) => plekken.test(een))) {
    const taak = await createTaak(page, plek);
    if (taak?.games.includes(game) && antwoordvorm.split('|').includes(taak.opgaven[0]?.antwoordvorm ?? '')) return taak;
  }
  throw new Error(`no open place gives a taak for ${game} in the form ${antwoordvorm}`);
}

/** A typed spelling taak for this game: one of today, or one that the child picks itself on the map. */
export async function pickTaak(page: Page, game: string): Promise<TaakKort> {
  const today = (await openTaken(page)).find(
    ({ toets, games, somvensterId, opgaven }) =>
      !toets && games.includes(game) && SPELLING.test(somvensterId) && opgaven[0]?.antwoordvorm === 'TYP',
  );
  return today ?? createTaakFor(page, game, 'TYP', SPELLING);
}

/** What the server has of a taak. */
export const readTaak = (
  page: Page,
  taakId: string,
): Promise<{ readonly antwoorden: readonly { readonly opgaveId: string; readonly poging: number; readonly goed: boolean }[] }> =>
  ask(page, 'GET', `/leerlingen/${leerlingIdOf(page)}/taken/${taakId}`);

/** These words right now, as another device would have sent them: right, or what `geef` says. */
export async function saveAntwoorden(
  page: Page,
  taak: TaakKort,
  opgaven: readonly OpgaveKort[],
  geef: (opgave: OpgaveKort, i: number) => string = ({ antwoord }) => antwoord,
): Promise<void> {
  const eerder = (await readTaak(page, taak.id)).antwoorden;
  const op = new Date().toISOString();
  const antwoorden = opgaven.map((opgave, i) => ({
    id: crypto.randomUUID(),
    taakId: taak.id,
    opgaveId: opgave.id,
    poging: 1 + eerder.filter(({ opgaveId }) => opgaveId === opgave.id).length,
    gegeven: geef(opgave, i),
    rtMs: 3000,
    op,
    hints: 0,
  }));
  const saved = await postPatiently(page, `/leerlingen/${leerlingIdOf(page)}/antwoorden`, { game: taak.game, antwoorden });
  expect(saved.status(), 'answers of another device').toBe(200);
}
