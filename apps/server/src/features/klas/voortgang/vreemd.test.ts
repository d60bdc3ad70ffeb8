/** Strange children: one answer, all wrong, paper only, far behind, across the border. What is shown of them agrees with itself and with what they did. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { voortgangRoutes } from '@spelrijk/contract/voortgang';
import { laatOefenen } from '../../../../test/oefenweken.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const now = server.clock.now();
await server.database.own.updateTable('admin').set({ regio: 'be' }).where('admin_id', '=', b.id).execute();

interface Wie {
  readonly id: string;
  readonly aard: string;
}

/** Makes one groep of strange children, and reads all that is shown of it. */
async function vreemden(school: typeof a, wie: string) {
  const [groepId = ''] = school.groepIds;
  const [achter = '', vast = ''] = await laatOefenen(
    server.database,
    { adminId: school.id, groepId, jaargroep: school === a ? 8 : 6, now },
    [
      { roepnaam: `Achter${wie}`, achternaam: 'Ver', aard: 'moeite' },
      { roepnaam: `Vast${wie}`, achternaam: 'Ver', aard: 'vast' },
    ],
  );
  const token = await server.login(wie);
  const base = `/api/admins/${school.id}/groepen/${groepId}`;
  const [een] = school.kinderen.filter((kind) => kind.groepId === groepId);
  const WOORDEN = ['trein', 'klein', 'geit', 'plein', 'kijk', 'tijd', 'fijn', 'pijn', 'wijn', 'lijm', 'reis', 'zeil'];
  const dictee = async (naam: string, leerlingId: string, invoer: Readonly<Record<string, string>>): Promise<void> => {
    const id = testId(`${wie} ${naam}`);
    const woorden = Object.keys(invoer).map((woord) => ({ woord }));
    await server.request({ method: 'PUT', url: `${base}/dictees/${id}`, token, payload: { titel: naam, woorden, versie: 0 } });
    assert.equal((await server.post(`${base}/dictees/${id}/nakijken`, { leerlingId, invoer }, token)).status, 204);
  };
  const leerlingen: Wie[] = [
    { id: achter, aard: 'far behind' },
    { id: vast, aard: 'never gets further, and all wrong on paper' },
  ];
  const anders = (woord: string): string => (woord.includes('ei') ? woord.replace('ei', 'ij') : woord.replace('ij', 'ei'));
  await dictee('alles fout', vast, Object.fromEntries(WOORDEN.map((woord) => [woord, anders(woord)])));
  if (een) {
    await dictee('één antwoord', een.id, { trein: 'trijn' });
    leerlingen.push({ id: een.id, aard: 'one answer, wrong' });
  }
  const groep = voortgangRoutes.readGroepVoortgang.response.parse((await server.get(`${base}/voortgang`, token)).body);
  const lijst = groepenRoutes.readGroep.response.parse((await server.get(base, token)).body);
  const pagina = async (id: string) =>
    voortgangRoutes.readVoortgang.response.parse((await server.get(`${base}/leerlingen/${id}/voortgang`, token)).body);
  const bestand = async (pad: string): Promise<string> => (await server.get(`${base}/${pad}`, token)).text;
  return { leerlingen, groep, lijst, pagina, bestand };
}

for (const [land, school, wie] of [
  ['nl', a, 'docent'],
  ['be', b, 'b-docent'],
] as const) {
  const { leerlingen, groep, lijst, pagina, bestand } = await vreemden(school, wie);
  for (const { id, aard } of leerlingen)
    test(`${land}, ${aard}: cells, page, list and groepjes agree`, async () => {
      const rij = groep.leerlingen.find((leerling) => leerling.id === id) ?? assert.fail('in the matrix');
      const blad = await pagina(id);
      const inLijst = lijst.leerlingen.find((leerling) => leerling.id === id);
      assert.deepEqual([blad.beheerst, inLijst?.beheerst], [rij.beheerst, rij.beheerst]);
      assert.ok(rij.cellen.some(({ antwoorden }) => antwoorden > 0));
      for (const { categorie, beeld, antwoorden, goed, laatste, zeker, laag, hoog } of rij.cellen) {
        assert.ok(goed <= antwoorden && laatste.goed <= laatste.antwoorden && laatste.antwoorden <= antwoorden, categorie);
        assert.ok(antwoorden === 0 || beeld !== 'leeg', `${categorie}: begun`);
        assert.ok(!zeker || (antwoorden >= 4 && laag <= hoog && laag >= 0 && hoog <= 100), `${categorie}: a range without evidence`);
        if (laatste.antwoorden >= 4 && laatste.goed === 0)
          assert.equal(beeld, 'moeilijk', `${categorie}: nothing right of ${laatste.antwoorden}`);
        if (laatste.antwoorden > 0 && laatste.goed === laatste.antwoorden) assert.notEqual(beeld, 'moeilijk', `${categorie}: all right`);
      }
      const moeilijk = new Set(rij.cellen.filter(({ beeld }) => beeld === 'moeilijk').map(({ categorie }) => categorie));
      for (const { categorie, leerlingen: leden } of groep.groepjes)
        if (leden.some((lid) => lid.id === id)) assert.ok(moeilijk.has(categorie), categorie);
      for (const { categorie, code } of rij.aandacht)
        if (code === 'loopt-vast') assert.ok(categorie === undefined || moeilijk.has(categorie));
      for (const { laag, midden, hoog } of blad.niveaus) assert.ok(laag <= midden && midden <= hoog && Number.isFinite(midden));
      const som = blad.dagen.reduce((totaal, dag) => totaal + dag.antwoorden, 0);
      assert.ok(blad.verbeterd.goed <= blad.verbeterd.fouten && som > 0);
    });

  test(`${land}: no file holds what is no number and no word`, async () => {
    for (const pad of ['voortgang/bestand?soort=csv', ...leerlingen.map(({ id }) => `leerlingen/${id}/voortgang/bestand?soort=csv`)])
      assert.doesNotMatch(await bestand(pad), /NaN|undefined|null|Infinity/, pad);
  });
}
