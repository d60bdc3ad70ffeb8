import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { findStuk, leerlijnVan, vraagVan } from '../../apps/server/src/features/oefenen/standen/index.ts';
import { stukkenVan, zinStuk } from '../../apps/server/src/features/oefenen/standen/stukken.ts';
import { buildOpgave } from '../../apps/server/src/features/oefenen/opgaven/opgaven.ts';
import { findZin } from '@spelrijk/taal/alle-zinnen';
import { loadWoordenboek } from '../../packages/taal/tools/woordenboek.ts';
import { createRegels } from './regels.ts';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Oefenstuk, Vraag } from '../../apps/server/src/features/oefenen/standen/index.ts';
import { hoogsteAandeel, lengteVan, naVorige, sampleFoutentaken, sampleTaken, sampleTekens } from './taken.ts';
import { ALLES_KLINKT } from '../../apps/server/test/fixtures.ts';

/** As a taak of eight shows it: five of seven would tell. */
const NA_VORIGE = 0.65;
const AANDEEL = 0.6;
const gewone = sampleTaken();
const fouten = sampleFoutentaken();
const taken = [...gewone, ...fouten.gekozen];

test('choosing taken of many categories are in the sample', () => {
  assert.ok(gewone.length > 300, `${gewone.length}`);
  assert.ok(new Set(gewone.map(({ categorie }) => categorie)).size > 35);
});

test('so are taken with own mistakes, chosen and written', () => {
  assert.ok(fouten.gekozen.length > 80, `${fouten.gekozen.length}`);
  assert.ok(fouten.aantal - fouten.gekozen.length > 80, `${fouten.aantal} in all`);
});

test('no answer, no length of answer and no place is right in more than 60% of a taak', () => {
  for (const { categorie, vorm, antwoorden, keuzes, plekken } of taken) {
    const waar = `${categorie} ${vorm}: ${antwoorden.join(' ')}`;
    assert.ok(hoogsteAandeel(antwoorden) <= AANDEEL, waar);
    assert.ok(hoogsteAandeel(plekken) <= AANDEEL, `${waar} op ${plekken.join()}`);
    if (vorm !== 'ontbrekend-grafeem' && vorm !== 'kies') continue;
    assert.ok(hoogsteAandeel(antwoorden.map((antwoord, i) => lengteVan(antwoord, keuzes[i] ?? []))) <= AANDEEL, waar);
  }
});

test('of two signs that are written neither is right in more than 60% of a taak', () => {
  for (const tekens of sampleTekens()) {
    assert.ok(tekens.length >= 8, `${tekens.length} written`);
    assert.ok(hoogsteAandeel(tekens) <= AANDEEL, tekens.join(' '));
  }
});

test('no answer and no place follows from the one before', () => {
  for (const { categorie, vorm, antwoorden, plekken } of taken) {
    assert.ok(naVorige(antwoorden) <= NA_VORIGE, `${categorie} ${vorm}: ${antwoorden.join(' ')}`);
    assert.ok(naVorige(plekken) <= NA_VORIGE, `${categorie} ${vorm} op ${plekken.join()}`);
  }
});

/** An opgave of this form, as the server would build it of this sentence. */
function opgaveVan(stuk: Oefenstuk, vorm: Oefenvorm, vraag: Vraag) {
  return buildOpgave({ stuk, vraag, vorm, soort: 'nieuw' }, { regio: 'nl', audio: ALLES_KLINKT, flits: {}, now: 0 }, createRandom(1));
}

test('a sign that nobody hears is never dictated, and the check over all opgaven fails where it is', () => {
  const regels = createRegels(loadWoordenboek());
  const oordeel = (stuk: Oefenstuk, vorm: Oefenvorm, vraag: Vraag): boolean =>
    regels(opgaveVan(stuk, vorm, vraag), stuk).some(({ regel }) => regel === 'niet-op-gehoor');
  const woorden = leerlijnVan('nl').categorieen.get('puntkomma')?.woorden ?? [];
  assert.ok(woorden.length >= 30);
  for (const { info } of woorden) {
    assert.ok(!info.vormen.some((vorm) => vorm.startsWith('dictee')), info.woord);
    const stuk = findStuk('nl', info.woord) ?? assert.fail(info.woord);
    for (const vorm of info.vormen) {
      const vraag = vraagVan(vorm, stuk, createRandom(1)) ?? assert.fail(`${info.woord} ${vorm}`);
      assert.ok(!oordeel(stuk, vorm, vraag), `${info.woord} ${vorm}`);
    }
  }
  const zin = findZin('puntkomma-01') ?? assert.fail('the sentence');
  assert.ok(oordeel(zinStuk(zin, 'nl'), 'dictee-zin', { antwoord: zin.tekst }), 'dictated');
  assert.ok(oordeel(zinStuk(zin, 'nl'), 'kies', { antwoord: ';', keuzes: [';', ':'] }), 'heard, and no sentence to see');
});

test('an abbreviation that is heard only, or of which nothing says what it is short for, is found', () => {
  const regels = createRegels(loadWoordenboek());
  const stuk = stukkenVan('nl').get('d.w.z.') ?? assert.fail('d.w.z.');
  const vraag = vraagVan('vorm-veranderen', stuk, createRandom(1)) ?? assert.fail('it can be asked');
  const vraagt = { regio: 'nl', audio: ALLES_KLINKT, flits: {}, now: 0 } as const;
  const goed = buildOpgave({ stuk, vraag, vorm: 'vorm-veranderen', soort: 'nieuw' }, vraagt, createRandom(1));
  const fouten = (opgave: Parameters<typeof regels>[0]): readonly string[] => regels(opgave, stuk).map(({ regel }) => regel);
  assert.deepEqual(fouten(goed), []);
  const { vraag: _vraag, ...gehoord } = goed;
  assert.ok(fouten({ ...gehoord, vorm: 'dictee-woord' }).includes('kort-zonder-voluit'));
  assert.ok(fouten({ ...goed, vorm: 'dictee-woord' }).includes('kort-zonder-voluit'));
  assert.ok(fouten({ ...goed, vraag: 'Ik kom zaterdag, ___ als het droog blijft.' }).includes('kort-zonder-voluit'));
});
