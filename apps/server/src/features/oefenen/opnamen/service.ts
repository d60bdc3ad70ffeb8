/** Recordings of people: made by our office, heard before the voice of the computer, and never lost. */
import type { Opnamegeschiedenis } from '@spelrijk/contract/opnamen';
import type { Klankbestand } from '@spelrijk/contract/spraak';
import { notFound } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createAudio, toBestand, type AudioIndex, type Plekken, type Plekstand } from '../spraak/index.ts';
import { chooseOpname, createOpname, reportUitspraak, type Melding, type NieuweOpname, type Opnamekeuze } from './change-plek.ts';
import { asks, keyOf, readHistory, refresh, type Kennis, type OpnameDeps } from './kennis.ts';
import { listPlekken, type Lijstvraag, type Opnamelijst } from './list-plekken.ts';
import { createVoorraad, type Voorraad } from './plekken.ts';
import * as store from './store.ts';

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

const toStand = ({ adres, oordeel }: store.PlekRij): Plekstand => ({
  ...(adres !== null && { opname: `opname/${adres}` }),
  ...(oordeel !== null && { oordeel }),
});

async function readPlek(kennis: Kennis, { actor }: Caller, plek: store.Plek): Promise<Opnamegeschiedenis> {
  asks(actor, 'recording.read');
  return readHistory(kennis, plek);
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
  let voorraad: Voorraad | undefined;
  const kennis: Kennis = {
    ...deps,
    // Only our office asks for it, and not every day: sorting it would hold up every start.
    get voorraad() {
      return (voorraad ??= createVoorraad(bestand));
    },
    stand: { bestand, plekken, adresVan },
    rijen: new Map(),
  };
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
