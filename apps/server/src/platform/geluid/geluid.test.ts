import { test } from 'node:test';
import assert from 'node:assert/strict';
import { writeFileSync, mkdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { master, measure } from '@spelrijk/spraak/monsters';
import { STEM } from '@spelrijk/spraak/recept';
import type { Geluid } from '@spelrijk/spraak/wav';
import { AppError } from '../app-error.ts';
import { createOpus } from './opus.ts';
import { createSynthesiser, noSynthesiser } from './synthesiser.ts';
import { createTempFolder } from '../../../test/fixtures.ts';

const zeg = (gesproken: string) => ({ gesproken, snelheid: 115, stem: STEM });
const synthesiser = createSynthesiser();
const opus = createOpus();

const createToon = (seconden: number): Geluid => ({
  hertz: 22_050,
  monsters: Float32Array.from({ length: 22_050 * seconden }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 300 * i) / 22_050)),
});

test('the synthesiser comes with the install and says a word, a sentence and phonemes', async () => {
  assert.ok(synthesiser.aanwezig);
  const [woord, zin, fonemen, niets] = await synthesiser.speak([zeg('hond'), zeg('De hond blaft.'), zeg("[[k'e:k]]"), zeg('')]);
  for (const geluid of [woord, zin, fonemen]) {
    assert.ok(geluid);
    assert.equal(geluid.hertz, 22_050);
    assert.ok(measure(geluid.monsters, geluid.hertz).luidheid > -40);
  }
  assert.ok(zin && woord && zin.monsters.length > woord.monsters.length);
  assert.equal(niets, null);
});

test('a text cannot become an option of the program, and has no files, network or environment to reach', async () => {
  const [optie] = await synthesiser.speak([zeg('--version')]);
  assert.ok(optie && optie.monsters.length > 10_000);
});

/** A program in the place of the synthesiser. */
function stand(text: string): string {
  const map = createTempFolder('stem');
  mkdirSync(join(map, 'node_modules/espeak-ng'), { recursive: true });
  writeFileSync(join(map, 'node_modules/espeak-ng/package.json'), '{"name":"espeak-ng","main":"x.js"}');
  writeFileSync(join(map, 'node_modules/espeak-ng/x.js'), '');
  writeFileSync(join(map, 'main.mjs'), text);
  return join(map, 'main.mjs');
}

test('a program that hangs is killed, and the next one gets its turn', async () => {
  const traag = createSynthesiser({ program: stand('setInterval(() => {}, 1000)'), timeout: 400 });
  assert.deepEqual(await traag.speak([zeg('a')]), [null]);
  assert.deepEqual(await traag.speak([zeg('b'), zeg('c')]), [null, null]);
});

test('who comes when too many wait is told to come back, and is welcome then', async () => {
  const program = stand('setTimeout(() => {}, 150)');
  const druk = createSynthesiser({ program, timeout: 5000, wachtrij: 3 });
  const drie = [1, 2, 3].map(() => druk.speak([zeg('a')]));
  await assert.rejects(
    druk.speak([zeg('b')]),
    (fout) => fout instanceof AppError && fout.code === 'spraak/te-druk' && fout.retryAfter === 5,
  );
  await Promise.all(drie);
  assert.deepEqual(await druk.speak([zeg('c')]), [null]);
});

test('the program may not read what is not its own, nor write', async () => {
  const doel = join(createTempFolder('weg'), 'uit');
  const geheim = join(import.meta.dirname, 'opus.ts');
  const kwaad = `import fs from 'node:fs';
    for (const poging of [() => fs.readFileSync(${JSON.stringify(geheim)}), () => fs.writeFileSync(${JSON.stringify(doel)}, 'x'), () => { if (process.env.PATH || process.env.HOME) fs.x(); else throw 1; }])
      try { poging(); process.stdout.write('gelukt'); } catch {}`;
  const kwaadaardig = createSynthesiser({ program: stand(kwaad) });
  assert.deepEqual(await kwaadaardig.speak([zeg('a')]), [null]);
  assert.ok(!existsSync(doel));
});

test('without the program there is a clear refusal', async () => {
  assert.ok(!createSynthesiser({ program: '/nergens/main.ts' }).aanwezig);
  await assert.rejects(noSynthesiser.speak([zeg('a')]), (fout) => fout instanceof AppError && fout.code === 'spraak/geen-stem');
});

test('sound survives the file: same length, nearly the same loudness, a few kB a second', async () => {
  const geluid = createToon(1);
  const ogg = await opus.encode(geluid, 24_000);
  assert.ok(ogg.length < 6000, String(ogg.length));
  const terug = await opus.decode(ogg);
  assert.equal(terug.hertz, 24_000);
  assert.equal(terug.monsters.length, 24_000);
  assert.ok(Math.abs(measure(terug.monsters, 24_000).luidheid - measure(geluid.monsters, 22_050).luidheid) < 1);
});

test('the same sound is the same file', async () => {
  const geluid = { hertz: 22_050, monsters: master(createToon(1).monsters, 22_050) };
  assert.deepEqual(await opus.encode(geluid, 24_000), await opus.encode(geluid, 24_000));
});

test('a file that a well-known encoder made is read too', async () => {
  const geluid = await opus.decode(readFileSync(join(import.meta.dirname, 'fixtures/libopus.ogg')));
  assert.ok(measure(geluid.monsters, geluid.hertz).luidheid > -26);
});

test('what is no sound is refused, and the thread lives on', async () => {
  await assert.rejects(opus.decode(new TextEncoder().encode('<html>')));
  await assert.rejects(opus.decode(new Uint8Array(0)));
  assert.ok((await opus.encode(createToon(1), 16_000)).length > 100);
});
