import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { AUDIO_MAP, readBank, readRegels } from './bank.ts';
import { toEspeak } from '@spelrijk/spraak/fonemen';
import { currentPlan, indexText, planOf } from './plan.ts';
import { clipOf } from './recept.ts';
import { readRegelspraak, readUitspraak } from './uitspraak.ts';

const bestanden = readdirSync(AUDIO_MAP).filter((naam) => naam !== 'index.json');

test('the index says exactly what the bank and the rules ask for now', async () => {
  const { index } = await currentPlan();
  assert.equal(readFileSync(path.join(AUDIO_MAP, 'index.json'), 'utf8'), indexText(index), 'run `npm run audio`');
});

test('every clip exists as ogg and as mp3 and no other file lies beside them', async () => {
  const { clips } = await currentPlan();
  const nodig = [...clips.keys()].flatMap((adres) => [`${adres}.mp3`, `${adres}.ogg`]).sort();
  assert.deepEqual(bestanden.toSorted(), nodig, 'run `npm run audio`');
});

test('no clip is empty and a word with its sentence costs less than 25 kB, so that the folder can stay in the repository', () => {
  const maten = bestanden.map((naam) => statSync(path.join(AUDIO_MAP, naam)).size);
  assert.ok(Math.min(...maten) > 300);
  assert.ok(maten.reduce((som, maat) => som + maat, 0) < 25_000 * readBank().length);
});

test('every IPA sign of the bank has a phoneme name', () => {
  for (const { ipa } of readBank()) assert.match(toEspeak(ipa), /^\[\[[\w@:#']+\]\]$/, ipa);
});

test('every spoken form of a rule belongs to a rule as it is worded now', async () => {
  const regels = new Set((await readRegels()).values());
  for (const regel of readRegelspraak().keys()) assert.ok(regels.has(regel), regel);
});

test('the address of a clip depends on text and speed only', () => {
  assert.equal(clipOf('zin', 'hond').adres, clipOf('regel', 'hond').adres);
  assert.notEqual(clipOf('woord', 'hond').adres, clipOf('langzaam', 'hond').adres);
  assert.match(clipOf('woord', 'hond').adres, /^[0-9a-f]{16}$/);
});

test('a plan does not depend on the order of the bank', () => {
  const uitspraak = readUitspraak();
  const bank = readBank().slice(0, 20);
  const text = (woorden: typeof bank): string => indexText(planOf(woorden, new Map(), new Map(), uitspraak).index);
  assert.equal(text(bank), text(bank.toReversed()));
});
