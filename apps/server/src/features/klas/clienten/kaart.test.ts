/** The homework that one tap sets, from what happened since the last time and from what is not known yet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sinds } from '@spelrijk/contract/clienten';
import { toClient } from './kaart.ts';
import type { CelRij } from '../../oefenen/standen/index.ts';
import type { Misgegaan } from '../voortgang/index.ts';
import type { ClientRij } from './store.ts';

const VANDAAG = '2026-11-17';
const span = { start: 0, end: 1 };
const REGEL = { categorie: 'verdubbeling', naam: 'verdubbeling', keer: 2 };
const SINDS: Sinds = {
  vanaf: '2026-11-10',
  dagen: 1,
  minuten: 5,
  antwoorden: 20,
  goed: 15,
  gokjes: 0,
  samen: 0,
  vrij: false,
  regel: null,
  fouten: [],
};
const RIJ: ClientRij = {
  id: '0',
  groepId: '0',
  roepnaam: 'Noor',
  voorvoegsel: '',
  achternaam: '',
  jaargroep: 5,
  figuur: 1,
  nooit: false,
  school: '',
  groep: '',
  contact: { naam: '', mail: '', telefoon: '' },
  rust: [],
  jaarvraag: null,
  afspraken: [],
  huiswerk: [],
  doelen: [],
  cellen: [],
};
const loopt = (categorie: string, tot: string) => [{ id: '0', categorie, tot }];
/** As a child wrote it, against a rule or a general name; `op` decides nothing here. */
const mis = (label: string): Misgegaan => ({ leerlingId: '0', woord: 'w', gegeven: 'v', op: '', label, doel: span, getypt: span });
const cel = (categorie: string, midden: number, deel: Partial<CelRij> = {}): CelRij => ({
  categorie,
  status: 'open',
  laag: midden - 10,
  hoog: midden + 10,
  zeker: true,
  antwoorden: 12,
  goed: 8,
  laatsteAntwoorden: 10,
  laatsteGoed: 7,
  dag: VANDAAG,
  ...deel,
});
const geheel = (sinds: Partial<Sinds>, rij: Partial<ClientRij> = {}, fouten: readonly Misgegaan[] = []) =>
  toClient({ ...RIJ, ...rij }, 'noor', { ...SINDS, ...sinds }, fouten, VANDAAG).voorstel;
const voorstel = (sinds: Partial<Sinds>, fouten: readonly Misgegaan[], huiswerk: ClientRij['huiswerk'] = []): string | undefined =>
  geheel(sinds, { huiswerk }, fouten)?.categorie;

test('what went wrong most is proposed; once is enough where nothing runs, and a forgotten letter is no rule', () => {
  assert.equal(voorstel({ regel: REGEL }, [mis('ei-ij')]), 'verdubbeling');
  assert.equal(voorstel({}, [mis('letter-weg'), mis('ei-ij')]), 'ei-ij');
  assert.equal(voorstel({}, [mis('letter-weg')]), undefined);
  assert.equal(voorstel({}, [mis('ei-ij')], loopt('verdubbeling', '2026-11-24')), undefined);
});

test('what runs on is not proposed; on its last day, which is that of the appointment, it can be set again', () => {
  assert.equal(voorstel({ regel: REGEL }, [], loopt('verdubbeling', '2026-11-24')), undefined);
  assert.equal(voorstel({ regel: REGEL }, [], loopt('verdubbeling', VANDAAG)), 'verdubbeling');
  assert.equal(voorstel({ regel: REGEL }, [], loopt('ei-ij', '2026-11-24')), 'verdubbeling', 'beside what somebody else set');
});

test('an error against a rule is proposed too where five of another name are shown before it', () => {
  const vijf = Array.from({ length: 5 }, () => mis('letter-weg'));
  assert.deepEqual(geheel({}, {}, [...vijf, mis('ei-ij')]), { categorie: 'ei-ij', naam: 'ei of ij', grond: 'fout', tot: '2026-11-24' });
});

test('where nothing was written wrong, as in games in which one chooses, it is a goal of now, else what is not known yet; not what is known, nor a step of reading', () => {
  const cellen = [cel('ei-ij', 55), cel('verdubbeling', 45), cel('cht', 80, { status: 'beheerst' }), cel('lezen-m3', 20)];
  assert.deepEqual([geheel({}, { cellen })?.categorie, geheel({}, { cellen })?.grond], ['verdubbeling', 'open']);
  assert.deepEqual(
    [geheel({}, { cellen, doelen: ['ei-ij', 'cht'] })?.categorie, geheel({}, { cellen, doelen: ['ei-ij'] })?.grond],
    ['ei-ij', 'doel'],
  );
  const lastig = [cel('verdubbeling', 62), cel('ei-ij', 75, { zeker: false, laatsteGoed: 3 })];
  assert.equal(geheel({}, { cellen: lastig })?.categorie, 'ei-ij', 'what went wrong lately, before what is estimated low');
  assert.equal(geheel({}, { doelen: ['cht'] })?.grond, 'doel', 'a goal that it did not meet yet');
  assert.equal(geheel({}, { cellen, doelen: ['ei-ij'], nooit: true }), null, 'first it logs in');
  assert.equal(geheel({}, { cellen, huiswerk: loopt('cht', '2026-11-24') }), null, 'one piece is enough');
  assert.equal(geheel({}, { cellen: [cel('cht', 90, { status: 'beheerst' })], doelen: ['cht'] }), null);
  assert.equal(geheel({}, { cellen: [cel('verdubbeling', 45, { antwoorden: 0, goed: 0, laatsteAntwoorden: 0, laatsteGoed: 0 })] }), null);
});

test('the day that stands beside it is that of the next appointment, else a week on', () => {
  const afspraken = [{ id: '0', weekdag: 4, van: '2026-09-01', tot: null, tijd: '', minuten: 45, uitval: ['2026-11-19'] }];
  assert.equal(geheel({ regel: REGEL }, { afspraken })?.tot, '2026-11-26');
  assert.equal(geheel({ regel: REGEL })?.tot, '2026-11-24');
});
