import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { plangroeiTeksten } from './groei.ts';
import { groepsplanTeksten } from './groepsplan.ts';
import { planTeksten } from './plan.ts';
import { planbladTeksten } from './planblad.ts';
import { inRegio } from './termen.ts';
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

test('check 28: no text of any area says handelingsplan, normgroep or RT to a Flemish reader', async () => {
  const fout: string[] = [];
  let teksten = 0;
  for (const bestand of readdirSync(import.meta.dirname).filter((naam) => naam.endsWith('.ts') && !naam.endsWith('.test.ts'))) {
    const module: Readonly<Record<string, unknown>> = await import(path.join(import.meta.dirname, bestand));
    for (const waarde of Object.values(module)) {
      const { naam, nl, be } = Object(waarde) as { naam?: unknown; nl?: unknown; be?: unknown };
      if (typeof naam !== 'string' || typeof nl !== 'object') continue;
      for (const [pad, tekst] of vlaams(nl, be, naam)) {
        teksten++;
        if (/handelingsplan|\bnormgroep|\bRT\b/i.test(inRegio(tekst, 'be'))) fout.push(`${pad}: ${tekst}`);
      }
    }
  }
  assert.ok(teksten > 3000, `${teksten} texts`);
  assert.deepEqual(fout, []);
});
