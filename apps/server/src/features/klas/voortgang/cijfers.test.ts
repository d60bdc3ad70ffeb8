/**
 * The independent check: children whose answers are known, and every number that is shown of them counted again here, from the answers
 * as they lie in the database and from what was typed, without a function of the features.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [groepId = ''] = a.groepIds;
const now = server.clock.now();
const VANDAAG = '2026-11-19';
await laatOefenen(server.database, { adminId: a.id, groepId, jaargroep: 5, now }, [
  { roepnaam: 'Amira', achternaam: 'Bakker', aard: 'sterk' },
  { roepnaam: 'Cato', achternaam: 'Dam', aard: 'moeite' },
  { roepnaam: 'Daan', achternaam: 'Evers', aard: 'gokt' },
  { roepnaam: 'Emma', achternaam: 'Faber', aard: 'moeite' },
  { roepnaam: 'Finn', achternaam: 'Gerritsen', aard: 'vast' },
]);
const docent = await server.login('docent');
const base = `/api/admins/${a.id}/groepen/${groepId}`;
const [een, twee] = a.kinderen.filter((kind) => kind.groepId === groepId);

/** Twelve words with `ei` or `ij`, on paper; the first child has one of the first four wrong, the second never gets it right. */
const WOORDEN = ['trein', 'klein', 'geit', 'plein', 'kijk', 'tijd', 'fijn', 'pijn', 'wijn', 'lijm', 'reis', 'zeil'];
const anders = (woord: string): string => (woord.includes('ei') ? woord.replace('ei', 'ij') : woord.replace('ij', 'ei'));
const typed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [een?.id ?? '']: { trein: 'trein', klein: 'klijn', geit: 'geit', plein: 'plein' },
  [twee?.id ?? '']: Object.fromEntries(WOORDEN.map((woord) => [woord, anders(woord)])),
};
const dicteeId = testId('dictee van de cijfers');
const dictee = `${base}/klassendictee`.replace('klassendictee', 'dictees');
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
const antwoorden: readonly Rij[] = await server.database.readAdmin(a.id, async (db) => {
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
const bewaard = await server.database.readAdmin(a.id, (db) => db.selectFrom('leerling_categorie').selectAll().execute());
const van = (id: string): readonly Rij[] => antwoorden.filter(({ leerlingId, telt }) => leerlingId === id && telt);

const groep = voortgangRoutes.readGroepVoortgang.response.parse((await server.get(`${base}/voortgang`, docent)).body);
const lijst = groepenRoutes.readGroep.response.parse((await server.get(base, docent)).body);
const paginas = await Promise.all(
  groep.leerlingen.map(async ({ id }) =>
    voortgangRoutes.readVoortgang.response.parse((await server.get(`${base}/leerlingen/${id}/voortgang`, docent)).body),
  ),
);

interface Telling {
  readonly antwoorden: number;
  readonly goed: number;
}
const tel = (goed: readonly boolean[]): Telling => ({ antwoorden: goed.length, goed: goed.filter(Boolean).length });

/** By hand: every time the categorie was in a word, by day. */
function perDag(id: string, categorie: string): ReadonlyMap<string, readonly boolean[]> {
  const dagen = new Map<string, boolean[]>();
  for (const { dag, gokje, knelpunten } of van(id))
    for (const punt of gokje ? [] : knelpunten) if (punt.categorie === categorie) dagen.set(dag, [...(dagen.get(dag) ?? []), punt.goed]);
  return dagen;
}

/** By hand: the latest days until there are ten answers. */
function laatsteTien(dagen: ReadonlyMap<string, readonly boolean[]>): readonly boolean[] {
  const uit: boolean[] = [];
  for (const dag of [...dagen.keys()].sort().toReversed()) if (uit.length < 10) uit.push(...(dagen.get(dag) ?? []));
  return uit;
}

/** Chance of so few or fewer right out of n, and of so many or more, when each is right with chance p. */
function staarten(p: number, { antwoorden: n, goed }: Telling): readonly [laag: number, hoog: number] {
  const kansen = Array.from({ length: n + 1 }, (_, k) => {
    let aantal = 1;
    for (let i = 0; i < k; i++) aantal = (aantal * (n - i)) / (i + 1);
    return aantal * p ** k * (1 - p) ** (n - k);
  });
  const som = (deel: readonly number[]): number => deel.reduce((totaal, kans) => totaal + kans, 0);
  return [som(kansen.slice(0, goed + 1)), som(kansen.slice(goed))];
}

test('every cell, page and course counts what was answered', () => {
  let vergeleken = 0;
  for (const { id, cellen } of groep.leerlingen) {
    const pagina = paginas.find(({ leerling }) => leerling.id === id) ?? assert.fail(id);
    for (const cel of cellen) {
      const dagen = perDag(id, cel.categorie);
      const alle = [...dagen.values()].flat();
      if (alle.length === 0 && cel.antwoorden === 0) continue;
      assert.deepEqual({ antwoorden: cel.antwoorden, goed: cel.goed }, tel(alle), cel.categorie);
      assert.deepEqual(cel.laatste, tel(laatsteTien(dagen)), cel.categorie);
      assert.notEqual(cel.beeld, 'leeg', 'nothing that was answered reads "not begun"');
      const opPagina = [...pagina.categorieen, ...pagina.lezen].find((ander) => ander.id === cel.categorie) ?? assert.fail(cel.categorie);
      assert.deepEqual([opPagina.beeld, opPagina.antwoorden, opPagina.goed], [cel.beeld, cel.antwoorden, cel.goed]);
      vergeleken += 1;
    }
    for (const { id: categorie, verloop } of pagina.categorieen)
      assert.deepEqual(
        verloop.map(({ dag, antwoorden: n, goed }) => [dag, n, goed]),
        [...perDag(id, categorie)].toSorted(([x], [y]) => x.localeCompare(y)).map(([dag, goed]) => [dag, ...Object.values(tel(goed))]),
      );
  }
  assert.ok(vergeleken > 100, String(vergeleken));
});

test('no range rests on fewer than four own answers, or says what they deny', () => {
  let bereiken = 0;
  for (const { id, cellen } of groep.leerlingen)
    for (const { categorie, zeker, laag, hoog } of cellen.filter((cel) => cel.zeker)) {
      const dagen = perDag(id, categorie);
      assert.ok(zeker && [...dagen.values()].flat().length >= 4, categorie);
      const laatste = tel(laatsteTien(dagen));
      assert.ok(staarten(laag / 100, laatste)[0] > 0.04, `${categorie}: ${laag}-${hoog} beside ${laatste.goed} of ${laatste.antwoorden}`);
      assert.ok(staarten(hoog / 100, laatste)[1] > 0.04, `${categorie}: ${laag}-${hoog} beside ${laatste.goed} of ${laatste.antwoorden}`);
      bereiken += 1;
    }
  assert.ok(bereiken > 30, String(bereiken));
});

test('what was typed from paper is what is counted: three of four, and none of twelve', () => {
  const cel = (id: string | undefined) =>
    groep.leerlingen.find((rij) => rij.id === id)?.cellen.find(({ categorie }) => categorie === 'ei-ij') ?? assert.fail('ei-ij');
  assert.deepEqual([cel(een?.id).laatste, cel(een?.id).beeld], [{ antwoorden: 4, goed: 3 }, 'oefent']);
  assert.deepEqual([cel(twee?.id).laatste, cel(twee?.id).beeld], [{ antwoorden: 12, goed: 0 }, 'moeilijk']);
  const pagina = paginas.find(({ leerling }) => leerling.id === twee?.id) ?? assert.fail('page');
  assert.deepEqual(pagina.verbeterd, { fouten: 0, goed: 0 }, 'on paper nobody could put it right');
});

test('difficult is the same everywhere: matrix, groepjes and the reasons for attention', () => {
  const moeilijk = (id: string, categorie: string | undefined): boolean =>
    groep.leerlingen.find((rij) => rij.id === id)?.cellen.find((cel) => cel.categorie === categorie)?.beeld === 'moeilijk';
  for (const { categorie, leerlingen } of groep.groepjes)
    for (const { id, laatste } of leerlingen) {
      assert.ok(moeilijk(id, categorie), categorie);
      assert.deepEqual(laatste, tel(laatsteTien(perDag(id, categorie))));
    }
  for (const { id, aandacht } of [...groep.leerlingen, ...lijst.leerlingen])
    for (const reden of aandacht.filter(({ code }) => code === 'loopt-vast'))
      assert.ok(moeilijk(id, reden.categorie), reden.categorie ?? id);
  for (const { id, aandacht } of lijst.leerlingen) {
    const rij = groep.leerlingen.find((ander) => ander.id === id);
    assert.deepEqual([rij?.aandacht, paginas.find(({ leerling }) => leerling.id === id)?.aandacht], [aandacht, aandacht]);
  }
});

test('mastered is one number in the list, the matrix and on the page', () => {
  for (const { id, beheerst } of lijst.leerlingen) {
    const spelling = new Set(paginas[0]?.categorieen.map((categorie) => categorie.id));
    const echt = bewaard.filter((rij) => rij.leerling_id === id && rij.status === 'beheerst' && spelling.has(rij.categorie)).length;
    const pagina = paginas.find(({ leerling }) => leerling.id === id);
    const opPagina = pagina?.categorieen.filter(({ beeld }) => beeld === 'beheerst').length;
    assert.deepEqual([beheerst, pagina?.beheerst, opPagina], [echt, echt, echt]);
    assert.equal(groep.leerlingen.find((rij) => rij.id === id)?.beheerst, echt);
  }
  assert.ok(lijst.leerlingen.some(({ beheerst }) => beheerst > 0));
});

const plusDagen = (dag: string, n: number): string => new Date(Date.parse(dag) + n * 86_400_000).toISOString().slice(0, 10);

test('days, answers, guesses and repaired errors are those that were made', () => {
  for (const { leerling, dagen, gokjes, verbeterd } of paginas) {
    const rijen = van(leerling.id);
    for (const { dag, antwoorden: n, goed } of dagen)
      assert.deepEqual([n, goed], Object.values(tel(rijen.filter((rij) => rij.dag === dag).map((rij) => rij.goed))), dag);
    const sinds = plusDagen(VANDAAG, -27);
    assert.equal(gokjes, rijen.filter((rij) => rij.gokje && rij.dag >= sinds).length);
    const fout = rijen.filter((rij) => !rij.goed && !rij.isToets && rij.dag >= sinds);
    const hersteld = fout.filter(({ taakId, opgaveId }) =>
      antwoorden.some(
        (rij) => rij.leerlingId === leerling.id && rij.taakId === taakId && rij.opgaveId === opgaveId && rij.poging === 2 && rij.goed,
      ),
    );
    assert.deepEqual(verbeterd, { fouten: fout.length, goed: hersteld.length });
    const week = lijst.leerlingen.find(({ id }) => id === leerling.id) ?? assert.fail('list');
    const zeven = rijen.filter((rij) => rij.dag >= plusDagen(VANDAAG, -6));
    assert.deepEqual(
      [week.dagenWeek, week.antwoordenWeek, week.goedWeek],
      [
        new Set(zeven.map(({ dag }) => dag)).size,
        zeven.length,
        zeven.length === 0 ? null : Math.round((100 * tel(zeven.map((rij) => rij.goed)).goed) / zeven.length),
      ],
    );
    assert.equal(groep.leerlingen.find(({ id }) => id === leerling.id)?.weken.at(-1)?.dagen, week.dagenWeek);
  }
});

test('the rules that go wrong are counted once a writing', () => {
  for (const { label, keer, leerlingen } of groep.regels) {
    const mis = groep.leerlingen.map(({ id }) => van(id).filter((rij) => !rij.gokje && !rij.goed && rij.labels.includes(label)).length);
    assert.deepEqual([keer, leerlingen], [mis.reduce((som, n) => som + n, 0), mis.filter((n) => n > 0).length], label);
  }
});

const bestand = async (url: string): Promise<Buffer> =>
  (await server.app.server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${docent}` } })).rawPayload;

test('the files hold the same numbers', async () => {
  const [kop = [], ...rijen]: string[][] = parse(await bestand(`${base}/voortgang/bestand?soort=csv`), { bom: true, delimiter: ';' });
  const cato = groep.leerlingen.find(({ roepnaam }) => roepnaam === 'Cato') ?? assert.fail('Cato');
  const rij = rijen.find(([naam]) => naam === 'Cato') ?? assert.fail('row');
  for (const { categorie, laag, hoog, zeker, antwoorden: n, beeld } of cato.cellen) {
    const naam = groep.kolommen.find(({ id }) => id === categorie)?.naam;
    if (naam === undefined || n === 0) continue;
    const { antwoorden: laatste, goed } = tel(laatsteTien(perDag(cato.id, categorie)));
    const bereik = zeker ? ` ${Math.round(laag)}–${Math.round(hoog)}%` : '';
    assert.equal(rij[kop.indexOf(naam)], `${beeld}${bereik} (${goed}/${laatste})`);
  }
  assert.equal(rij[kop.indexOf('Categorieën beheerst')], String(cato.beheerst));
  const bladen = await readXlsx(await bestand(`${base}/voortgang/bestand?soort=xlsx`));
  const cellen = bladen.find(({ sheet }) => sheet === 'Categorieën')?.data.slice(1) ?? [];
  for (const [roepnaam, , naam, , beeld, laag, hoog, laatste, laatsteGoed, alle, goed] of cellen.filter(([wie]) => wie === 'Cato')) {
    const kolom = groep.kolommen.find((ander) => ander.naam === naam) ?? assert.fail(String(roepnaam));
    const dagen = perDag(cato.id, kolom.id);
    assert.deepEqual([alle, goed], Object.values(tel([...dagen.values()].flat())), kolom.id);
    assert.deepEqual([laatste, laatsteGoed], Object.values(tel(laatsteTien(dagen))), kolom.id);
    assert.ok((laag === null) === (hoog === null) && typeof beeld === 'string');
  }
  const eigen = await readXlsx(await bestand(`${base}/leerlingen/${cato.id}/voortgang/bestand?soort=xlsx`));
  const dagen = eigen.find(({ sheet }) => sheet === 'Dagen')?.data.slice(1) ?? [];
  assert.equal(
    dagen.reduce((som, [, , n]) => som + Number(n), 0),
    van(cato.id).length,
  );
});

/** The rows of one tab, each by the heads of its columns. */
async function tabVan(url: string, naam: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const [kop = [], ...rijen] = (await readXlsx(await bestand(url))).find(({ sheet }) => sheet === naam)?.data ?? [];
  return rijen.map((rij) => Object.fromEntries(kop.map((hoofd, i) => [String(hoofd), rij[i]])));
}

test('every figure of every child in the files is a count of what it answered', async () => {
  const sinds = plusDagen(VANDAAG, -27);
  const overzicht = await tabVan(`${base}/voortgang/bestand?soort=xlsx`, 'Leerlingen');
  assert.equal(overzicht.length, groep.leerlingen.length);
  const misMet = (id: string, label: string): number =>
    van(id).filter((rij) => !rij.gokje && !rij.goed && rij.labels.includes(label)).length;
  for (const { id, roepnaam, achternaam } of groep.leerlingen) {
    const rij = overzicht.find((ander) => ander['Roepnaam'] === roepnaam && ander['Achternaam'] === achternaam) ?? assert.fail(roepnaam);
    const weken = van(id).filter(({ dag }) => dag >= sinds);
    const { antwoorden: n, goed } = tel(weken.map((antwoord) => antwoord.goed));
    assert.deepEqual(
      [rij['Oefendagen in 4 weken'], rij['Antwoorden in 4 weken'], rij['In één keer goed in 4 weken'], rij['Gokjes in 4 weken']],
      [new Set(weken.map(({ dag }) => dag)).size, n, goed, weken.filter(({ gokje }) => gokje).length],
      roepnaam,
    );
    const eigen = `${base}/leerlingen/${id}/voortgang/bestand?soort=xlsx`;
    for (const { Dag: dag, Antwoorden: alle, 'In één keer goed': raak } of await tabVan(eigen, 'Dagen'))
      assert.deepEqual([alle, raak], Object.values(tel(van(id).flatMap((antwoord) => (antwoord.dag === dag ? [antwoord.goed] : [])))));
    const pagina = paginas.find(({ leerling }) => leerling.id === id) ?? assert.fail(id);
    for (const tab of await tabVan(eigen, 'Categorieën')) {
      const { id: categorie } =
        [...pagina.categorieen, ...pagina.lezen].find(({ naam }) => naam === tab['Categorie']) ?? assert.fail(roepnaam);
      const dagen = perDag(id, categorie);
      assert.deepEqual([tab['Antwoorden'], tab['Goed']], Object.values(tel([...dagen.values()].flat())), categorie);
      assert.deepEqual([tab['Laatste antwoorden'], tab['Daarvan goed']], Object.values(tel(laatsteTien(dagen))), categorie);
    }
    for (const { Regel: naam, Keer: keer } of await tabVan(eigen, 'Regels')) {
      const { label } = pagina.regels.find((regel) => regel.naam === naam) ?? assert.fail(String(naam));
      assert.equal(keer, misMet(id, label), label);
    }
  }
  for (const { Regel: naam, Keer: keer, Leerlingen: wie } of await tabVan(`${base}/voortgang/bestand?soort=xlsx`, 'Regels')) {
    const { label } = groep.regels.find((regel) => regel.naam === naam) ?? assert.fail(String(naam));
    const mis = groep.leerlingen.map(({ id }) => misMet(id, label));
    assert.deepEqual([keer, wie], [mis.reduce((som, n) => som + n, 0), mis.filter((n) => n > 0).length], label);
  }
});

test('the class of a past week is what was answered by then', async () => {
  const { weken } = voortgangRoutes.readGroepWeken.response.parse((await server.get(`${base}/voortgang/weken`, docent)).body);
  assert.deepEqual(
    weken.map(({ eind }) => eind),
    Array.from({ length: 8 }, (_, week) => plusDagen('2026-11-15', -7 * week)),
  );
  let vergeleken = 0;
  for (const { eind, leerlingen } of weken)
    for (const { id, beelden } of leerlingen)
      for (const [categorie, beeld] of Object.entries(beelden)) {
        const dagen = [...perDag(id, categorie)].filter(([dag]) => dag <= eind);
        const laatste = tel(laatsteTien(new Map(dagen)));
        const status = bewaard.find((rij) => rij.leerling_id === id && rij.categorie === categorie)?.status;
        if (dagen.length === 0) assert.ok(beeld === 'bijna' || beeld === 'beheerst', `${categorie} ${status}: ${beeld} without an answer`);
        if (beeld === 'begint') assert.ok(dagen.flatMap(([, goed]) => goed).length < 4);
        if (beeld === 'moeilijk') assert.ok(laatste.goed < laatste.antwoorden, categorie);
        vergeleken += 1;
      }
  assert.ok(vergeleken > 100, String(vergeleken));
});

test('the report of a dictation says what was typed', async () => {
  const verslag = dicteesRoutes.readDicteeVerslag.response.parse((await server.get(`${dictee}/${dicteeId}/verslag`, docent)).body);
  const echt = Object.entries(typed).flatMap(([leerlingId, invoer]) =>
    Object.entries(invoer).map(([woord, gegeven]) => [leerlingId, woord, gegeven, woord === gegeven].join()),
  );
  assert.deepEqual(
    verslag.antwoorden.map(({ leerlingId, woord, gegeven, goed }) => [leerlingId, woord, gegeven, goed].join()).toSorted(),
    echt.toSorted(),
  );
});
