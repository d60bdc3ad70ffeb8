/**
 * Children whose answers are known, and how to count what they did by hand: from the answers as they lie in the database and from what was typed,
 * without a function of the features. For the independent check (`voortgang/cijfers.test.ts`).
 */
import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { laatOefenen } from './oefenweken.ts';
import { createProefserver } from './proefserver.ts';
import { testId } from './wereld.ts';

export const server = await createProefserver();
const { a } = server.wereld;
const [groepId = ''] = a.groepIds;
const now = server.clock.now();
export const VANDAAG = '2026-11-19';
await laatOefenen(server.database, { adminId: a.id, groepId, jaargroep: 5, now }, [
  { roepnaam: 'Amira', achternaam: 'Bakker', aard: 'sterk' },
  { roepnaam: 'Cato', achternaam: 'Dam', aard: 'moeite' },
  { roepnaam: 'Daan', achternaam: 'Evers', aard: 'gokt' },
  { roepnaam: 'Emma', achternaam: 'Faber', aard: 'moeite' },
  { roepnaam: 'Finn', achternaam: 'Gerritsen', aard: 'vast' },
]);
export const docent = await server.login('docent');
export const base = `/api/admins/${a.id}/groepen/${groepId}`;
export const [een, twee] = a.kinderen.filter((kind) => kind.groepId === groepId);

/** Twelve words with `ei` or `ij`, on paper; the first child has one of the first four wrong, the second never gets it right. */
const WOORDEN = ['trein', 'klein', 'geit', 'plein', 'kijk', 'tijd', 'fijn', 'pijn', 'wijn', 'lijm', 'reis', 'zeil'];
const anders = (woord: string): string => (woord.includes('ei') ? woord.replace('ei', 'ij') : woord.replace('ij', 'ei'));
export const typed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [een?.id ?? '']: { trein: 'trein', klein: 'klijn', geit: 'geit', plein: 'plein' },
  [twee?.id ?? '']: Object.fromEntries(WOORDEN.map((woord) => [woord, anders(woord)])),
};
export const dicteeId = testId('dictee van de cijfers');
export const dictee = `${base}/klassendictee`.replace('klassendictee', 'dictees');
await server.request({
  method: 'PUT',
  url: `${dictee}/${dicteeId}`,
  token: docent,
  payload: { titel: 'ei en ij', woorden: WOORDEN.map((woord) => ({ woord })), versie: 0 },
});
for (const [leerlingId, invoer] of Object.entries(typed)) {
  const { status, text } = await server.post(`${dictee}/${dicteeId}/nakijken`, { leerlingId, invoer }, docent);
  assert.equal(status, 204, text);
}

/** An estimate that lags behind what was counted: of none of twelve right it is still as sure as it was before. */
await server.database.own
  .updateTable('leerling_categorie')
  .set({ laag: 85, hoog: 98, zeker: true })
  .where('leerling_id', '=', twee?.id ?? '')
  .where('categorie', '=', 'ei-ij')
  .execute();

/** A step of reading that is mastered: no categorie of spelling. */
const stand = await server.database.own
  .selectFrom('leerling_categorie')
  .selectAll()
  .where('leerling_id', '=', twee?.id ?? '')
  .where('categorie', '=', 'ei-ij')
  .executeTakeFirstOrThrow();
await server.database.own
  .insertInto('leerling_categorie')
  .values({ ...stand, stand: JSON.stringify(stand.stand), categorie: 'letters-1', status: 'beheerst', antwoorden: 0 })
  .execute();

interface Rij {
  readonly leerlingId: string;
  readonly taakId: string;
  readonly opgaveId: string;
  readonly poging: number;
  readonly goed: boolean;
  readonly telt: boolean;
  readonly gokje: boolean;
  readonly dag: string;
  readonly knelpunten: readonly { readonly categorie: string; readonly goed: boolean }[];
  readonly labels: readonly string[];
  readonly isToets: boolean;
}

