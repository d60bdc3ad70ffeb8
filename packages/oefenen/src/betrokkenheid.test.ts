import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gewichtVan, logTijd, nieuweGokkans, nieuwTempo, verwachteTijd, withTempo } from './betrokkenheid.ts';
import { createStand, type TempoStand } from './stand.ts';

const { hoofd } = createStand({ seedPrior: { gemiddelde: 3, sd: 0.8 } });
/** A child that needs seven seconds for a typed word, known from forty answers. */
const VLOT: TempoStand = { gemiddelde: Math.log(7), variantie: 0.15, aantal: 40 };
const kind = { ...hoofd, gokkans: 0.1, tempo: withTempo(hoofd.tempo, 'typ', VLOT) };
const weegFout = (seconden: number): number => gewichtVan(kind, 'typ', Math.log(seconden), 0.2, 1);

test('a time that cannot be is no time', () => {
  for (const rtMs of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 86_400_001]) assert.ok(Number.isNaN(logTijd(rtMs, 'typ', 6)), `${rtMs}`);
  assert.ok(Number.isFinite(logTijd(86_400_000, 'typ', 6)));
});

test('a long word may take longer to type, not longer to choose', () => {
  assert.ok(logTijd(7000, 'typ', 12) < logTijd(7000, 'typ', 6));
  assert.equal(logTijd(7000, 'typ', 6), logTijd(7000, 'typ', undefined));
  assert.equal(logTijd(7000, 'kies', 12), logTijd(7000, 'kies', 3));
  assert.ok(verwachteTijd(VLOT, 12) > verwachteTijd(VLOT, 6));
  assert.equal(verwachteTijd(VLOT, 40), verwachteTijd(VLOT, 20));
});

test('a wrong answer far faster than the own pace is a guess; at the own pace, and slower, it is evidence', () => {
  assert.ok(weegFout(0.9) < 0.05, `${weegFout(0.9)}`);
  for (const seconden of [5, 7, 12, 60]) assert.ok(weegFout(seconden) > 0.9, `${seconden} s: ${weegFout(seconden)}`);
});

test('the same quick time is no guess for a child that is always that quick', () => {
  const snel = { ...kind, tempo: withTempo(kind.tempo, 'typ', { ...VLOT, gemiddelde: Math.log(1.5) }) };
  assert.ok(gewichtVan(snel, 'typ', Math.log(1.5), 0.2, 1) > weegFout(1.5) + 0.3);
});

test('without a time the verdict alone weighs: a right answer that nobody guesses is evidence', () => {
  assert.equal(gewichtVan(kind, 'typ', Number.NaN, 0.8, 0), 1);
  const gok = gewichtVan(kind, 'kies', Number.NaN, 0.8, 0.25);
  assert.ok(gok > 0.9 && gok < 1);
});

test('what is impossible either way counts as evidence, never NaN', () => {
  assert.equal(gewichtVan(kind, 'typ', Number.NaN, 0, 0), 1);
});

test('the rapid-guess rate rises with guesses, falls with attention, and stays inside its bounds', () => {
  assert.ok(nieuweGokkans(0.1, 0) > 0.1);
  assert.ok(nieuweGokkans(0.1, 1) < 0.1);
  let q = 0.1;
  for (let i = 0; i < 500; i++) q = nieuweGokkans(q, 0);
  assert.equal(q, 0.5);
  for (let i = 0; i < 500; i++) q = nieuweGokkans(q, 1);
  assert.equal(q, 0.005);
});

test('the pace follows the child, one odd time hardly, no time not at all', () => {
  let pace = hoofd.tempo.typ;
  for (let i = 0; i < 60; i++) pace = nieuwTempo(pace, Math.log(12));
  assert.ok(Math.abs(pace.gemiddelde - Math.log(12)) < 0.05, `${pace.gemiddelde}`);
  assert.equal(nieuwTempo(VLOT, Number.NaN), VLOT);
  const vreemd = nieuwTempo(VLOT, Math.log(3600));
  assert.ok(vreemd.gemiddelde - VLOT.gemiddelde < 0.1, 'a pause of an hour is cut');
  assert.ok(pace.variantie >= 0.04);
});

test('one pace changes and the others stay', () => {
  for (const groep of ['typ', 'kies', 'twee', 'bouw'] as const) {
    const nieuw = withTempo(hoofd.tempo, groep, VLOT);
    for (const ander of ['typ', 'kies', 'twee', 'bouw'] as const) assert.equal(nieuw[ander], ander === groep ? VLOT : hoofd.tempo[ander]);
  }
});
