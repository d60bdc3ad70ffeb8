import assert from 'node:assert/strict';
import { test } from 'node:test';
import { komendeVakanties, SCHOOLVAKANTIES, VAKANTIEREGIOS } from './schoolvakanties.ts';

const DAG = 86_400_000;
const weekdag = (dag: string): number => new Date(dag).getUTCDay();

test('the Flemish holidays are those that schools published', () => {
  for (const [van, tot] of [
    ['2025-10-27', '2025-11-02'],
    ['2025-12-22', '2026-01-04'],
    ['2026-02-16', '2026-02-22'],
    ['2026-04-06', '2026-04-19'],
    ['2026-07-01', '2026-08-31'],
    // 1 November is a Sunday; Easter falls in March.
    ['2026-11-02', '2026-11-08'],
    ['2026-12-21', '2027-01-03'],
    ['2027-02-08', '2027-02-14'],
    ['2027-03-29', '2027-04-11'],
    // Christmas is a Saturday; Easter falls after 15 April.
    ['2027-12-27', '2028-01-09'],
    ['2028-04-03', '2028-04-17'],
  ] as const)
    assert.ok(
      SCHOOLVAKANTIES.vlaanderen.some((vakantie) => vakantie.van === van && vakantie.tot === tot),
      `${van} ${tot}`,
    );
});

test('every region has five holidays a year, one after another; Dutch ones go from Saturday to Sunday', () => {
  for (const regio of VAKANTIEREGIOS) {
    if (regio === '') continue;
    const lijst = SCHOOLVAKANTIES[regio];
    assert.equal(lijst.length, 20, regio);
    for (const [i, { naam, van, tot }] of lijst.entries()) {
      const vorige = lijst[i - 1];
      assert.ok(van < tot && (vorige === undefined || vorige.tot < van), `${regio} ${naam} ${van}`);
      const dagen = (Date.parse(tot) - Date.parse(van)) / DAG + 1;
      assert.ok(dagen >= 7 && dagen <= 63, `${regio} ${naam} ${van}: ${dagen} days`);
      if (regio !== 'vlaanderen') assert.deepEqual([weekdag(van), weekdag(tot)], [6, 0], `${regio} ${naam} ${van}`);
    }
  }
});

test('what is over is not to come; who chose nothing has none', () => {
  assert.deepEqual(komendeVakanties('', '2026-11-19'), []);
  assert.deepEqual(komendeVakanties('noord', '2026-10-18')[0], { naam: 'herfstvakantie', van: '2026-10-10', tot: '2026-10-18' });
  assert.equal(komendeVakanties('noord', '2026-10-19')[0]?.naam, 'kerstvakantie');
  assert.deepEqual(komendeVakanties('zuid', '2030-01-01'), []);
});
