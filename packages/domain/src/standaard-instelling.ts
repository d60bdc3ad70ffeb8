/** Values of settings without their schemas, so that a browser needs no validation library to know them. */
import type { Instelbaar, Oefeninstelling } from './oefeninstelling-schema.ts';
import { OEFENTIJD } from './oefentijd.ts';

/** What holds as long as nobody set anything. */
export const STANDAARD_OEFENINSTELLING: Oefeninstelling = {
  spelling: true,
  werkwoorden: true,
  lezen: true,
  uit: [],
  alleen: null,
  volgorde: 'automatisch',
  volgordeLijst: [],
  startpunt: null,
  plafond: null,
  leesniveau: null,
  normgroep: null,
  woordlijsten: [],
  doel: 0.8,
  minuten: OEFENTIJD.school.minuten,
  sessiesPerWeek: 7,
  oefendagen: null,
  tijdsdruk: false,
  gamesUit: [],
  hints: true,
  hulptempo: 'automatisch',
  herhaalGeluid: 'onbeperkt',
  beloningen: true,
  eigenRecord: 'automatisch',
  spraak: 'streek',
  spraaksoort: 'opgenomen',
  lettertype: 'beginner',
  lettergrootte: 'normaal',
  spatiering: 'normaal',
  achtergrond: 'licht',
  hoofdletters: false,
  toetsenbord: 'automatisch',
  minderBeweging: false,
  geluidseffecten: true,
  muziek: 'altijd',
};

export const VOORINSTELLINGEN = ['rustig', 'uitdagend', 'dyslexie', 'jonge-kinderen', 'alleen-spelling'] as const;
export type VoorinstellingId = (typeof VOORINSTELLINGEN)[number];

/**
 * What each of ours sets; everything else stays as it was. Targets: .70 uitdagend to .90 heel rustig (Jansen e.a. 2013: more success,
 * more practice); wider spacing helps some readers with dyslexia (Zorzi e.a. 2012).
 */
export const VOORINSTELLING: Readonly<Record<VoorinstellingId, Instelbaar>> = {
  rustig: { doel: 0.85, tijdsdruk: false, minderBeweging: true, geluidseffecten: false, muziek: 'nooit', eigenRecord: 'uit', minuten: 10 },
  uitdagend: { doel: 0.7, tijdsdruk: true, minuten: 20 },
  dyslexie: {
    doel: 0.85,
    tijdsdruk: false,
    hints: true,
    herhaalGeluid: 'onbeperkt',
    lettertype: 'dyslexie',
    lettergrootte: 'groot',
    spatiering: 'ruim',
    achtergrond: 'zand',
  },
  'jonge-kinderen': {
    doel: 0.85,
    tijdsdruk: false,
    minuten: 10,
    lettertype: 'beginner',
    lettergrootte: 'groot',
    toetsenbord: 'abc',
    hints: true,
    herhaalGeluid: 'onbeperkt',
  },
  'alleen-spelling': { spelling: true, werkwoorden: false, lezen: false },
};
