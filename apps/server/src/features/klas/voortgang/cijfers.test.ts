/**
 * The independent check: children whose answers are known, and every number that is shown of them counted again here, from the answers
 * as they lie in the database and from what was typed, without a function of the features. What they read is counted in `leesvoortgang.test.ts`, a
 * methodetoets in `methodetoetsen.test.ts`, the dossier and its PDF in `zorgsessies.test.ts`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { sql } from 'kysely';
import {
  base,
  bewaard,
  csvVan,
  antwoorden,
  dictee,
  dicteeId,
  docent,
  een,
  groep,
  laatsteTien,
  lijst,
  paginas,
  perDag,
  plusDagen,
  type Regel,
  server,
  staarten,
  tabVan,
  tel,
  twee,
  typed,
  van,
  VANDAAG,
} from '../../../../test/cijferwereld.ts';

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
  // Of the child whose estimate says 85 to 98 percent beside none of twelve.
  const twist = groep.leerlingen.find(({ id }) => id === twee?.id)?.cellen.find(({ categorie }) => categorie === 'ei-ij');
  assert.deepEqual([twist?.laag, twist?.zeker, twist?.laatste], [85, false, { antwoorden: 12, goed: 0 }]);
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

test('a child that looks at itself reads the numbers of its docent: what it masters, and how many words it knows', async () => {
  // Memories of two weeks, of three and of two months, whatever the weeks of practice made of them.
  await sql`update leerling_woord w set stand = jsonb_set(w.stand, '{stabiliteit}', to_jsonb((array[14, 20, 21, 60])[1 + x.nr % 4]))
    from (select leerling_id, woord, row_number() over (order by leerling_id, woord) as nr from leerling_woord) x
    where x.leerling_id = w.leerling_id and x.woord = w.woord`.execute(server.database.own);
  const spelling = new Set(paginas[0]?.categorieen.map(({ id }) => id));
  let gekend = 0;
  for (const { leerling } of paginas) {
    const [zelf, pagina] = [
      beloningenRoutes.readMijnVoortgang.response.parse((await server.get(`/api/leerlingen/${leerling.id}/mijn-voortgang`, docent)).body),
      voortgangRoutes.readVoortgang.response.parse((await server.get(`${base}/leerlingen/${leerling.id}/voortgang`, docent)).body),
    ];
    assert.equal(zelf.woorden.aantal, pagina.woorden.onthouden, leerling.roepnaam);
    assert.equal(zelf.kan.filter(({ id }) => spelling.has(id)).length, pagina.beheerst, leerling.roepnaam);
    assert.deepEqual(
      zelf.dagen.map(({ dag, antwoorden: n }) => [dag, n]),
      pagina.dagen.filter(({ dag }) => dag >= plusDagen(VANDAAG, -27)).map(({ dag, antwoorden: n }) => [dag, n]),
    );
    gekend += zelf.woorden.aantal;
  }
  assert.ok(gekend > 50, String(gekend));
});

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

/** What the XLSX says of one categorie, without its words: the numbers of `tel` twice, and a range or none. */
const standIn = (rij: Regel): readonly unknown[] => [rij['Antwoorden'], rij['Goed'], rij['Laatste antwoorden'], rij['Daarvan goed']];
const standVan = (id: string, categorie: string): readonly number[] => {
  const dagen = perDag(id, categorie);
  return [...Object.values(tel([...dagen.values()].flat())), ...Object.values(tel(laatsteTien(dagen)))];
};

test('the CSV and the XLSX of the groep hold of every child every categorie as it was counted', async () => {
  const csv = await csvVan(`${base}/voortgang/bestand`);
  const cellen = await tabVan(`${base}/voortgang/bestand`, 'Categorieën');
  let vergeleken = 0;
  for (const kind of groep.leerlingen) {
    const rij = csv.find((ander) => ander['Roepnaam'] === kind.roepnaam && ander['Achternaam'] === kind.achternaam);
    assert.ok(rij, kind.roepnaam);
    assert.equal(rij['Categorieën beheerst'], String(kind.beheerst));
    const eigen = cellen.filter((ander) => ander['Roepnaam'] === kind.roepnaam && ander['Achternaam'] === kind.achternaam);
    for (const { categorie, laag, hoog, zeker, antwoorden: n, beeld } of kind.cellen) {
      const naam = groep.kolommen.find(({ id }) => id === categorie)?.naam;
      if (naam === undefined || beeld === 'leeg') continue;
      const { antwoorden: laatste, goed } = tel(laatsteTien(perDag(kind.id, categorie)));
      const bereik = zeker ? ` ${Math.round(laag)}–${Math.round(hoog)}%` : '';
      assert.equal(rij[naam], `${beeld}${bereik}${n > 0 ? ` (${goed}/${laatste})` : ''}`, `${kind.roepnaam}: ${naam}`);
      const cel = eigen.find((ander) => ander['Categorie'] === naam) ?? assert.fail(`${kind.roepnaam}: ${naam}`);
      assert.deepEqual(standIn(cel), standVan(kind.id, categorie), `${kind.roepnaam}: ${naam}`);
      assert.deepEqual(
        [cel['Stand'], cel['Goed laag (%)'], cel['Goed hoog (%)']],
        [beeld, ...(zeker ? [laag, hoog].map(Math.round) : [null, null])],
      );
      vergeleken += 1;
    }
    assert.equal(
      eigen.length,
      kind.cellen.filter(({ categorie, beeld }) => beeld !== 'leeg' && groep.kolommen.some(({ id }) => id === categorie)).length,
    );
  }
  assert.ok(vergeleken > 100, String(vergeleken));
});

