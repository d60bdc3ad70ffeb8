import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { AUDIO_MAP, readBank, readRegels } from './bank.ts';
import { toEspeak } from '@spelrijk/spraak/fonemen';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { alleFouten, gezegd } from '@spelrijk/taal/alle-uitleg';
import { KLANKREGELS, OPDRACHTREGELS } from '@spelrijk/taal/speak';
import { manifests } from '@spelrijk/games/manifests';
import { type Klanksoort, readKlanken } from './klanken.ts';
import { readLetters } from './letters.ts';
import { onderscheid } from './onderscheid.ts';
import { keptPlan, indexText, planOf } from './plan.ts';
import { doelWoorden, gameTeksten, hostTeksten, readTeksten, zinTeksten } from './teksten.ts';
import { readKlankmetingen } from './klankmeting.ts';
import { packNames, readPack, toPackclip } from './packs.ts';
import { clipOf } from './recept.ts';
import { writePack } from '@spelrijk/spraak/pack';
import { clipOfRegel, readBevindingen, readRegelspraak, readUitspraak, ZINSWOORDEN_TSV } from './uitspraak.ts';

const packs = new Map(packNames(AUDIO_MAP).map((naam) => [naam, readPack(AUDIO_MAP, naam)]));
const klanken = [...packs.values()].flatMap((pack) => [...pack.values()]);

test('the index says exactly what the bank and the rules ask for now', async () => {
  const { index } = await keptPlan();
  assert.equal(readFileSync(path.join(AUDIO_MAP, 'index.json'), 'utf8'), indexText(index), 'run `npm run audio`');
});

test('every clip lies in the pack of its kind, once, and nothing else lies there', async () => {
  const { clips } = await keptPlan();
  const nodig = [...clips.values()].map(({ adres, pack }) => `${pack} ${adres}`).sort();
  const daar = [...packs].flatMap(([naam, pack]) => [...pack.keys()].map((id) => `${naam} ${id}`)).sort();
  assert.deepEqual(daar, nodig, 'run `npm run audio`');
  // The loose Ogg files of before are read by nothing; they go in a change of their own, because a change has a largest size.
  const bestanden = readdirSync(AUDIO_MAP).filter((naam) => !naam.endsWith('.pack'));
  assert.deepEqual(bestanden.toSorted(), ['index.json', 'voice.json', 'woordtijden.json']);
});

test('every clip is what its index says: its bytes, its length, MP3 of one voice', () => {
  for (const { id, bytes, hash, ms } of klanken) assert.deepEqual(toPackclip(id, bytes), { id, bytes, hash, ms }, id);
});

test('every pack is written as it would be written now, whatever it was made from', () => {
  for (const [naam, pack] of packs)
    assert.ok(readFileSync(path.join(AUDIO_MAP, `${naam}.pack`)).equals(writePack([...pack.values()].toReversed())), naam);
});

test('no clip is empty and a clip costs less than 5.5 kB, a sentence of a text being longer than a word, so that the packs can stay in the repository: about a hundred files', () => {
  assert.ok(Math.min(...klanken.map(({ bytes }) => bytes.length)) > 300);
  const maten = [...packs.keys()].map((naam) => statSync(path.join(AUDIO_MAP, `${naam}.pack`)).size);
  assert.ok(maten.reduce((som, maat) => som + maat, 0) < 5500 * klanken.length);
  assert.ok(packs.size > 80 && packs.size < 140, String(packs.size));
});

