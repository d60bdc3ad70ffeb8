import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createFoutgeheugen } from './foutgeheugen.ts';
import type { TypfoutRij } from './store-groep.ts';

const DAG = 86_400_000;
const NU = Date.parse('2026-11-19T09:00:00Z');

const fout = (leerlingId: string, dagenTerug: number): TypfoutRij => ({
  leerlingId,
  woord: 'bomen',
  gegeven: 'boomen',
  op: new Date(NU - dagenTerug * DAG).toISOString(),
  diagnose: { afwijkingen: [{ label: 'open-lettergreep', doel: { start: 1, end: 2 }, getypt: { start: 1, end: 3 } }], knelpunten: [] },
});

function opstelling() {
  const geheugen = createFoutgeheugen(2);
  const gevraagd: string[] = [];
  const lees = async (ids: readonly string[]) => {
    gevraagd.push(...ids);
    return ids.flatMap((id) => [fout(id, 1), fout(id, 40)]);
  };
  const read = (wie: Readonly<Record<string, number>>, now = NU) =>
    geheugen.read({ leerlingen: Object.entries(wie).map(([id, volgnr]) => ({ id, volgnr })), sinds: new Date(now - 42 * DAG), now, lees });
  return { gevraagd, read };
}

test('asked once, and again only for who answered since', async () => {
  const { gevraagd, read } = opstelling();
  const eerst = await read({ a: 5, b: 7 });
  assert.equal(eerst.length, 4);
  assert.deepEqual(await read({ a: 5, b: 7 }), eerst);
  await read({ a: 6, b: 7 });
  assert.deepEqual(gevraagd, ['a', 'b', 'a']);
});

test('newest first over all leerlingen, and what grew too old falls out without asking', async () => {
  const { gevraagd, read } = opstelling();
  const eerst = await read({ a: 5, b: 7 });
  assert.deepEqual(
    eerst
      .map(({ op }) => op)
      .toSorted()
      .toReversed(),
    eerst.map(({ op }) => op),
  );
  const later = await read({ a: 5, b: 7 }, NU + 9 * 60_000);
  assert.equal(later.length, 4);
  assert.equal(gevraagd.length, 2);
});

test('nothing is kept longer than ten minutes, and never more leerlingen than there is room for', async () => {
  const { gevraagd, read } = opstelling();
  await read({ a: 5 });
  await read({ a: 5 }, NU + 11 * 60_000);
  assert.deepEqual(gevraagd, ['a', 'a']);
  await read({ b: 1 }, NU + 11 * 60_000);
  await read({ c: 1 }, NU + 11 * 60_000);
  await read({ a: 5 }, NU + 11 * 60_000);
  assert.deepEqual(gevraagd, ['a', 'a', 'b', 'c', 'a']);
});
