import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proeftakenRoutes } from '@spelrijk/contract/proeftaken';
import { createProefserver } from '../../../../test/proefserver.ts';
import { PROEFGAMES } from './proeftaak.ts';

const server = await createProefserver();
const lees = (game: string, regio = 'nl') => server.get(`/api/site/proeftaken/${encodeURIComponent(game)}?regio=${regio}`);

for (const game of PROEFGAMES)
  test(`a visitor can try ${game} in both regions, with all its words, the same ones every time`, async () => {
    for (const regio of ['nl', 'be']) {
      const antwoord = await lees(game, regio);
      assert.equal(antwoord.status, 200);
      const taak = proeftakenRoutes.readProeftaak.response.parse(antwoord.body);
      assert.equal(taak.opgaven.length, 5, taak.opgaven.map(({ woord }) => woord.woord).join(' '));
      assert.deepEqual((await lees(game, regio)).body, antwoord.body);
    }
  });

test('the name of a game is the same in every form of Unicode; another game is not there', async () => {
  assert.equal((await lees('piñata'.normalize('NFD'))).status, 200);
  for (const game of ['autorace', 'constructor', 'x'.repeat(41)]) assert.ok([400, 404].includes((await lees(game)).status), game);
});
