/** The homework that one tap sets, from what happened since the last time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sinds } from '@spelrijk/contract/clienten';
import { toClient } from './kaart.ts';
import type { ClientRij } from './store.ts';

const VANDAAG = '2026-11-17';
const span = { start: 0, end: 1 };
const fout = (categorie: string) => ({ woord: 'w', gegeven: 'v', doel: span, getypt: span, categorie, naam: categorie });
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
};
const loopt = (categorie: string, tot: string) => [{ id: '0', categorie, tot }];
const voorstel = (sinds: Partial<Sinds>, huiswerk: ClientRij['huiswerk'] = []): string | undefined =>
  toClient({ ...RIJ, huiswerk }, 'noor', { ...SINDS, ...sinds }, VANDAAG).voorstel?.categorie;

test('what went wrong most is proposed; once is enough where nothing runs, and a forgotten letter is no rule', () => {
  assert.equal(voorstel({ regel: REGEL, fouten: [fout('ei-ij')] }), 'verdubbeling');
  assert.equal(voorstel({ fouten: [fout('letter-weg'), fout('ei-ij')] }), 'ei-ij');
  assert.equal(voorstel({ fouten: [fout('letter-weg')] }), undefined);
  assert.equal(voorstel({ fouten: [fout('ei-ij')] }, loopt('verdubbeling', '2026-11-24')), undefined);
});

test('what runs on is not proposed; on its last day, which is that of the appointment, it can be set again', () => {
  assert.equal(voorstel({ regel: REGEL }, loopt('verdubbeling', '2026-11-24')), undefined);
  assert.equal(voorstel({ regel: REGEL }, loopt('verdubbeling', VANDAAG)), 'verdubbeling');
  assert.equal(voorstel({ regel: REGEL }, loopt('ei-ij', '2026-11-24')), 'verdubbeling', 'beside what somebody else set');
});
