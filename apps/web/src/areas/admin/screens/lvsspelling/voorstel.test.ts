import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LvsPersoon, LvsRegel, LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { eersteTab, gekozen, joins, opAandacht, opSoort, tabsVan, countJoining, teSturen } from './voorstel.ts';

const persoon = (nr: number, herkend: LvsPersoon['herkend'], leerlingId: string | null = null): LvsPersoon => ({
  nr,
  naam: `Kind ${nr}`,
  nummer: '',
  groep: '',
  herkend,
  reden: '',
  leerlingId,
  kandidaten: [],
});
const regel = (nr: number, soort: LvsRegel['soort'], mee = true): LvsRegel => ({
  nr,
  rij: nr,
  persoon: 1,
  toets: 'Spelling',
  onderdeel: '',
  moment: 'M4',
  afnamedatum: null,
  generatie: '3.0',
  waarden: {},
  oud: null,
  soort,
  mee,
  fouten: [],
  opmerkingen: [],
});
const voorstel = (anders: Partial<LvsVoorstel>): LvsVoorstel => ({
  id: 'v',
  verlooptOp: '2026-11-28T09:00:00Z',
  soort: 'csv',
  kolommen: [],
  toets: '',
  meldingen: [],
  personen: [],
  regels: [],
  leerlingen: [],
  begin: 0,
  ...anders,
});

test('the first tab is where something has to be done', () => {
  const zonderToets = { meldingen: [{ soort: 'geen-toets' as const, aantal: 1 }] };
  assert.equal(eersteTab(voorstel(zonderToets)), 'kolommen');
  assert.equal(eersteTab(voorstel({ ...zonderToets, soort: 'uwlr' })), 'uitslagen');
  assert.equal(eersteTab(voorstel({ personen: [persoon(1, 'eckid'), persoon(2, 'onzeker')] })), 'leerlingen');
  assert.equal(eersteTab(voorstel({ personen: [persoon(1, 'eckid')] })), 'uitslagen');
  assert.deepEqual(tabsVan(voorstel({ soort: 'uwlr' })), ['leerlingen', 'uitslagen']);
});

test('what asks for an answer stands first, the rest in the order of the file', () => {
  const rij = [persoon(1, 'eckid'), persoon(2, 'onbekend'), persoon(3, 'nummer'), persoon(4, 'onzeker')];
  assert.deepEqual(
    opAandacht(rij).map(({ nr }) => nr),
    [2, 4, 1, 3],
  );
  const regels = [regel(1, 'zelfde'), regel(2, 'nieuw'), regel(3, 'fout'), regel(4, 'anders'), regel(5, 'nieuw')];
  assert.deepEqual(
    opSoort(regels).map(({ nr }) => nr),
    [3, 4, 2, 5, 1],
  );
});

test('only what is new or different can be stored, and a tick counts above the proposal', () => {
  assert.equal(joins(regel(1, 'dubbel'), { 1: true }), false);
  assert.equal(joins(regel(1, 'nieuw'), {}), true);
  assert.equal(joins(regel(1, 'nieuw'), { 1: false }), false);
  const v = voorstel({ regels: [regel(1, 'nieuw'), { ...regel(2, 'anders'), persoon: 2 }, regel(3, 'nieuw'), regel(4, 'zelfde')] });
  assert.deepEqual(countJoining(v, { 3: false }), { nieuw: 1, vervangen: 1, leerlingen: 2 });
  assert.deepEqual(teSturen({ 3: false }), [{ nr: 3, mee: false }]);
});

test('what a person said of who is who is sent again, also that it is nobody', () => {
  const personen = [persoon(1, 'zelf', 'a'), persoon(2, 'niemand'), persoon(3, 'eckid', 'b')];
  assert.deepEqual(gekozen(voorstel({ personen })), [
    { nr: 1, leerlingId: 'a' },
    { nr: 2, leerlingId: null },
  ]);
});
