import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWoord } from '../src/bank.ts';
import { CATEGORIEEN } from '../src/categorieen.ts';
import { contrastenVan } from '../src/contrast.ts';
import { isRegelWaar } from '../tools/uitleg/regels.ts';

const ring = findWoord('ring') ?? assert.fail('ring stands in the bank');

test('what a rule says is heard must be heard in its counter-words; what it says on a condition need not', () => {
  assert.equal(isRegelWaar('Ik hoor ngk, maar ik schrijf nk.', ring), false);
  assert.equal(isRegelWaar('Ik hoor t, maar ik schrijf th.', ring), false);
  assert.equal(isRegelWaar('Hoor ik ngk, dan schrijf ik nk.', ring), true);
  const bank = findWoord('bank') ?? assert.fail('bank stands in the bank');
  assert.equal(isRegelWaar('Hoor ik de zingende klank achter in mijn keel, dan schrijf ik ng.', bank), false);
  assert.equal(isRegelWaar('Hoor ik de zingende klank achter in mijn keel en geen k erachter, dan schrijf ik ng.', bank), true);
});

test('the rule beside every counter-word is true of it', () => {
  const gelezen = CATEGORIEEN.flatMap(({ id, regel }) => contrastenVan(id).map(({ woord }) => ({ woord, regel })));
  assert.ok(gelezen.length > 600, `${gelezen.length}`);
  for (const { woord, regel } of gelezen) assert.ok(isRegelWaar(regel, woord), `${woord.woord}: ${regel}`);
});