test('every IPA sign of the bank has a phoneme name', () => {
  for (const { ipa } of readBank().filter(({ voluit }) => voluit === '')) assert.match(toEspeak(ipa), /^\[\[[\w@:#']+\]\]$/, ipa);
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
  const bank = readBank().slice(0, 20);
  const bronnen = {
    losse: [],
    regels: new Map(),
    regelspraak: new Map(),
    klanken: readKlanken(),
    programma: [],
    stappen: [],
    zinnen: new Map(),
    lezen: new Map(),
    namen: new Map(),
    uitleg: { vast: [], woorden: [] },
    uitspraak: readUitspraak(),
    bevindingen: [],
  };
  const text = (woorden: typeof bank): string => indexText(planOf({ ...bronnen, bank: woorden }).index);
  const packsVan = (woorden: typeof bank): string[] =>
    [...planOf({ ...bronnen, bank: woorden }).clips.values()].map(({ adres, pack }) => `${adres} ${pack}`).sort();
  assert.equal(text(bank), text(bank.toReversed()));
  assert.deepEqual(packsVan(bank), packsVan(bank.toReversed()));
});

test('every grapheme that a child learns has its sound', () => {
  const geleerd = new Set(CATEGORIEEN.find(({ id }) => id === 'letterkennis')?.voorbeelden);
  const klanken = new Set(readKlanken().map(({ grafeem }) => grafeem));
  assert.ok(geleerd.size >= 34);
  assert.deepEqual(
    [...geleerd].filter((grafeem) => !klanken.has(grafeem)),
    [],
  );
});

/** What must be heard of a kind of sound: length in ms and share of it with a voice. A stop is a burst: a vowel behind it would be a voice. */
const EIS: Readonly<Record<Klanksoort, { readonly ms: readonly [number, number]; readonly stem: readonly [number, number] }>> = {
  klinker: { ms: [180, 560], stem: [0.9, 1] },
  stem: { ms: [100, 400], stem: [0.8, 1] },
  ratel: { ms: [150, 400], stem: [0.5, 1] },
  plofstem: { ms: [50, 130], stem: [0.7, 1] },
  plof: { ms: [10, 120], stem: [0, 0] },
  ruis: { ms: [150, 420], stem: [0, 0.15] },
};
const metingen = new Map(readKlankmetingen().map((meting) => [meting.grafeem, meting]));

for (const { grafeem, soort, clip } of readKlanken())
  test(`the sound of ${grafeem} is a pure ${soort}, as measured in its bytes`, () => {
    const { hash, ms = 0, stem = -1 } = metingen.get(grafeem) ?? {};
    assert.equal(hash, packs.get('klanken')?.get(clip.adres)?.hash, 'run `npm run audio`: other bytes were measured');
    const { ms: lengte, stem: aandeel } = EIS[soort];
    assert.ok(ms >= lengte[0] && ms <= lengte[1], `${ms} ms`);
    assert.ok(stem >= aandeel[0] && stem <= aandeel[1], `voice ${stem}`);
  });

/** Words of sentences, texts and explanations that voice and language engine say otherwise, of some 10,000. It may only go down. */
const MEEST_ANDERS = 1;

test('no more words of sentences are said otherwise than the engine says, and a repaired one is not among them', () => {
  const rijen = readFileSync(ZINSWOORDEN_TSV, 'utf8').trimEnd().split('\n').slice(1);
  assert.ok(rijen.length <= MEEST_ANDERS, `${rijen.length}`);
  const hersteld = readUitspraak();
  assert.deepEqual(
    rijen.map((rij) => rij.split('\t')[0] ?? '').filter((woord) => hersteld.has(woord)),
    [],
  );
  for (const woord of [
    'gekleurd',
    'trage',
    'nagerecht',
    'vasthouden',
    'ingenieurs',
    'courgettes',
    'probeerde',
    'geklopt',
    'badkuip',
    'boekenrek',
    'joggen',
  ])
    assert.ok(hersteld.has(woord), woord);
});

test('every word that is known to be said wrong is repaired or blocked, says why, and is in the bank', () => {
  const bank = new Set(readBank().map(({ woord }) => woord));
  const uitspraak = readUitspraak();
  const bevindingen = readBevindingen();
  assert.ok(bevindingen.length > 100);
  for (const { woord, stand, reden } of bevindingen) {
    assert.ok(bank.has(woord), woord);
    assert.ok(reden.length > 10, woord);
    if (stand === 'hersteld') assert.ok(uitspraak.has(woord.toLowerCase()) || uitspraak.has(woord), woord);
  }
});

test('what games and host say has a sound, in every form of a game, without gaps to fill', async () => {
  const { index } = await keptPlan();
  for (const game of manifests) for (const tekst of gameTeksten(game)) assert.ok(index.programma[tekst], tekst);
  for (const tekst of hostTeksten()) assert.doesNotMatch(tekst, /\{\{/);
  assert.ok(index.programma['Bijna']);
});

test('every step of every rule, every sentence and every line of a reading text has a sound', async () => {
  const { index } = await keptPlan();
  for (const { uitleg } of CATEGORIEEN) for (const stap of uitleg) assert.ok(index.teksten[stap], stap);
  for (const tekst of [...zinTeksten(), ...(await readTeksten())]) assert.ok(index.teksten[tekst], tekst);
  assert.ok(zinTeksten().length > 1000);
});

test('every word that a sentence was written for can be heard by itself', async () => {
  const { index } = await keptPlan();
  assert.ok(doelWoorden().length > 500);
  for (const woord of doelWoorden()) assert.ok(index.woorden[woord]?.woord, woord);
});

test('every sound and every letter name of the reading lessons can be heard, and so can what is asked', async () => {
  const { index } = await keptPlan();
  for (const { sleutel, tekst } of KLANKREGELS)
    assert.ok(sleutel.startsWith('naam/') ? index.teksten[tekst] : index.klanken[tekst], sleutel);
  for (const { tekst } of OPDRACHTREGELS) assert.ok(index.programma[tekst], tekst);
});

test('a gap in a sentence is a pause, marks around a word are not read aloud', () => {
  assert.equal(clipOfRegel('De hond ligt in zijn ___. [Hij] slaapt.', new Map()).gesproken, 'De hond ligt in zijn  ... . Hij slaapt.');
});

test('every explanation of an error can be said whole: its sentence, its words and its letters', async () => {
  const { index } = await keptPlan();
  const isVast = (tekst: string): boolean => Object.hasOwn(index.programma, tekst);
  for (const fout of alleFouten(12)) {
    for (const zin of gezegd(fout, isVast)) {
      assert.ok(zin, `${fout.getypt} for ${fout.doel.woord} as ${fout.afwijking.label}`);
      for (const { soort, tekst } of zin) if (soort === 'woord') assert.ok(tekst === fout.doel.woord || index.teksten[tekst], tekst);
    }
  }
});

const LETTERS: readonly (readonly [string, string])[] = [
  ['Schrijf je ei of ij?', "Schrijf je korte [['EI]] of lange [['EI]]?"],
  ['Met de korte ei en een d.', "Met de korte [['EI]] en een d."],
  ['Je hoort een s en daarna een k.', 'Je hoort een [[sss]] en daarna een k.'],
  ['Hak het: m-aa-n.', "Hak het: [[@m]], [['a:]], [[@n]]."],
  ['Maak de ik-vorm.', 'Maak de ik-vorm.'],
  ["Denk aan 's avonds en foto's.", "Denk aan 's avonds en foto's."],
];
for (const [geschreven, gelezen] of LETTERS)
  test(`${geschreven} is read with its letters as in class`, () => assert.equal(readLetters(geschreven), gelezen));

test('a sound differs from another and not from itself', () => {
  const createToon = (hertz: number): Float32Array =>
    Float32Array.from({ length: 11_025 }, (_, i) => 0.3 * Math.sin((2 * Math.PI * hertz * i) / 22_050));
  assert.equal(onderscheid(createToon(300), createToon(300), 22_050), 0);
  assert.ok(onderscheid(createToon(300), createToon(1500), 22_050) > 9);
});
