import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerProofs, askProof, giveReason, isProofCode, reasonFor } from './proof.ts';

const A = '11111111-1111-7111-8111-111111111111';
const B = '22222222-2222-7222-8222-222222222222';

test('two requests that miss the same are one question', async () => {
  const asked: string[] = [];
  const stop = answerProofs(async (code) => {
    asked.push(code);
    return true;
  });
  assert.deepEqual(await Promise.all([askProof('auth/reden-nodig'), askProof('auth/reden-nodig')]), [true, true]);
  assert.deepEqual(asked, ['auth/reden-nodig']);
  assert.equal(await askProof('auth/bevestiging-nodig'), true);
  stop();
});

test('where nobody can be asked the answer is no', async () => {
  assert.equal(await askProof('auth/bevestiging-nodig'), false);
});

test('a reason counts for the customer on screen, a quarter of an hour, and for no other', () => {
  giveReason('vraag van de school', `/superadmin/admins/${A}`, 0);
  assert.equal(reasonFor(`/api/admins/${A}/groepen`, `/admins/${A}/groepen`, 1000), 'vraag van de school');
  assert.equal(reasonFor(`/api/leerlingen/${B}/landkaart`, `/admins/${A}/groepen`, 1000), 'vraag van de school');
  assert.equal(reasonFor(`/api/admins/${B}/groepen`, `/admins/${B}/groepen`, 1000), null);
  assert.equal(reasonFor(`/api/admins/${A}/groepen`, `/admins/${A}/groepen`, 900_001), null);
});

test('only what can be asked for is asked for', () => {
  assert.equal(isProofCode('auth/reden-nodig'), true);
  assert.equal(isProofCode('docenten/geen-docent'), false);
});
