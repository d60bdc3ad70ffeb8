/** What is done with a leerling while a care plan runs: sessions with a grown-up, contact with parents, the card for a helper, the dossier. */
import { Besluit, Contactsoort, Functie, Functiesoort, Hardopdoel, Oefendoel } from '@spelrijk/domain/handelingsplan';
import { Regel } from '@spelrijk/domain/regel';
import type { Rol } from '@spelrijk/domain/rol';
import { z } from 'zod';
import { define } from '../define.ts';
import { Plantoetsuitslag } from '../oefenen/plantoetsen.ts';
import { Zorgtoetssoort } from '../oefenen/toetsen.ts';
import { Voorlezing } from '../oefenen/voorlezen.ts';
import { Beeld } from './voortgang.ts';

const begeleiders: readonly Rol[] = ['schooladmin', 'docent'];
const leerlingParams = z.object({ adminId: z.uuid(), leerlingId: z.uuid() });
const planParams = leerlingParams.extend({ planId: z.uuid() });
const noteren = { wie: begeleiders, actie: 'careSession.update', pakket: 'zorgtraject' } as const;

export const Zorgsessie = z.object({
  id: z.uuid(),
  dag: z.iso.date(),
  minuten: z.int(),
  groepsgrootte: z.int(),
  functie: Functie,
  soort: Functiesoort,
  notitie: z.string(),
  /** Why it was noted more than two weeks later; '' when it was not. */
  laat: z.string(),
  door: z.string(),
  doorgehaald: z.boolean(),
});
export type Zorgsessie = z.infer<typeof Zorgsessie>;

export const Oudercontact = z.object({
  id: z.uuid(),
  soort: Contactsoort,
  dag: z.iso.date(),
  ouders: z.int(),
  /** The version of the plan that it was about. */
  versie: z.int(),
  door: z.string(),
  doorgehaald: z.boolean(),
});
export type Oudercontact = z.infer<typeof Oudercontact>;

/** A word of the card: in klankgroepen, and the letters where its rule is. */
export const Kaartwoord = z.object({
  woord: z.string(),
  klankgroepen: z.array(z.string()),
  knelpunt: z.object({ start: z.int(), end: z.int() }).nullable(),
});
export type Kaartwoord = z.infer<typeof Kaartwoord>;

/** One session of twenty minutes for an adult without training. Words set apart for a test are never on it. */
export const Begeleidingskaart = z.object({
  roepnaam: z.string(),
  minuten: z.int(),
  doel: z.object({ categorie: z.string(), naam: z.string(), regel: z.string(), stappen: z.array(z.string()) }),
  /** How a child finds the letters: by sound, by a rule, by remembering, in a whole sentence where the rule is about nothing less, or by choosing a sign that nobody hears. */
  strategie: z.enum(['luisteren', 'regel', 'onthouden', 'zin', 'teken']),
  /** Words of last time that are known; to read the rule with; to write; where the rule must not be used; and a sentence to dictate. */
  warm: z.array(z.string()),
  voorbeeld: Kaartwoord.nullable(),
  schrijven: z.array(Kaartwoord),
  lijktOp: z.array(z.string()),
  zin: z.object({ tekst: z.string(), woorden: z.array(z.string()) }).nullable(),
});
export type Begeleidingskaart = z.infer<typeof Begeleidingskaart>;

export const Leesgroei = z.enum(['vooruit', 'gelijk', 'lager']);

/** What was heard in one leesmoment. */
const Leesmeting = z.object({
  dag: z.iso.date(),
  goed: z.int(),
  gelezen: z.int(),
  teksten: z.int(),
  /** Words right a minute with the range that holds four in five times; null: too little was heard, or too much went wrong. */
  tempo: z.object({ laag: z.int(), midden: z.int(), hoog: z.int() }).nullable(),
});
export type Leesmeting = z.infer<typeof Leesmeting>;

/** A goal of reading aloud; begin and now are leesmomenten with texts of its level. */
export const Planleesdoel = Hardopdoel.extend({
  naam: z.string(),
  /** Words right of 100, and words right a minute, with which the level is read by oneself. */
  norm: z.object({ goed: z.int(), perMinuut: z.int() }),
  begin: Leesmeting.nullable(),
  nu: Leesmeting.nullable(),
  /** Of pace; null: there are not yet two leesmomenten with a pace, or the goal is no pace. */
  groei: Leesgroei.nullable(),
  /** In the texts of the latest leesmoment; null: too little of it was heard. */
  gehaald: z.boolean().nullable(),
});
export type Planleesdoel = z.infer<typeof Planleesdoel>;

/** Of 100 without guessing: the range that holds four in five times, on the practice day that it is of. */
const Oefenmeting = z.object({ dag: z.iso.date(), laag: z.number(), hoog: z.number() });

/** A goal of letters, words or understanding; begin and now are what practice showed. */
export const Planoefendoel = z.object({
  doel: Oefendoel,
  trede: z.string(),
  naam: z.string(),
  streef: z.int(),
  beeld: Beeld,
  begin: Oefenmeting.nullable(),
  nu: Oefenmeting.nullable(),
  verloop: z.array(Oefenmeting),
  /** Whether the range of now lies higher or lower than that of the beginning, by more than chance; null: one of them is missing, or hardly anything was answered between them. */
  groei: Leesgroei.nullable(),
  /** The whole range of now lies above the aim, or below it; null: it may be either. */
  gehaald: z.boolean().nullable(),
});
export type Planoefendoel = z.infer<typeof Planoefendoel>;

