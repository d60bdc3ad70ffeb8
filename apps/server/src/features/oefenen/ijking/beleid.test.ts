import { test } from 'node:test';
import assert from 'node:assert/strict';
import { BELEID } from '@spelrijk/oefenen/beleid';
import type { Lot } from '@spelrijk/oefenen/lot';
import { createProefserver, BEGIN } from '../../../../test/proefserver.ts';
import { insertGeschiedenis, simulate } from '../../site/demo/index.ts';
import { beginStand, leerlijnVan } from '../standen/index.ts';
import { judgeBeleid } from './beleid.ts';
import { beleidUit, showBeleid } from './index.ts';
import { listTaakuitslagen, type Taakuitslag } from './store.ts';
import { STIL } from '../../../../test/fixtures.ts';

const server = await createProefserver();

test('every taak of a demo child says with which chance it came, and one child says nothing about a policy', async () => {
  const kind = server.wereld.persoon('leerling');
  const geschiedenis = simulate({
    speler: { id: kind.id, adminId: kind.adminId, roepnaam: 'Sanne', achternaam: 'de Vries', jaargroep: 5, aard: 'gewoon' },
    stand: beginStand(5, '2026-11-19'),
    leerlijn: leerlijnVan('nl'),
    audio: STIL,
    now: BEGIN + 3_600_000,
  });
  const uitslagen = await server.database.forAdmin(kind.adminId, async (db) => {
    await insertGeschiedenis(db, kind.adminId, kind.id, geschiedenis);
    return listTaakuitslagen(db, kind.adminId);
  });
  assert.ok(uitslagen.length > 5, `${uitslagen.length} taken`);
  for (const { lot, antwoorden, goed, teruggezien, hersteld } of uitslagen) {
    assert.equal(lot.beleid, BELEID);
    assert.ok(lot.kans > 0 && lot.kans < 1 && lot.vorm > 0);
    assert.ok(antwoorden >= goed && antwoorden - goed >= teruggezien && teruggezien >= hersteld);
  }
  assert.match(showBeleid(await beleidUit(server.database)), /too little to say/);
});

test('the plan of a day is stored with its chances, and the child does not see them', async () => {
  const { id, adminId } = server.wereld.persoon('leerling');
  const dag = await server.post(`/api/leerlingen/${id}/dagtaken`, undefined, await server.login('leerling'));
  assert.equal(dag.status, 200, dag.text);
  assert.ok(!dag.text.includes(BELEID));
  const rijen = await server.database.forAdmin(adminId, (db) =>
    db.selectFrom('taak').select('lot').where('leerling_id', '=', id).where('dag', '=', '2026-11-19').where('nr', '>=', 0).execute(),
  );
  assert.ok(rijen.some(({ lot }) => lot?.beleid === BELEID));
});

test('other shares are judged by the taken that chance would have chosen more often then', () => {
  const soorten = { controle: 0.08, afmaken: 0.3, groei: 0.62 };
  const taken: Taakuitslag[] = Array.from({ length: 600 }, (_, i): Taakuitslag => {
    const soort: Lot['soort'] = i % 10 < 1 ? 'controle' : i % 10 < 4 ? 'afmaken' : 'groei';
    const lot: Lot = { beleid: BELEID, soort, kans: soorten[soort], soorten, vorm: 1, woorden: {} };
    return { leerlingId: `kind-${i % 20}`, lot, antwoorden: 10, goed: soort === 'groei' ? 7 : 9, teruggezien: 0, hersteld: 0 };
  });
  const [goed, hersteld] = judgeBeleid(taken);
  assert.ok(goed?.gekregen && hersteld);
  assert.ok(Math.abs(goed.gekregen.waarde - 0.78) < 1e-9, 'as it was');
  const meerAfmaken = goed.anders.find(({ naam }) => naam === 'finishing 50%')?.waarde ?? assert.fail('enough');
  assert.ok(meerAfmaken.waarde > goed.gekregen.waarde + 0.02, `${meerAfmaken.waarde}`);
  assert.equal(hersteld.gekregen, undefined, 'nothing was asked again');
});
