import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AANGEBODEN, BELEID, beleidVan } from '../src/beleid.ts';
import { failing, LEVELS, POLICIES, policyTables } from './beleid.ts';

test('the command runs the served policy and every one that is offered, each by a name that plans as itself, and says of each whether it passes', () => {
  assert.deepEqual(POLICIES, [BELEID, ...AANGEBODEN]);
  for (const naam of POLICIES) assert.equal(beleidVan(naam).naam, naam);
  const delen = [...policyTables({ seeds: [1], kinderen: 1, weken: 2 }, ['wereld'])];
  assert.equal(delen.length, 3, 'two ways, and what comes of it');
  for (const deel of delen.slice(0, -1)) {
    const [, kop = '', ...rows] = deel.split('\n');
    assert.deepEqual(kop.trim().split(/ +/), POLICIES);
    assert.equal(rows.length, LEVELS.length + 1);
  }
  for (const naam of AANGEBODEN) assert.match(delen.at(-1) ?? '', new RegExp(`^${naam}: (passes|fails)`, 'm'));
});

test('a row fails when the served policy passes it and the other does not, and only then', () => {
  const measured = { binnenVijf: 1, succes: 0.8, dekking: 0.95, volgfout: 0.5, terugIn14: 1, gaten: 1, bekendNa4Weken: 0.9 };
  const rest = { logverlies: 0.03, ece: 0, vals85: 0, gemist: 0.2, woordenErbij: 1, rustigBinnenVijf: 1, onrustigSucces: 1 };
  const more = { onvoorzienbaar: 0, bias: 0, biasAlles: 0, beheerst: 1, vals80: 0 };
  const gewoon = { ...measured, ...rest, ...more };
  const of = { clairvoyant: { ...gewoon, woordenErbij: 1.3 }, random: { ...gewoon, woordenErbij: 0.7 } };
  const titles = (rows: readonly number[]): readonly (string | undefined)[] => rows.map((row) => LEVELS[row]?.title);
  assert.deepEqual(failing(gewoon, { ...gewoon, logverlies: 0.05 }, of), [], 'the served one fails it too');
  assert.deepEqual(titles(failing(gewoon, { ...gewoon, gemist: 0.36 }, of)), ['missed mastery (.35)']);
  const fewer = failing(gewoon, { ...gewoon, woordenErbij: 0.8 }, of);
  assert.deepEqual(titles(fewer), ['learning, share of clairvoyant (.72)', 'learning x random (1.25)']);
});
