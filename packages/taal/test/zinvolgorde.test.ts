import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATEGORIEEN } from '../src/categorieen/catalog.gen.ts';
import { compareZinnen } from '../tools/zinnen/volgorde.ts';

const zin = (categorie: string, nummer = '01', niveau = '3a') => ({ id: `${categorie}-${nummer}`, niveau });

test('sentences stand along the whole learning line, also beyond its hundredth categorie', () => {
  assert.ok(CATEGORIEEN.length > 100, 'no categorie has a number of three digits');
  const omgekeerd = CATEGORIEEN.toReversed().map(({ id }) => zin(id));
  assert.deepEqual(
    omgekeerd.toSorted(compareZinnen).map(({ id }) => id),
    CATEGORIEEN.map(({ id }) => `${id}-01`),
  );
});

test('within a categorie the level goes before the number, and what is no categorie comes last', () => {
  const [eerste] = CATEGORIEEN;
  const rij = [zin('onbekend'), zin(eerste?.id ?? '', '01', '4a'), zin(eerste?.id ?? '', '02', '3a')];
  assert.deepEqual(
    rij.toSorted(compareZinnen).map(({ id }) => id),
    [`${eerste?.id}-02`, `${eerste?.id}-01`, 'onbekend-01'],
  );
});
