/** Recordings of people: made by our office, heard before the voice of the computer, and never lost. */
import type { Opnamegeschiedenis, OpnameFilter, Opnameplek } from '@spelrijk/contract/opnamen';
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Klankmap } from '../../../platform/geluid/klankmap.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Actor } from '../../../platform/http/context.ts';
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
import { createVoorraad, fits, toOpnameplek, type Geluidstand } from './plekken.ts';
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

export interface OpnameService {
  /** Speech with the recordings before it, as they are now. */
  readonly audio: AudioIndex;
  /** Looks in the database again: another server may have changed something. */
  refresh(): Promise<void>;
  list(
    actor: Actor,
    vraag: Lijstvraag,
  ): { plekken: Opnameplek[]; aantal: number; totalen: Record<'alles' | 'metOpname' | 'bekendFout' | 'geblokkeerd', number> };
  read(actor: Actor, plek: store.Plek): Promise<Opnamegeschiedenis>;
  create(actor: Actor, opname: store.Plek & { readonly id: string; readonly wav: string }, now: number): Promise<Opnamegeschiedenis>;
  kies(actor: Actor, plek: store.Plek & { readonly opnameId: string | null }, now: number): Promise<Opnamegeschiedenis>;
  meld(actor: Actor, plek: store.Plek & { readonly fout: boolean; readonly reden: string }, now: number): Promise<Opnamegeschiedenis>;
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

export async function createOpnameService({ database, opus, klankmap, bestand, adresVan }: OpnameDeps): Promise<OpnameService> {
  const voorraad = createVoorraad(bestand);
  let rijen = new Map<string, store.PlekRij>();
  const refresh = async (): Promise<void> => {
    rijen = new Map((await store.listPlekken(database.own)).map((rij) => [keyOf(rij), rij]));
  };
  await refresh();

  const plekken: Plekken = (deel, sleutel, regio) => {
    const rij = rijen.get(keyOf({ deel, sleutel, regio }));
    return rij && toStand(rij);
  };
  const stand: Geluidstand = { bestand, plekken, adresVan };
  const redenVan = (plek: store.Plek): string => rijen.get(keyOf(plek))?.reden ?? '';

  const show = (plek: store.Plek): Opnameplek => {
    const basis = voorraad[plek.deel].find(({ sleutel }) => sleutel === plek.sleutel);
    if (!basis) throw notFound('opnamen/plek-niet-gevonden');
    return toOpnameplek(stand, basis, plek.regio, redenVan(plek));
  };

  async function history(plek: store.Plek): Promise<Opnamegeschiedenis> {
    const opnamen = await store.listOpnamen(database.own, plek);
    const gebeurtenissen = await store.listGebeurtenissen(database.own, plek);
    return {
      plek: show(plek),
      opnamen: opnamen.map(({ op, door, adres, ...rest }) => ({
        ...rest,
        adres: `opname/${adres}`,
        door: door ?? '',
        op: op.toISOString(),
      })),
      gebeurtenissen: gebeurtenissen.map(({ op, door, ...rest }) => ({ ...rest, door: door ?? '', op: op.toISOString() })),
    };
  }

  /** One change of a slot with its line in the history, then looked up again. */
  async function change(plek: store.Plek, fn: (db: Db) => Promise<void>): Promise<Opnamegeschiedenis> {
    show(plek);
    await database.own.transaction().execute(fn);
    const rij = await store.findPlek(database.own, plek);
    if (rij) rijen.set(keyOf(plek), rij);
    return history(plek);
  }

  return {
    audio: createAudio(bestand, plekken, adresVan),
    refresh,

    list(actor, { deel, regio, filter, zoek, vanaf }) {
      asks(actor, 'recording.read');
      const alle = voorraad[deel].map((basis) => toOpnameplek(stand, basis, regio, redenVan({ ...basis, regio })));
      const zoekt = fold(zoek);
      const past = alle.filter((plek) => fits(plek, filter) && fold(plek.tekst).includes(zoekt));
      const vooraan = (plek: Opnameplek): number => (fold(plek.tekst).startsWith(zoekt) ? 0 : 1);
      const gevraagd = past.toSorted((a, b) => vooraan(a) - vooraan(b));
      const tel = (soort: OpnameFilter): number => alle.filter((plek) => fits(plek, soort)).length;
      return {
        plekken: gevraagd.slice(vanaf, vanaf + PAGINA),
        aantal: gevraagd.length,
        totalen: { alles: alle.length, metOpname: tel('met-opname'), bekendFout: tel('bekend-fout'), geblokkeerd: tel('geblokkeerd') },
      };
    },

    async read(actor, plek) {
      asks(actor, 'recording.read');
      return history(plek);
    },

    async create(actor, { id, wav, deel, sleutel, regio }, now) {
      asks(actor, 'recording.update');
      const plek = { deel, sleutel, regio };
      show(plek);
      const { ogg, adres, ms } = await processOpname(opus, wav);
      const wie = { accountId: actor.id, now };
      return change(plek, async (db) => {
        if (!(await store.insertOpname(db, { ...plek, id, adres, ogg, ms }, wie))) {
          const bekend = await store.findOpname(db, id);
          if (bekend?.adres !== adres || keyOf(bekend) !== keyOf(plek)) throw new AppError('conflict', 'opnamen/bestaat-al');
          return;
        }
        await store.savePlek(db, plek, { opname: { id, adres } }, now);
        await store.insertGebeurtenis(db, plek, { wat: 'opgenomen', opnameId: id }, wie);
      });
    },

    async kies(actor, { opnameId, ...plek }, now) {
      asks(actor, 'recording.update');
      return change(plek, async (db) => {
        const opname = opnameId === null ? null : await store.findOpname(db, opnameId);
        if (opname === undefined || (opname && keyOf(opname) !== keyOf(plek))) throw notFound('opnamen/niet-gevonden');
        await store.savePlek(db, plek, { opname }, now);
        await store.insertGebeurtenis(db, plek, { wat: opname ? 'teruggezet' : 'stilgezet', opnameId }, { accountId: actor.id, now });
      });
    },

    async meld(actor, { fout, reden, ...plek }, now) {
      asks(actor, 'recording.update');
      return change(plek, async (db) => {
        await store.savePlek(db, plek, { oordeel: fout ? 'fout' : 'goed', reden }, now);
        await store.insertGebeurtenis(db, plek, { wat: fout ? 'fout-gemeld' : 'goed-gemeld', reden }, { accountId: actor.id, now });
      });
    },

    /** Open to everybody, as every other sound of the product: the address is the hash of the content. */
    async readKlank(bestandsnaam) {
      const [adres = '', soort] = bestandsnaam.split('.');
      const ogg = await klankmap.get(adres, async () => {
        const bewaard = await store.findOgg(database.own, adres);
        if (!bewaard) throw notFound('opnamen/niet-gevonden');
        return bewaard;
      });
      return toBestand(opus, soort, ogg);
    },
  };
}
