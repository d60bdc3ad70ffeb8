import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Leesniveau, Leesvorm } from '@spelrijk/domain/leesopgave';
import { lintAlleGeluid, lintGeluid } from '../../tools/lint-geluid.ts';
import { loadTeksten } from '../lezen.ts';
import { GRAFEMEN } from './letters/grafemen.ts';
import { LEESOPDRACHTEN, LEESTIPS } from './opdrachten.ts';
import { KLANKREGELS, OPDRACHTREGELS, loadSpreekregels } from './speak.ts';

const REGELS = (await Promise.all(Leesniveau.options.map(loadSpreekregels))).flat();

test('every key is given once and every text says something', () => {
  const sleutels = [...KLANKREGELS, ...OPDRACHTREGELS, ...REGELS].map(({ sleutel }) => sleutel);
  assert.equal(new Set(sleutels).size, sleutels.length);
  for (const { sleutel, tekst } of REGELS) assert.ok(tekst.trim() !== '', sleutel);
});

test('every letter and every form has something to say', () => {
  assert.equal(KLANKREGELS.length, GRAFEMEN.length);
  for (const { sleutel, ipa } of KLANKREGELS) assert.match(ipa ?? '', /^[a-zɑɛɪɔʏəœøŋɣʋːˈ]+$/u, sleutel);
  for (const vorm of Leesvorm.options) {
    assert.match(LEESOPDRACHTEN[vorm], /[.?]$/);
    assert.match(LEESTIPS[vorm], /^[A-Z].*[.?]$/);
    assert.notEqual(LEESTIPS[vorm], LEESOPDRACHTEN[vorm]);
  }
});

test('a text is spoken sentence by sentence, and every question with each of its answers', async () => {
  const sleutels = new Set(REGELS.map(({ sleutel }) => sleutel));
  for (const tekst of await loadTeksten('m4')) {
    for (const n of tekst.alineas.flat().keys()) assert.ok(sleutels.has(`zin/${tekst.id}/${n}`));
    for (const vraag of tekst.vragen) {
      assert.ok(sleutels.has(`vraag/${vraag.id}`));
      for (const n of [vraag.antwoord, ...vraag.fout].keys()) assert.ok(sleutels.has(`keuze/${vraag.id}/${n}`));
    }
  }
});

test('check 17: every line of every text has a clip, and one that has none fails the lint by its name', async () => {
  assert.deepEqual(await lintAlleGeluid(), []);
  const regels = (await Promise.all(Leesniveau.options.map(loadSpreekregels))).flat();
  const stom = regels.find(({ sleutel }) => sleutel.startsWith('keuze/m4-03')) ?? assert.fail('an option');
  const gezegd = new Set(regels.map(({ tekst }) => tekst));
  assert.deepEqual(lintGeluid(regels, gezegd), []);
  gezegd.delete(stom.tekst);
  const [eerste] = lintGeluid(regels, gezegd);
  assert.deepEqual([eerste?.word, eerste?.reason], [stom.sleutel, `er is geen geluid voor: ${stom.tekst}`]);
});
