import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  readAfwijking,
  lijstwoordenOp,
  OEFENINSTELLING_NAMEN,
  Oefeninstelling,
  resolveOefeninstelling,
  STANDAARD_OEFENINSTELLING,
} from './oefeninstelling.ts';

test('the default is a whole, valid setting', () => {
  assert.deepEqual(Oefeninstelling.parse(STANDAARD_OEFENINSTELLING), STANDAARD_OEFENINSTELLING);
  assert.deepEqual(Object.keys(Oefeninstelling.shape).toSorted(), [...OEFENINSTELLING_NAMEN].toSorted());
});

test('each option is inherited by itself: leerling over groep over default', () => {
  const { instelling, herkomst } = resolveOefeninstelling({ doel: 0.85, minuten: 20 }, { doel: 0.9, tijdsdruk: true });
  assert.deepEqual(
    [instelling.doel, instelling.minuten, instelling.tijdsdruk, instelling.hints],
    [0.9, 20, true, STANDAARD_OEFENINSTELLING.hints],
  );
  assert.deepEqual([herkomst.doel, herkomst.minuten, herkomst.tijdsdruk, herkomst.hints], ['leerling', 'groep', 'leerling', 'standaard']);
});

test('the same value as the groep is still a deviation; an absent or undefined one is inherited', () => {
  assert.equal(resolveOefeninstelling({ doel: 0.85 }, { doel: 0.85 }).herkomst.doel, 'leerling');
  const { instelling, herkomst } = resolveOefeninstelling({ doel: 0.85 }, { doel: undefined });
  assert.deepEqual([instelling.doel, herkomst.doel], [0.85, 'groep']);
});

test('null says: by the normgroep, and overrules the groep', () => {
  const { instelling, herkomst } = resolveOefeninstelling({ plafond: '5b' }, { plafond: null });
  assert.deepEqual([instelling.plafond, herkomst.plafond], [null, 'leerling']);
});

const STUK: readonly (readonly [unknown, object])[] = [
  [null, {}],
  ['x', {}],
  [[], {}],
  [{ doel: 0.8, onbekend: 1 }, { doel: 0.8 }],
  [{ doel: 0.5, minuten: 20 }, { minuten: 20 }],
  [{ minuten: Number.NaN }, {}],
  [{ startpunt: '9a', lezen: false }, { lezen: false }],
];
for (const [bewaard, verwacht] of STUK)
  test(`stored ${JSON.stringify(bewaard)} gives ${JSON.stringify(verwacht)}`, () => assert.deepEqual(readAfwijking(bewaard), verwacht));

test('a list is practised from its first to its last day, every word once', () => {
  const lijst = (woorden: string[], van?: string, tot?: string) => ({
    id: '01890000-0000-7000-8000-000000000000',
    naam: 'lijst',
    woorden,
    ...(van !== undefined && { van }),
    ...(tot !== undefined && { tot }),
  });
  const instelling = { woordlijsten: [lijst(['boom', 'vis'], '2026-11-16', '2026-11-20'), lijst(['vis', 'kat'])] };
  assert.deepEqual(lijstwoordenOp(instelling, '2026-11-20'), ['boom', 'vis', 'kat']);
  assert.deepEqual(lijstwoordenOp(instelling, '2026-11-21'), ['vis', 'kat']);
});
