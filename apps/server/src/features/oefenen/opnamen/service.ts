/** Recordings of people: made by our office, heard before the voice of the computer, and never lost. */
import type { Opnamegeschiedenis, OpnameFilter, Opnameplek } from '@spelrijk/contract/opnamen';
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Klankmap } from '../../../platform/geluid/klankmap.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import {
  createAudio,
  toBestand,
  type AdresVan,
  type AudioBestand,
  type AudioIndex,
  type Plekken,
  type Plekstand,
} from '../spraak/index.ts';
import { processOpname } from './geluid.ts';
import { createVoorraad, fits, toOpnameplek, type Geluidstand, type Voorraad } from './plekken.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

const PAGINA = 50;

export interface OpnameDeps {
  readonly database: Database;
  readonly opus: Opus;
  readonly klankmap: Klankmap;
  readonly bestand: AudioBestand;
  /** The voice of the computer, per region. */
  readonly adresVan: AdresVan;
}

interface Lijstvraag extends Pick<store.Plek, 'deel' | 'regio'> {
  readonly filter: OpnameFilter;
  readonly zoek: string;
  readonly vanaf: number;
}

interface Opnamelijst {
  readonly plekken: Opnameplek[];
  readonly aantal: number;
  readonly totalen: Record<'alles' | 'metOpname' | 'bekendFout' | 'geblokkeerd', number>;
}

type NieuweOpname = store.Plek & { readonly id: string; readonly wav: string };
type Opnamekeuze = store.Plek & { readonly opnameId: string | null };
type Melding = store.Plek & { readonly fout: boolean; readonly reden: string };

export interface OpnameService {
  /** Speech with the recordings before it, as they are now. */
  readonly audio: AudioIndex;
  /** Looks in the database again: another server may have changed something. */
  refresh(): Promise<void>;
  list(caller: Caller, vraag: Lijstvraag): Opnamelijst;
  read(caller: Caller, plek: store.Plek): Promise<Opnamegeschiedenis>;
  create(caller: Caller, opname: NieuweOpname): Promise<Opnamegeschiedenis>;
  choose(caller: Caller, keuze: Opnamekeuze): Promise<Opnamegeschiedenis>;
  report(caller: Caller, melding: Melding): Promise<Opnamegeschiedenis>;
  readKlank(bestandsnaam: string): Promise<Klankbestand>;
}

const keyOf = ({ deel, sleutel, regio }: store.Plek): string => `${deel}\n${regio}\n${sleutel}`;

const toStand = ({ adres, oordeel }: store.PlekRij): Plekstand => ({
  ...(adres !== null && { opname: `opname/${adres}` }),
  ...(oordeel !== null && { oordeel }),
});

const asks = (actor: Actor, actie: Actie): void => void demand(may(actor.rol, actie), actor.bewijs);

/** Login names are folded for searching; so is what is searched. */
const fold = (tekst: string): string => tekst.normalize('NFC').toLowerCase().trim();

/** What the server knows without asking the database. */
interface Kennis extends OpnameDeps {
  readonly voorraad: Voorraad;
  readonly stand: Geluidstand;
  /** Every slot of which something is known, by its key; looked up again when something changed. */
  rijen: Map<string, store.PlekRij>;
}

async function refresh(kennis: Kennis): Promise<void> {
  kennis.rijen = new Map((await store.listPlekken(kennis.database.own)).map((rij) => [keyOf(rij), rij]));
}

const redenVan = ({ rijen }: Kennis, plek: store.Plek): string => rijen.get(keyOf(plek))?.reden ?? '';

function show(kennis: Kennis, plek: store.Plek): Opnameplek {
  const basis = kennis.voorraad[plek.deel].find(({ sleutel }) => sleutel === plek.sleutel);
  if (!basis) throw notFound('opnamen/plek-niet-gevonden');
  return toOpnameplek(kennis.stand, basis, plek.regio, redenVan(kennis, plek));
}

async function readHistory(kennis: Kennis, plek: store.Plek): Promise<Opnamegeschiedenis> {
  const { own } = kennis.database;
  const opnamen = await store.listOpnamen(own, plek);
  const gebeurtenissen = await store.listGebeurtenissen(own, plek);
  return {
    plek: show(kennis, plek),
    opnamen: opnamen.map(({ op, door, adres, ...rest }) => ({ ...rest, adres: `opname/${adres}`, door: door ?? '', op: op.toISOString() })),
    gebeurtenissen: gebeurtenissen.map(({ op, door, ...rest }) => ({ ...rest, door: door ?? '', op: op.toISOString() })),
  };
}

/** One change of a slot with its line in the history, then looked up again. */
async function change(kennis: Kennis, plek: store.Plek, fn: (db: Db) => Promise<void>): Promise<Opnamegeschiedenis> {
  const { database } = kennis;
  show(kennis, plek);
  await database.own.transaction().execute(fn);
  const rij = await store.findPlek(database.own, plek);
  if (rij) kennis.rijen.set(keyOf(plek), rij);
  return readHistory(kennis, plek);
}

