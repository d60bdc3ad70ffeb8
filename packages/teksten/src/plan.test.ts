import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plangroeiTeksten } from './groei.ts';
import { groepsplanTeksten } from './groepsplan.ts';
import { planTeksten } from './plan.ts';
import { planbladTeksten } from './planblad.ts';
import { zorgTeksten } from './zorg.ts';

/** Every text as a Flemish reader gets it, by its key. */
function* vlaams(nl: unknown, be: unknown, pad: string): Generator<readonly [pad: string, tekst: string]> {
  if (typeof nl === 'string') yield [pad, typeof be === 'string' ? be : nl];
  else for (const [key, inner] of Object.entries(Object(nl))) yield* vlaams(inner, Reflect.get(Object(be), key), `${pad}.${key}`);
}

test('check 28: a Flemish reader reads of a zorgplan, a klas and a fase, never of a handelingsplan, a groep or an ondersteuningsniveau', () => {
  const fout: string[] = [];
  for (const { naam, nl, be } of [planTeksten, planbladTeksten, plangroeiTeksten, zorgTeksten, groepsplanTeksten])
    for (const [pad, tekst] of vlaams(nl, be, naam))
      if (/handelingsplan|\b(?:norm)?groep(?:en)?\b|ondersteuningsniveau|\bRT\b/i.test(tekst)) fout.push(`${pad}: ${tekst}`);
  assert.deepEqual(fout, []);
});
