import { z } from 'zod';
import { Naam } from './regel.ts';
import { Instelbaar } from './oefeninstelling.ts';

/** Options that go together, under one name: our own, or a school's. */
export const Voorinstelling = z.object({ id: z.uuid(), naam: z.string(), zet: Instelbaar });
export type Voorinstelling = z.infer<typeof Voorinstelling>;

export const Voorinstellingnaam = Naam(60);

export const VOORINSTELLINGEN = ['rustig', 'uitdagend', 'dyslexie', 'jonge-kinderen', 'alleen-spelling'] as const;
export type VoorinstellingId = (typeof VOORINSTELLINGEN)[number];

/**
 * What each of ours sets; everything else stays as it was. Targets: .70 uitdagend to .90 heel rustig (Jansen e.a. 2013: more success,
 * more practice); wider spacing helps some readers with dyslexia (Zorzi e.a. 2012).
 */
export const VOORINSTELLING: Readonly<Record<VoorinstellingId, Instelbaar>> = {
  rustig: { doel: 0.85, tijdsdruk: false, minderBeweging: true, geluidseffecten: false, minuten: 10 },
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