const misMet = (id: string, label: string): number => van(id).filter((rij) => !rij.gokje && !rij.goed && rij.labels.includes(label)).length;

test('every figure of every child in the files is a count of what it answered', async () => {
  const sinds = plusDagen(VANDAAG, -27);
  const csv = await csvVan(`${base}/voortgang/bestand`);
  const overzicht = await tabVan(`${base}/voortgang/bestand`, 'Leerlingen');
  assert.deepEqual([overzicht.length, csv.length], [groep.leerlingen.length, groep.leerlingen.length]);
  for (const { id, roepnaam, achternaam } of groep.leerlingen) {
    const weken = van(id).filter(({ dag }) => dag >= sinds);
    const { antwoorden: n, goed } = tel(weken.map((antwoord) => antwoord.goed));
    const geteld = [new Set(weken.map(({ dag }) => dag)).size, n, goed, weken.filter(({ gokje }) => gokje).length];
    const koppen = ['Oefendagen in 4 weken', 'Antwoorden in 4 weken', 'In één keer goed in 4 weken', 'Gokjes in 4 weken'];
    for (const rijen of [overzicht, csv]) {
      const rij = rijen.find((ander) => ander['Roepnaam'] === roepnaam && ander['Achternaam'] === achternaam) ?? assert.fail(roepnaam);
      assert.deepEqual(
        koppen.map((kop) => Number(rij[kop])),
        geteld,
        roepnaam,
      );
    }
  }
  for (const { Regel: naam, Keer: keer, Leerlingen: wie } of await tabVan(`${base}/voortgang/bestand`, 'Regels')) {
    const { label } = groep.regels.find((regel) => regel.naam === naam) ?? assert.fail(String(naam));
    const mis = groep.leerlingen.map(({ id }) => misMet(id, label));
    assert.deepEqual([keer, wie], [mis.reduce((som, aantal) => som + aantal, 0), mis.filter((aantal) => aantal > 0).length], label);
  }
  for (const rij of await tabVan(`${base}/voortgang/bestand`, 'Groepjes')) {
    const { categorie } = groep.groepjes.find(({ naam }) => naam === rij['Categorie']) ?? assert.fail(String(rij['Categorie']));
    const { id } =
      groep.leerlingen.find((kind) => kind.roepnaam === rij['Roepnaam'] && kind.achternaam === rij['Achternaam']) ?? assert.fail();
    assert.deepEqual([rij['Laatste antwoorden'], rij['Daarvan goed']], Object.values(tel(laatsteTien(perDag(id, categorie)))), categorie);
  }
});

test('the CSV and the XLSX of a child are counts of what it answered, for every child', async () => {
  for (const { id, roepnaam } of groep.leerlingen) {
    const eigen = `${base}/leerlingen/${id}/voortgang/bestand`;
    const dagen = await tabVan(eigen, 'Dagen');
    assert.equal(
      dagen.reduce((som, { Antwoorden: alle }) => som + Number(alle), 0),
      van(id).length,
      roepnaam,
    );
    for (const { Dag: dag, Antwoorden: alle, 'In één keer goed': raak, Gokjes: gokjes } of dagen) {
      const opDag = van(id).filter((antwoord) => antwoord.dag === dag);
      assert.deepEqual(
        [alle, raak, gokjes],
        [...Object.values(tel(opDag.map(({ goed }) => goed))), opDag.filter(({ gokje }) => gokje).length],
      );
    }
    const pagina = paginas.find(({ leerling }) => leerling.id === id) ?? assert.fail(id);
    for (const rijen of [await tabVan(eigen, 'Categorieën'), await csvVan(eigen)])
      for (const rij of rijen) {
        const { id: categorie } =
          [...pagina.categorieen, ...pagina.lezen].find(({ naam }) => naam === rij['Categorie']) ?? assert.fail(roepnaam);
        assert.deepEqual(standIn(rij).map(Number), standVan(id, categorie), `${roepnaam}: ${categorie}`);
      }
    for (const { Regel: naam, Keer: keer } of await tabVan(eigen, 'Regels')) {
      const { label } = pagina.regels.find((regel) => regel.naam === naam) ?? assert.fail(String(naam));
      assert.equal(keer, misMet(id, label), label);
    }
    const geschreven = await tabVan(eigen, 'Fouten');
    assert.ok(geschreven.length <= van(id).filter(({ goed }) => !goed).length, roepnaam);
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
