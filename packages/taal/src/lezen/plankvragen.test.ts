import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import { loadTeksten } from '../lezen.ts';
import { LEESGRENZEN } from './niveaus.ts';
import { type Plankvraag, plankvragenVan, vrijeVragen, woordenLater, woordenVooraf } from './plankvragen.ts';

test('every question of every text is proved by a sentence that is there, and not by the whole text', async () => {
  for (const niveau of ALLE_LEESNIVEAUS) {
    const teksten = await loadTeksten(niveau);
    for (const tekst of teksten) {
      const zinnen = tekst.alineas.flat();
      for (const { id, soort, bewijs } of plankvragenVan(tekst, teksten).filter(({ id }) => /-v\d+$/.test(id))) {
        assert.ok(bewijs.length > 0 && bewijs.length < zinnen.length, `${id} (${soort}): ${bewijs.length} sentences`);
        assert.ok(
          bewijs.every((nr) => zinnen[nr - 1] !== undefined),
          id,
        );
      }
      for (const { id, plekken } of tekst.vragen) {
        const letters = plekken.map(({ start, end }) => tekst.tekst.slice(start, end).replaceAll('\n', ' '));
        const bewijs = plankvragenVan(tekst, teksten).find((vraag) => vraag.id === id)?.bewijs ?? [];
        const samen = bewijs.map((nr) => zinnen[nr - 1]).join(' ');
        for (const stuk of letters) assert.ok(samen.includes(stuk), `${id}: ${stuk}`);
      }
    }
  }
});

test('a new word is asked in its own sentence, with words that stand for other things', async () => {
  let gevraagd = 0;
  for (const niveau of ALLE_LEESNIVEAUS) {
    const teksten = await loadTeksten(niveau);
    for (const tekst of teksten) {
      for (const { id, soort, vraag, antwoord, fout } of plankvragenVan(tekst, teksten)) {
        if (soort !== 'nieuw-woord') continue;
        gevraagd++;
        const heel = vraag.replace('…', antwoord);
        assert.ok(
          tekst.alineas.flat().some((zin) => zin.toLowerCase() === heel.toLowerCase()),
          `${id}: ${heel}`,
        );
        assert.ok(!vraag.toLowerCase().includes(antwoord), `${id} says its answer`);
        assert.equal(new Set([antwoord, ...fout]).size, LEESGRENZEN[niveau].keuzes.van, id);
      }
    }
  }
  assert.ok(gevraagd > 50, `${gevraagd} words`);
});

test('a practised word is asked before, after and a week later, each time in other words, and its gap is not asked', async () => {
  for (const niveau of ALLE_LEESNIVEAUS) {
    const teksten = await loadTeksten(niveau);
    for (const tekst of teksten.filter(({ woorden }) => woorden.length > 0)) {
      const [voor, na, later] = [woordenVooraf(tekst), plankvragenVan(tekst, teksten), woordenLater(tekst, teksten)];
      for (const { id, woord } of tekst.woorden) {
        const drie = [
          voor.find((een) => een.id === `${id}a`),
          na.find((een) => een.id === `${id}b`),
          later.find((een) => een.id === `${id}c`),
        ];
        assert.ok(drie.every(Boolean), id);
        assert.equal(new Set(drie.map((een) => een?.antwoord)).size, 3, id);
        assert.ok(!na.some((een) => een.soort === 'nieuw-woord' && een.antwoord === woord.toLowerCase()), id);
        for (const een of drie) assert.ok(een && !een.fout.includes(een.antwoord) && een.fout.length >= 2, id);
      }
    }
  }
});

test('after a text of its own choice a child is asked two new questions, one that stands there and one to think out', () => {
  const rest = { vraag: 'Wie?', antwoord: 'Bo', fout: ['Sam'] };
  const vraag = (id: string, soort: Plankvraag['soort'], bewijs: readonly number[] = [1]): Plankvraag => ({ id, soort, bewijs, ...rest });
  const alle = [
    vraag('a', 'letterlijk'),
    vraag('b', 'volgorde'),
    vraag('c', 'letterlijk'),
    vraag('d', 'afleiden'),
    vraag('e', 'afleiden'),
    vraag('f', 'gebruik', []),
  ];
  const na = (...gevraagd: readonly string[]): string => vrijeVragen(alle, new Set(gevraagd)).join(' ');
  assert.equal(na(), 'a d');
  assert.equal(na('a'), 'b d', 'an order stands there too');
  assert.equal(na('d', 'e'), 'a b', 'nothing is left to think out');
  assert.equal(na('a', 'b', 'c'), 'd e');
  assert.equal(na('a', 'b', 'c', 'd'), 'e');
  assert.equal(na('a', 'b', 'c', 'd', 'e'), '', 'what is shown by no sentence is not asked');
});
