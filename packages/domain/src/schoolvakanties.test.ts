import assert from 'node:assert/strict';
import { test } from 'node:test';
import { komendeVakanties, type Schoolvakantie, SCHOOLVAKANTIES, VAKANTIEREGIOS } from './schoolvakanties.ts';

const DAG = 86_400_000;
/** Days since 1970; month from 1. */
const dagnummer = (jaar: number, maand: number, dag: number): number => Date.UTC(jaar, maand - 1, dag) / DAG;
const tekst = (nummer: number): string => new Date(nummer * DAG).toISOString().slice(0, 10);
/** 1 is Monday. 1 January 1970 was a Thursday. */
const weekdag = (nummer: number): number => ((nummer + 3) % 7) + 1;
const maandagVan = (nummer: number): number => nummer - (weekdag(nummer) - 1);
/** The first Monday on or after this day. */
const maandagVanaf = (nummer: number): number => maandagVan(nummer + 6);

/** Easter Sunday in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function pasen(jaar: number): number {
  const a = jaar % 19;
  const b = Math.floor(jaar / 100);
  const c = jaar % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const som = h + l - 7 * m + 114;
  return dagnummer(jaar, Math.floor(som / 31), (som % 31) + 1);
}

/** The Monday on which two weeks begin, by where Easter falls. */
function paasvakantie(jaar: number): readonly [van: number, tot: number] {
  const zondag = pasen(jaar);
  if (zondag < dagnummer(jaar, 4, 1)) return [zondag + 1, zondag + 14];
  // Late: then it ends with Easter Monday.
  if (zondag > dagnummer(jaar, 4, 15)) return [zondag - 13, zondag + 1];
  const maandag = maandagVanaf(dagnummer(jaar, 4, 1));
  return [maandag, maandag + 13];
}

/** The rules of the Flemish government, for one school year; `jaar` is that of its September. */
function vlaams(jaar: number): readonly Schoolvakantie[] {
  const allerheiligen = dagnummer(jaar, 11, 1);
  const kerst = dagnummer(jaar, 12, 25);
  // On a Sunday it begins the day after; at Christmas on a Saturday or Sunday too.
  const herfst = weekdag(allerheiligen) === 7 ? allerheiligen + 1 : maandagVan(allerheiligen);
  const winter = weekdag(kerst) >= 6 ? maandagVanaf(kerst) : maandagVan(kerst);
  const krokus = pasen(jaar + 1) - 48;
  const [paasVan, paasTot] = paasvakantie(jaar + 1);
  return [
    { naam: 'herfstvakantie', van: tekst(herfst), tot: tekst(herfst + 6) },
    { naam: 'kerstvakantie', van: tekst(winter), tot: tekst(winter + 13) },
    { naam: 'krokusvakantie', van: tekst(krokus), tot: tekst(krokus + 6) },
    { naam: 'paasvakantie', van: tekst(paasVan), tot: tekst(paasTot) },
    { naam: 'zomervakantie', van: `${jaar + 1}-07-01`, tot: `${jaar + 1}-08-31` },
  ];
}
const dagVanWeek = (dag: string): number => new Date(dag).getUTCDay();

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

test('the Flemish holidays follow from the rules', () =>
  assert.deepEqual(SCHOOLVAKANTIES.vlaanderen, [2025, 2026, 2027, 2028].flatMap(vlaams)));

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
      if (regio !== 'vlaanderen') assert.deepEqual([dagVanWeek(van), dagVanWeek(tot)], [6, 0], `${regio} ${naam} ${van}`);
    }
  }
});

test('what is over is not to come; who chose nothing has none', () => {
  assert.deepEqual(komendeVakanties('', '2026-11-19'), []);
  assert.deepEqual(komendeVakanties('noord', '2026-10-18')[0], { naam: 'herfstvakantie', van: '2026-10-10', tot: '2026-10-18' });
  assert.equal(komendeVakanties('noord', '2026-10-19')[0]?.naam, 'kerstvakantie');
  assert.deepEqual(komendeVakanties('zuid', '2030-01-01'), []);
});
