import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opVolgorde, toestandVan, type Poging } from './les.ts';

const NU = Date.parse('2026-11-19T09:00:00Z');
const MINUUT = 60_000;

/** Newest first, ten seconds apart: `g` right, `f` wrong at its own opgave, `F` wrong again at the one before. */
function pogingen(tekens: string, geleden = 10_000): Poging[] {
  let opgave = 0;
  return [...tekens].map((teken, i) => {
    const herhaling = teken === 'F';
    if (!herhaling) opgave += 1;
    return { opgaveId: `o${opgave}`, goed: teken === 'g', poging: herhaling ? 2 : 1, telt: !herhaling, op: NU - geleden - i * 10_000 };
  });
}

test('what a leerling does now', () => {
  const rows: readonly [waarom: string, tekens: string, geleden: number, taakAf: boolean, toestand: string][] = [
    ['nothing today', '', 0, false, 'weg'],
    ['long ago is another lesson', 'ggg', 21 * MINUUT, false, 'weg'],
    ['right and going on', 'gfggg', 10_000, false, 'bezig'],
    ['three of the last five wrong', 'gfffg', 10_000, false, 'vast'],
    ['wrong and wrong again at one opgave', 'fFggg', 10_000, false, 'vast'],
    ['wrong, then right at once: learning', 'gfggf', 10_000, false, 'bezig'],
    ['two minutes nothing with a taak open', 'ggg', 3 * MINUUT, false, 'stil'],
    ['a finished taak is finished, however it went', 'fffff', 3 * MINUUT, true, 'klaar'],
  ];
  for (const [waarom, tekens, geleden, taakAf, toestand] of rows)
    assert.equal(toestandVan({ pogingen: pogingen(tekens, geleden), taakAf, gelezenTot: null, now: NU }), toestand, waarom);
});

test('who reads on the leesplank since its last answer is in the lesson', () => {
  const bij = (gelezen: number, tekens = '', geleden = 0) =>
    toestandVan({ pogingen: pogingen(tekens, geleden), taakAf: true, gelezenTot: NU - gelezen, now: NU });
  assert.equal(bij(MINUUT), 'leest');
  assert.equal(bij(MINUUT, 'ggg', 2 * MINUUT), 'leest');
  assert.equal(bij(3 * MINUUT, 'ggg', 2 * MINUUT), 'klaar');
  assert.equal(bij(21 * MINUUT), 'weg');
});

test('stuck comes first, and among equals who waits longest', () => {
  const leerlingen = [
    { toestand: 'bezig' as const, laatst: '2026-11-19T08:59:00Z' },
    { toestand: 'vast' as const, laatst: '2026-11-19T08:59:30Z' },
    { toestand: 'vast' as const, laatst: '2026-11-19T08:58:00Z' },
    { toestand: 'weg' as const, laatst: null },
  ];
  assert.deepEqual(
    opVolgorde(leerlingen).map(({ toestand, laatst }) => `${toestand} ${laatst?.slice(14, 19) ?? '-'}`),
    ['vast 58:00', 'vast 59:30', 'bezig 59:00', 'weg -'],
  );
});
