import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EdexmlVoorstel, GroepRegel, LeerlingRegel } from '@spelrijk/contract/edexml';
import {
  aantalIn,
  GEEN,
  inTab,
  groepJoins,
  joins,
  isOpen,
  jaargroepVan,
  mayJoin,
  chooseGroep,
  chooseLeerling,
  countJoining,
  teSturen,
} from './keuzes.ts';

const NAAM = { roepnaam: 'Noor', voorvoegsel: '', achternaam: 'Vos' };
const KANDIDAAT = { id: 'a', naam: NAAM, groep: 'De Uilen' };

const regel = (anders: Partial<LeerlingRegel>): LeerlingRegel => ({
  nr: 1,
  soort: 'nieuw',
  leerlingId: null,
  naam: NAAM,
  jaargroep: 4,
  groep: 'g4',
  oud: null,
  mee: true,
  opmerkingen: [],
  kandidaten: [],
  ...anders,
});

const voorstel = (anders: Partial<EdexmlVoorstel>): EdexmlVoorstel => ({
  id: 'v',
  verlooptOp: '2026-11-28T09:00:00Z',
  school: { nummer: '12AB', schooljaar: '2026-2027', peildatum: null, pakket: '', bevestigen: false },
  meldingen: [],
  groepen: [],
  leerlingen: [],
  docenten: [],
  weg: [],
  bestaandeGroepen: [],
  plaatsen: { gebruikt: 0, totaal: null },
  ...anders,
});

test('what cannot come along has no box: an error, what was skipped, what is the same, who left and was never here', () => {
  const rows: readonly (readonly [Partial<LeerlingRegel>, boolean])[] = [
    [{ soort: 'nieuw' }, true],
    [{ soort: 'terug' }, true],
    [{ soort: 'gewijzigd', leerlingId: 'a' }, true],
    [{ soort: 'fout' }, false],
    [{ soort: 'overgeslagen' }, false],
    [{ soort: 'ongewijzigd', leerlingId: 'a' }, false],
    [{ soort: 'vertrokken' }, false],
    [{ soort: 'vertrokken', leerlingId: 'a' }, true],
    [{ soort: 'conflict' }, false],
    [{ soort: 'conflict', kandidaten: [KANDIDAAT] }, true],
  ];
  for (const [anders, may] of rows) assert.equal(mayJoin(regel(anders)), may, JSON.stringify(anders));
});

test('who looks like another one comes along only after somebody said who it is', () => {
  const lijkt = regel({ soort: 'lijkt-op', kandidaten: [KANDIDAAT] });
  assert.equal(isOpen(lijkt, GEEN), true);
  assert.equal(joins(lijkt, GEEN), false);
  const gezegd = chooseLeerling(GEEN, 1, { is: 'a' });
  assert.equal(isOpen(lijkt, gezegd), false);
  assert.equal(joins(lijkt, gezegd), true);
});

test('a new leerling without a jaargroep waits for one, and not after somebody said that it stays out', () => {
  const zonder = regel({ jaargroep: null });
  assert.equal(isOpen(zonder, GEEN), true);
  assert.equal(isOpen(zonder, chooseLeerling(GEEN, 1, { mee: false })), false);
  const gekozen = chooseLeerling(GEEN, 1, { jaargroep: 5 });
  assert.equal(jaargroepVan(zonder, gekozen), 5);
  assert.equal(joins(zonder, gekozen), true);
});

test('what is ticked by hand counts above what was proposed, and one choice does not undo another', () => {
  assert.equal(joins(regel({ mee: true }), chooseLeerling(GEEN, 1, { mee: false })), false);
  assert.equal(joins(regel({ mee: false }), GEEN), false);
  assert.equal(joins(regel({ mee: false }), chooseLeerling(GEEN, 1, { mee: true })), true);
  const beide = chooseLeerling(chooseLeerling(GEEN, 1, { jaargroep: 3 }), 1, { mee: false });
  assert.deepEqual(beide.leerlingen, { 1: { jaargroep: 3, mee: false } });
  const groep: Pick<GroepRegel, 'sleutel' | 'mee'> = { sleutel: 'g4', mee: true };
  const heel: GroepRegel = {
    ...groep,
    naam: '4',
    delen: [],
    jaargroepen: [4],
    leerlingen: 20,
    soort: 'nieuw',
    groepId: null,
    oud: null,
    opmerkingen: [],
  };
  assert.equal(groepJoins(heel, GEEN), true);
  assert.equal(groepJoins(heel, chooseGroep(GEEN, 'g4', { mee: false })), false);
});

test('in a tab what asks for an answer stands first, then the order of the file', () => {
  const v = voorstel({
    leerlingen: [
      regel({ nr: 1 }),
      regel({ nr: 2, soort: 'lijkt-op', kandidaten: [KANDIDAAT] }),
      regel({ nr: 3, soort: 'gewijzigd', leerlingId: 'b' }),
      regel({ nr: 4, soort: 'vertrokken' }),
      regel({ nr: 5, soort: 'vertrokken', leerlingId: 'c' }),
    ],
    weg: [{ id: 'd', naam: NAAM, jaargroep: 4, groep: 'De Uilen' }],
  });
  assert.deepEqual(
    inTab(v, 'nieuw').map(({ nr }) => nr),
    [2, 1],
  );
  assert.equal(aantalIn(v, 'gewijzigd'), 1);
  assert.equal(aantalIn(v, 'weg'), 2, 'who left according to the file, and who is not in it');
});

test('the counts are of what will happen, not of what is in the file', () => {
  const v = voorstel({
    leerlingen: [
      regel({ nr: 1 }),
      regel({ nr: 2, soort: 'lijkt-op', kandidaten: [KANDIDAAT] }),
      regel({ nr: 3, soort: 'lijkt-op', kandidaten: [KANDIDAAT] }),
      regel({ nr: 4, soort: 'lijkt-op', kandidaten: [KANDIDAAT] }),
      regel({ nr: 5, soort: 'gewijzigd', leerlingId: 'b', mee: false }),
    ],
    weg: [
      { id: 'd', naam: NAAM, jaargroep: 4, groep: 'De Uilen' },
      { id: 'e', naam: NAAM, jaargroep: 4, groep: 'De Uilen' },
    ],
  });
  const keuzes = { ...chooseLeerling(chooseLeerling(GEEN, 2, { is: 'nieuw' }), 3, { is: 'a' }), weg: { d: true, e: false } };
  assert.deepEqual(countJoining(v, keuzes), { nieuw: 2, gewijzigd: 1, weg: 1, docenten: 0 });
});

test('only what somebody chose is sent, and who goes only when it was ticked', () => {
  const keuzes = {
    ...chooseGroep(chooseLeerling(GEEN, 7, { mee: true }), 'g4', { splitsen: true }),
    docenten: { 2: false },
    weg: { d: true, e: false },
  };
  assert.deepEqual(teSturen(keuzes), {
    schoolBevestigd: false,
    leerlingen: [{ nr: 7, mee: true }],
    groepen: [{ sleutel: 'g4', splitsen: true }],
    docenten: [{ nr: 2, mee: false }],
    weg: ['d'],
  });
});
