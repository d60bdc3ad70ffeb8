import { test } from 'node:test';
import assert from 'node:assert/strict';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { takenRoutes } from '@spelrijk/contract/taken';
import { LEESTREDEN } from '@spelrijk/taal/leestreden';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const base = `/api/leerlingen/${kind.id}`;
const token = await server.login('leerling');
const docent = await server.login('docent');

async function bezigMet(): Promise<string | undefined> {
  const { body } = await server.get(`/api/admins/${kind.adminId}/groepen/${server.wereld.a.groepIds[0]}`, docent);
  const { leerlingen } = groepenRoutes.readGroep.response.parse(body);
  return leerlingen.find(({ id }) => id === kind.id)?.bezigMet?.id;
}

test('what a leerling is busy with is the rule of spelling that most of its answers were about, also when it reads afterwards', async () => {
  const { taken } = dagtakenRoutes.planDag.response.parse((await server.post(`${base}/dagtaken`, undefined, token)).body);
  const heel = await Promise.all(
    taken.map(async ({ id }) => takenRoutes.readTaak.response.parse((await server.get(`${base}/taken/${id}`, token)).body).taak),
  );
  const leest = (taak: (typeof heel)[number]): boolean =>
    taak.opgaven.every(({ categorie }) => LEESTREDEN.some(({ id }) => id === categorie));
  const spelling = heel.find((taak) => !leest(taak));
  const lezen = heel.find(leest);
  assert.ok(spelling && lezen, 'a day has spelling and reading');
  for (const { id: taakId, game, opgaven } of [spelling, lezen]) {
    server.clock.advance(60_000);
    const antwoorden = opgaven.map((opgave) => ({
      id: testId(`bezig ${taakId} ${opgave.id}`),
      taakId,
      opgaveId: opgave.id,
      poging: 1,
      gegeven: opgave.antwoord,
      rtMs: 4000,
      op: new Date(server.clock.now()).toISOString(),
      hints: 0,
    }));
    assert.equal((await server.post(`${base}/antwoorden`, { game, antwoorden }, token)).status, 200);
  }
  const keer = (id: string | undefined): number => spelling.opgaven.filter(({ categorie }) => categorie === id).length;
  const bezig = await bezigMet();
  assert.equal(keer(bezig), Math.max(...spelling.opgaven.map(({ categorie }) => keer(categorie))), `${bezig}`);
});