/** One period with a plan, as a dossier asks for it. */
export const Dossierperiode = z.object({
  planId: z.uuid(),
  niveau: z.int(),
  van: z.iso.date(),
  tot: z.iso.date(),
  doelen: z.array(
    z.object({
      naam: z.string(),
      begin: z.object({ laag: z.number(), hoog: z.number() }).nullable(),
      eind: z.object({ laag: z.number(), hoog: z.number() }).nullable(),
    }),
  ),
  hardop: z.array(Planleesdoel),
  oefendoelen: z.array(Planoefendoel),
  /** Heard in it, and at the beginning of its goals of reading; oldest first. */
  voorlezingen: z.array(Voorlezing),
  /** Weeks with two sessions or more, of so many weeks. */
  wekenMetTwee: z.int(),
  weken: z.int(),
  sessies: z.int(),
  minuten: z.object({ school: z.int(), leek: z.int(), alleen: z.int() }),
  grootsteGroep: z.int(),
  functies: z.array(Functie),
  aanpak: z.string(),
  besluit: Besluit.nullable(),
  /** What the final test and the nameting said when they were closed, oldest first. */
  toetsen: z.array(z.object({ soort: Zorgtoetssoort.extract(['zorg-eind', 'zorg-na']), dag: z.iso.date(), uitslag: Plantoetsuitslag })),
  fouten: z.array(z.object({ dag: z.iso.date(), woord: z.string(), gegeven: z.string() })),
});
export type Dossierperiode = z.infer<typeof Dossierperiode>;

export const Dyslexiedossier = z.object({
  naam: z.string(),
  roepnaam: z.string(),
  groepNaam: z.string(),
  dag: z.iso.date(),
  toestemming: z.iso.date(),
  lvs: z.array(z.object({ toets: z.string(), versie: z.string(), moment: z.string(), dag: z.iso.date().nullable(), uitslag: z.string() })),
  periodes: z.array(Dossierperiode),
  /** What the final tests of all periods say together; null: there are none, or one. */
  samen: z.enum(['vooruit', 'minder', 'onbeslist']).nullable(),
  /** The same as a file for a spreadsheet. */
  csv: z.string(),
});
export type Dyslexiedossier = z.infer<typeof Dyslexiedossier>;

const PLAN = '/api/admins/{adminId}/leerlingen/{leerlingId}/handelingsplannen/{planId}';

export const zorgsessiesRoutes = define({
  saveZorgsessie: {
    method: 'PUT',
    path: `${PLAN}/sessies/{sessieId}`,
    summary: 'Een sessie noteren; nog eens sturen verandert niets',
    access: noteren,
    params: planParams.extend({ sessieId: z.uuid() }),
    body: z.strictObject({
      dag: z.iso.date(),
      minuten: z.int().min(1).max(120),
      groepsgrootte: z.int().min(1).max(40),
      functie: Functie,
      notitie: Regel(500).default(''),
      laat: Regel(500).default(''),
    }),
    response: z.null(),
    status: 204,
  },
  strikeZorgsessie: {
    method: 'POST',
    path: `${PLAN}/sessies/{sessieId}/doorhalen`,
    summary: 'Een sessie doorhalen: zij blijft staan en telt niet meer',
    access: noteren,
    params: planParams.extend({ sessieId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  saveOudercontact: {
    method: 'PUT',
    path: `${PLAN}/oudercontacten/{contactId}`,
    summary: 'Contact met ouders noteren: inzage, akkoord, niet akkoord, niet bereikt of toestemming',
    access: noteren,
    params: planParams.extend({ contactId: z.uuid() }),
    body: z.strictObject({ soort: Contactsoort, dag: z.iso.date(), ouders: z.int().min(0).max(2) }),
    response: z.null(),
    status: 204,
  },
  strikeOudercontact: {
    method: 'POST',
    path: `${PLAN}/oudercontacten/{contactId}/doorhalen`,
    summary: 'Contact met ouders doorhalen',
    access: noteren,
    params: planParams.extend({ contactId: z.uuid() }),
    response: z.null(),
    status: 204,
  },
  readBegeleidingskaart: {
    method: 'GET',
    path: `${PLAN}/kaart`,
    summary: 'De kaart voor wie naast de leerling zit: twintig minuten, stap voor stap, met woorden bij één doel',
    access: { wie: begeleiders, actie: 'careSession.update', pakket: 'zorgtraject' },
    params: planParams,
    /** Which goal; '' gives the next one in turn. */
    query: z.object({ doel: z.string().max(60).default('') }),
    response: Begeleidingskaart,
    status: 200,
  },
  readDyslexiedossier: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/dyslexiedossier',
    summary: 'Wat er gedaan is en wat het gaf, voor een ander buiten de school; alleen met de datum van toestemming',
    access: { wie: begeleiders, actie: 'carePlan.export', pakket: 'zorgtraject' },
    params: leerlingParams,
    /** The day on which a parent with authority consented. */
    body: z.strictObject({ toestemming: z.iso.date() }),
    response: Dyslexiedossier,
    status: 200,
  },
});