/** All answers as they lie there, without a sum of ours. */
export const antwoorden: readonly Rij[] = await server.database.readAdmin(a.id, async (db) => {
  const rijen = await db.selectFrom('antwoord').selectAll().orderBy('leerling_id').orderBy('volgnr').execute();
  const taken = new Map((await db.selectFrom('taak').select(['id', 'dictee_id', 'toets_id']).execute()).map((taak) => [taak.id, taak]));
  return rijen.map((rij) => ({
    leerlingId: rij.leerling_id,
    taakId: rij.taak_id,
    opgaveId: rij.opgave_id,
    poging: rij.poging,
    goed: rij.goed,
    telt: rij.telt,
    gokje: rij.gokje,
    dag: rij.dag,
    knelpunten: rij.diagnose.knelpunten,
    labels: [...new Set(rij.diagnose.afwijkingen.map(({ label }) => label))],
    isToets: (taken.get(rij.taak_id)?.dictee_id ?? taken.get(rij.taak_id)?.toets_id ?? null) !== null,
  }));
});
export const bewaard = await server.database.readAdmin(a.id, (db) => db.selectFrom('leerling_categorie').selectAll().execute());
export const van = (id: string): readonly Rij[] => antwoorden.filter(({ leerlingId, telt }) => leerlingId === id && telt);

export const groep = voortgangRoutes.readGroepVoortgang.response.parse((await server.get(`${base}/voortgang`, docent)).body);
export const lijst = groepenRoutes.readGroep.response.parse((await server.get(base, docent)).body);
export const paginas = await Promise.all(
  groep.leerlingen.map(async ({ id }) =>
    voortgangRoutes.readVoortgang.response.parse((await server.get(`${base}/leerlingen/${id}/voortgang`, docent)).body),
  ),
);

interface Telling {
  readonly antwoorden: number;
  readonly goed: number;
}
export const tel = (goed: readonly boolean[]): Telling => ({ antwoorden: goed.length, goed: goed.filter(Boolean).length });

/** By hand: every time the categorie was in a word, by day. */
export function perDag(id: string, categorie: string): ReadonlyMap<string, readonly boolean[]> {
  const dagen = new Map<string, boolean[]>();
  for (const { dag, gokje, knelpunten } of van(id))
    for (const punt of gokje ? [] : knelpunten) if (punt.categorie === categorie) dagen.set(dag, [...(dagen.get(dag) ?? []), punt.goed]);
  return dagen;
}

/** By hand: the latest days until there are ten answers. */
export function laatsteTien(dagen: ReadonlyMap<string, readonly boolean[]>): readonly boolean[] {
  const uit: boolean[] = [];
  for (const dag of [...dagen.keys()].sort().toReversed()) if (uit.length < 10) uit.push(...(dagen.get(dag) ?? []));
  return uit;
}

/** Chance of so few or fewer right out of n, and of so many or more, when each is right with chance p. */
export function staarten(p: number, { antwoorden: n, goed }: Telling): readonly [laag: number, hoog: number] {
  const kansen = Array.from({ length: n + 1 }, (_, k) => {
    let aantal = 1;
    for (let i = 0; i < k; i++) aantal = (aantal * (n - i)) / (i + 1);
    return aantal * p ** k * (1 - p) ** (n - k);
  });
  const som = (deel: readonly number[]): number => deel.reduce((totaal, kans) => totaal + kans, 0);
  return [som(kansen.slice(0, goed + 1)), som(kansen.slice(goed))];
}

export const plusDagen = (dag: string, n: number): string => new Date(Date.parse(dag) + n * 86_400_000).toISOString().slice(0, 10);

/** A file as the docent downloads it. */
const bestand = async (url: string): Promise<Buffer> =>
  (await server.app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${docent}` } })).rawPayload;

const kaal = (tekst: string): string => tekst.replace(/^'(?=[=+\-@])/u, '');

export type Regel = Readonly<Record<string, unknown>>;

/** The rows of one tab, each by the heads of its columns. */
export async function tabVan(url: string, naam: string): Promise<readonly Regel[]> {
  const [kop = [], ...rijen] = (await readXlsx(await bestand(`${url}?soort=xlsx`))).find(({ sheet }) => sheet === naam)?.data ?? [];
  return rijen.map((rij) => Object.fromEntries(kop.map((hoofd, i) => [String(hoofd), rij[i]])));
}

/** The same of the CSV, in which everything is text; without the quote that keeps a spreadsheet from taking a text for a formula. */
export const csvVan = async (url: string): Promise<readonly Readonly<Record<string, string>>[]> =>
  parse(await bestand(`${url}?soort=csv`), {
    bom: true,
    delimiter: ';',
    columns: (koppen: readonly string[]) => koppen.map(kaal),
    cast: kaal,
  });
