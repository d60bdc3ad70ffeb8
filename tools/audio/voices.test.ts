/** How a voice is kept on disk, and the neural engine as far as it goes without a model. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { AUDIO_MAP } from './bank.ts';
import { openSherpa } from './engines/sherpa.ts';
import { mp3Ms } from './mp3.ts';
import { type PackChange, type VoiceManifest, packNames, readManifest, readPack, updateVoice } from './packs.ts';
import type { PlanClip } from './plan.ts';
import { clipOf } from './recept.ts';

const FOLDERS: string[] = [];
after(() => {
  for (const folder of FOLDERS) rmSync(folder, { recursive: true, force: true });
});

function temp(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-stem-'));
  FOLDERS.push(folder);
  return folder;
}
const MANIFEST: VoiceManifest = { name: 'Proef', region: 'nl', licence: 'MIT', source: 'de test', recipe: 'proef 1' };
const woord = (tekst: string, pack: string): PlanClip => ({ ...clipOf('woord', tekst), pack });

/** Some real MP3s of the shipped voice, so that they can be weighed. */
const MP3S = [...readPack(AUDIO_MAP, 'categorie-ei-ij').values()].map(({ bytes }) => bytes);

/** Brings a voice in a folder up to these clips. @returns what was asked to be rendered, and what changed */
async function bring(map: string, clips: readonly PlanClip[], manifest = MANIFEST): Promise<{ gevraagd: string[]; packs: PackChange[] }> {
  const gevraagd: string[] = [];
  const packs: PackChange[] = [];
  await updateVoice({
    map,
    manifest,
    clips,
    report: (change) => packs.push(change),
    render: (lijst) => {
      gevraagd.push(...lijst.map(({ gesproken }) => gesproken));
      return Promise.resolve(lijst.map(({ gesproken }) => (gesproken === 'zwijg' ? null : (MP3S[gesproken.length] ?? null))));
    },
  });
  return { gevraagd, packs };
}

const bytesOf = (map: string): string[] =>
  packNames(map).map((naam) => `${naam} ${readFileSync(path.join(map, `${naam}.pack`)).toString('base64')}`);
const BEGIN = [woord('vis', 'dieren'), woord('paard', 'dieren'), woord('boom', 'planten')];

test('a new word costs one clip and touches one pack; the others keep their bytes', async () => {
  const map = temp();
  assert.deepEqual((await bring(map, BEGIN)).gevraagd.sort(), ['boom', 'paard', 'vis']);
  const eerst = bytesOf(map);
  const { gevraagd, packs } = await bring(map, [...BEGIN, woord('olifant', 'dieren')]);
  assert.deepEqual(gevraagd, ['olifant']);
  assert.deepEqual(packs, [
    { pack: 'dieren', nieuw: 1, weg: 0, gelijk: 2 },
    { pack: 'planten', nieuw: 0, weg: 0, gelijk: 1 },
  ]);
  assert.equal(bytesOf(map)[1], eerst[1]);
  assert.notEqual(bytesOf(map)[0], eerst[0]);
});

test('the same words are the same bytes, whatever way they came there', async () => {
  const [ineens, langzaam] = [temp(), temp()];
  await bring(ineens, BEGIN);
  await bring(langzaam, [woord('kat', 'weg'), ...BEGIN.slice(1)]);
  await bring(langzaam, BEGIN.toReversed());
  assert.deepEqual(bytesOf(langzaam), bytesOf(ineens));
});

test('what nothing asks for any more goes, with its pack; a word that moves is copied', async () => {
  const map = temp();
  await bring(map, BEGIN);
  const { gevraagd } = await bring(map, [woord('vis', 'zee')]);
  assert.deepEqual(gevraagd, []);
  assert.deepEqual(packNames(map), ['zee']);
});