function listPlekken(kennis: Kennis, { actor }: Caller, { deel, regio, filter, zoek, vanaf }: Lijstvraag): Opnamelijst {
  asks(actor, 'recording.read');
  const alle = kennis.voorraad[deel].map((basis) => toOpnameplek(kennis.stand, basis, regio, redenVan(kennis, { ...basis, regio })));
  const zoekt = fold(zoek);
  const past = alle.filter((plek) => fits(plek, filter) && fold(plek.tekst).includes(zoekt));
  const vooraan = (plek: Opnameplek): number => (fold(plek.tekst).startsWith(zoekt) ? 0 : 1);
  const gevraagd = past.toSorted((a, b) => vooraan(a) - vooraan(b));
  const count = (soort: OpnameFilter): number => alle.filter((plek) => fits(plek, soort)).length;
  return {
    plekken: gevraagd.slice(vanaf, vanaf + PAGINA),
    aantal: gevraagd.length,
    totalen: { alles: alle.length, metOpname: count('met-opname'), bekendFout: count('bekend-fout'), geblokkeerd: count('geblokkeerd') },
  };
}

async function readPlek(kennis: Kennis, { actor }: Caller, plek: store.Plek): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.read');
  return readHistory(kennis, plek);
}

async function createOpname(kennis: Kennis, { actor, now }: Caller, { id, wav, ...plek }: NieuweOpname): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.update');
  show(kennis, plek);
  const { ogg, adres, ms } = await processOpname(kennis.opus, wav);
  const wie = { accountId: actor.id, now };
  return change(kennis, plek, async (db) => {
    if (!(await store.insertOpname(db, { ...plek, id, adres, ogg, ms }, wie))) {
      const bekend = await store.findOpname(db, id);
      if (bekend?.adres !== adres || keyOf(bekend) !== keyOf(plek)) throw new AppError('conflict', 'opnamen/bestaat-al');
      return;
    }
    await store.savePlek(db, plek, { opname: { id, adres } }, now);
    await store.insertGebeurtenis(db, plek, { wat: 'opgenomen', opnameId: id }, wie);
  });
}

async function chooseOpname(kennis: Kennis, { actor, now }: Caller, { opnameId, ...plek }: Opnamekeuze): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.update');
  return change(kennis, plek, async (db) => {
    const opname = opnameId === null ? null : await store.findOpname(db, opnameId);
    if (opname === undefined || (opname && keyOf(opname) !== keyOf(plek))) throw notFound('opnamen/niet-gevonden');
    await store.savePlek(db, plek, { opname }, now);
    await store.insertGebeurtenis(db, plek, { wat: opname ? 'teruggezet' : 'stilgezet', opnameId }, { accountId: actor.id, now });
  });
}

async function reportUitspraak(kennis: Kennis, { actor, now }: Caller, { fout, reden, ...plek }: Melding): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.update');
  return change(kennis, plek, async (db) => {
    await store.savePlek(db, plek, { oordeel: fout ? 'fout' : 'goed', reden }, now);
    await store.insertGebeurtenis(db, plek, { wat: fout ? 'fout-gemeld' : 'goed-gemeld', reden }, { accountId: actor.id, now });
  });
}

/** Open to everybody, as every other sound of the product: the address is the hash of the content. */
async function readKlank({ database, klankmap, opus }: OpnameDeps, bestandsnaam: string): Promise<Klankbestand> {
  const [adres = '', soort] = bestandsnaam.split('.');
  const ogg = await klankmap.get(adres, async () => {
    const bewaard = await store.findOgg(database.own, adres);
    if (!bewaard) throw notFound('opnamen/niet-gevonden');
    return bewaard;
  });
  return toBestand(opus, soort, ogg);
}

export async function createOpnameService(deps: OpnameDeps): Promise<OpnameService> {
  const { bestand, adresVan } = deps;
  const plekken: Plekken = (deel, sleutel, regio) => {
    const rij = kennis.rijen.get(keyOf({ deel, sleutel, regio }));
    return rij && toStand(rij);
  };
  const kennis: Kennis = { ...deps, voorraad: createVoorraad(bestand), stand: { bestand, plekken, adresVan }, rijen: new Map() };
  await refresh(kennis);
  return {
    audio: createAudio(bestand, plekken, adresVan),
    refresh: () => refresh(kennis),
    list: (caller, vraag) => listPlekken(kennis, caller, vraag),
    read: (caller, plek) => readPlek(kennis, caller, plek),
    create: (caller, opname) => createOpname(kennis, caller, opname),
    choose: (caller, keuze) => chooseOpname(kennis, caller, keuze),
    report: (caller, melding) => reportUitspraak(kennis, caller, melding),
    readKlank: (bestandsnaam) => readKlank(kennis, bestandsnaam),
  };
}
