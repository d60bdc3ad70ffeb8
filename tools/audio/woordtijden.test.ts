import { test } from 'node:test';
import assert from 'node:assert/strict';
import { loadTeksten } from '@spelrijk/taal/lezen';
import { Leesniveau } from '@spelrijk/domain/leesopgave';
import { AUDIO_MAP } from './bank.ts';
import { readPack } from './packs.ts';
import { keptPlan } from './plan.ts';
import { readWoordtijden, splitStukken, tijdenVan } from './woordtijden.ts';

test('pieces are what stands between spaces, phonemes whole, in code points', () => {
  assert.deepEqual(splitStukken("𝄞 De [[h'O nt]], en"), [
    { van: 0, tot: 1, klinkt: false },
    { van: 2, tot: 4, klinkt: true },
    { van: 5, tot: 16, klinkt: true },
    { van: 17, tot: 19, klinkt: true },
  ]);
});

test('each piece begins with its first word; a sign by itself goes with what was before; an unknown word leaves all out', () => {
  assert.deepEqual(
    tijdenVan('In 1950 – ja.', [
      [0, 60],
      [3, 204],
      [4, 480],
      [10, 901],
    ]),
    [6, 20, 20, 90],
  );
  assert.deepEqual(
    tijdenVan('In de bus', [
      [0, 60],
      [6, 400],
    ]),
    [],
  );
});

const teksten = (await Promise.all(Leesniveau.options.map((niveau) => loadTeksten(niveau)))).flat();
const { index, clips } = await keptPlan();
const tijden = readWoordtijden();

test('of every title and sentence of a reading text is known when its words begin, each within its own clip and none before another', () => {
  const packs = new Map<string, ReturnType<typeof readPack>>();
  const stom: string[] = [];
  let regels = 0;
  for (const { titel, alineas } of teksten)
    for (const zin of [titel, ...alineas.flat()]) {
      const clip = clips.get(index.teksten[zin] ?? '') ?? assert.fail(zin);
      regels += 1;
      const begins = tijden[clip.adres] ?? assert.fail(`run \`npm run audio\`: ${zin}`);
      if (begins.length === 0) {
        stom.push(zin);
        continue;
      }
      // The screen lights by what stands between spaces there.
      assert.equal(begins.length, zin.split(/\s+/).length, zin);
      const pack = packs.get(clip.pack) ?? readPack(AUDIO_MAP, clip.pack);
      packs.set(clip.pack, pack);
      const ms = pack.get(clip.adres)?.ms ?? assert.fail(zin);
      assert.deepEqual(
        begins,
        begins.toSorted((a, b) => a - b),
        zin,
      );
      assert.ok((begins.at(-1) ?? 0) * 10 < ms, `${zin}: ${begins.join(' ')} in ${ms} ms`);
    }
  // One in 150: "niet meer" is one word to the voice, and the screen lights what it can.
  assert.ok(stom.length * 150 <= regels, `${stom.length}: ${stom.join(' | ')}`);
});