test('made in another way everything is rendered anew, and what a voice cannot say is left out', async () => {
  const map = temp();
  await bring(map, BEGIN);
  const { gevraagd } = await bring(map, [...BEGIN, woord('zwijg', 'dieren')], { ...MANIFEST, recipe: 'proef 2' });
  assert.equal(gevraagd.length, 4);
  assert.equal(readPack(map, 'dieren').size, 2);
  assert.equal(readManifest(map)?.recipe, 'proef 2');
});

test('the length of an MP3 is read from its first frame, and anything else is refused', () => {
  for (const bytes of MP3S.slice(0, 20)) assert.ok(Math.abs(mp3Ms(bytes) - (1000 * 8 * (bytes.length - 180)) / 16_000) < 110);
  assert.throws(() => mp3Ms(new Uint8Array(500)));
});

/** A folder of a model with these files. */
function model(...bestanden: string[]): string {
  const map = temp();
  for (const naam of bestanden) {
    if (naam.endsWith('/')) mkdirSync(path.join(map, naam));
    else writeFileSync(path.join(map, naam), 'x');
  }
  return map;
}

test('a folder that is no model is refused with a sentence that says what is missing', () => {
  assert.throws(() => openSherpa('/nergens'), /De map \/nergens is er niet/);
  assert.throws(() => openSherpa(model('tokens.txt')), /staat geen model/);
  assert.throws(() => openSherpa(model('model.onnx')), /ontbreekt tokens\.txt/);
  assert.throws(() => openSherpa(model('model.onnx', 'tokens.txt')), /ontbreekt de map espeak-ng-data/);
  assert.throws(() => openSherpa(model('a.onnx', 'b.onnx')), /staan meer modellen/);
});

const HEEL = ['model.onnx', 'tokens.txt', 'espeak-ng-data/'] as const;

/** A library in the place of sherpa-onnx-node, beside the model. */
function withLibrary(text: string): string {
  const map = model(...HEEL);
  const hier = path.join(map, 'node_modules/sherpa-onnx-node');
  mkdirSync(hier, { recursive: true });
  writeFileSync(path.join(hier, 'package.json'), '{"name":"sherpa-onnx-node","main":"x.js"}');
  writeFileSync(path.join(hier, 'x.js'), text);
  return map;
}

const zeg = (tekst?: string) => clipOf('langzaam', 'hond', tekst === undefined ? {} : { tekst });

test('a voice says what is written, at the speed of the clip, and leaves what only phonemes say', async () => {
  const engine = openSherpa(
    withLibrary(`exports.OfflineTts = class {
      constructor({ model: { vits } }) { if (!vits.tokens.endsWith('tokens.txt') || vits.noiseScale !== 0) throw new Error('config'); }
      generate({ text, speed }) { return { samples: new Float32Array(text.length * 1000).fill(speed / 2), sampleRate: 16000 }; }
    };`),
  );
  const [hond, kameel, klank] = await Promise.all([engine.speak(zeg('hond')), engine.speak(zeg('kameel')), engine.speak(zeg())]);
  engine.close();
  assert.equal(hond?.hertz, 16_000);
  assert.equal(hond?.monsters.length, 4000);
  assert.equal(kameel?.monsters.length, 6000);
  assert.ok(Math.abs((hond?.monsters[0] ?? 0) - 80 / 140 / 2) < 0.001);
  assert.equal(klank, null);
  assert.match(engine.recipe, /^sherpa-onnx model\.onnx [0-9a-f]{16}$/);
});

test('a library that ends the process is a clear sentence with its own words, for this clip and the next', async () => {
  const engine = openSherpa(
    withLibrary(`process.stderr.write('Failed to load model because protobuf parsing failed'); process.exit(255);`),
  );
  await assert.rejects(engine.speak(zeg('hond')), /sprak niet \(sherpa-onnx stopte met code 255\)[\s\S]*protobuf parsing failed/);
  await assert.rejects(engine.speak(zeg('hond')), /sprak niet/);
});
