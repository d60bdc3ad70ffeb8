import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginVan, doelenIn, isFormulier, isGelijk, kanWeg, mist, pasNaam, takeGroepje, toggleLid, verschilVan } from './formulier.ts';

test('an empty form misses everything; a proposal fills name, goal and who, and can be sent', () => {
  const leeg = beginVan(null);
  assert.deepEqual(mist(leeg), ['naam', 'wie', 'doelen']);
  const vol = takeGroepje(leeg, { categorie: 'ei-ij', leerlingen: ['a', 'b'] }, 'Groepje ei of ij');
  assert.deepEqual([mist(vol), vol.naam, kanWeg(vol)], [[], 'Groepje ei of ij', true]);
  assert.ok(isFormulier(JSON.parse(JSON.stringify(vol))));
  assert.equal(isFormulier({ ...vol, leden: [{ leerlingId: 'a' }] }), false);
});

test('a groepje of reading alone misses nothing, and takes the goals of spelling with it that stood there', () => {
  const doel = { soort: 'begrip', niveau: 'm4' } as const;
  const spelling = takeGroepje(beginVan(null), { categorie: 'ei-ij', leerlingen: ['a', 'b'] }, 'Groepje ei of ij');
  const lezen = takeGroepje(spelling, { doel, leerlingen: ['a', 'c'] }, 'Groepje teksten');
  assert.deepEqual([mist(lezen), lezen.keuze.doelen, lezen.keuze.tekst.lezen, kanWeg(lezen)], [[], [], [doel], true]);
});

test('a long name is cut off behind a whole word', () => {
  const lang = pasNaam('Groepje Korte klank aan het eind van de klankgroep (verdubbeling)');
  assert.equal(lang, 'Groepje Korte klank aan het eind van de klankgroep');
  assert.equal(pasNaam('a'.repeat(70)).length, 60);
  assert.equal(pasNaam('Groepje wr'), 'Groepje wr');
});

test('who was ticked keeps the id of its plan, whatever is ticked beside it; a ninth does not come in', () => {
  let leden = toggleLid([], 'a');
  const eerste = leden[0]?.planId;
  for (const wie of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) leden = toggleLid(leden, wie);
  assert.deepEqual([leden.length, leden[0]?.planId], [8, eerste]);
  assert.deepEqual(
    toggleLid(leden, 'a')
      .map(({ leerlingId }) => leerlingId)
      .join(''),
    'bcdefgh',
  );
  const met = { ...beginVan(null), naam: 'Van mij', leden };
  const genomen = takeGroepje(met, { categorie: 'ei-ij', leerlingen: ['a', 'z'] }, 'Groepje');
  assert.deepEqual([genomen.naam, genomen.leden[0]?.planId], ['Van mij', eerste]);
});

test('check 4: what the other one saved of a groepsplan differs in name or children; the same in another order is no difference', () => {
  const lid = (leerlingId: string) => ({ leerlingId, planId: leerlingId });
  const mij = { ...beginVan(null), naam: 'Raam', leden: [lid('a'), lid('b')] };
  const ander = { ...mij, naam: 'Deur', leden: [lid('c'), lid('a')] };
  assert.deepEqual(
    verschilVan(ander, mij, (ids) => ids.join('+')),
    [
      { veld: 'naam', ander: 'Deur', mij: 'Raam' },
      { veld: 'wie', ander: 'a+c', mij: 'a+b' },
    ],
  );
  assert.equal(isGelijk(ander, mij), false);
  assert.equal(isGelijk({ ...mij, naam: 'Raam ', leden: mij.leden.toReversed() }, mij), true);
});

test('goals of a plan that runs: what comes in has a start test, what goes out a reason, and with an open final test neither', () => {
  const keuze = (...doelen: string[]) => ({ ...beginVan(null).keuze, doelen: doelen.map((categorie) => ({ categorie, streef: 80 })) });
  const plan = (
    status: 'concept' | 'actief',
    ...toetsen: { soort: 'zorg-eind'; status: 'open' | 'af'; id: string; papier: boolean }[]
  ) => ({
    keuze: keuze('a'),
    leerlingen: [
      {
        leerlingId: 'l',
        roepnaam: '',
        achternaam: '',
        planId: 'p',
        status,
        stap: 'doelen-oefenen' as const,
        gehouden: 0,
        beloofd: 0,
        toetsen,
        erbij: [],
        lezen: [],
      },
    ],
  });
  const van = (een: ReturnType<typeof plan>, ...doelen: string[]) => Object.values(doelenIn(een, { keuze: keuze(...doelen) }));
  assert.deepEqual(van(plan('concept'), 'b'), [false, false, false, false]);
  assert.deepEqual(van(plan('actief'), 'a'), [true, false, false, false]);
  assert.deepEqual(van(plan('actief'), 'a', 'b'), [true, false, false, true]);
  assert.deepEqual(van(plan('actief'), 'b'), [true, false, true, true]);
  const eind = { soort: 'zorg-eind', status: 'open', id: 't', papier: false } as const;
  assert.deepEqual(van(plan('actief', eind), 'a'), [true, true, false, false]);
});
