/** What the server knows of every recording without asking the database, and one slot as our office sees it. */
import type { Opnamegeschiedenis, Opnameplek } from '@spelrijk/contract/opnamen';
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Klankmap } from '../../../platform/geluid/klankmap.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { AdresVan, AudioBestand } from '../spraak/index.ts';
import { toOpnameplek, type Geluidstand, type Voorraad } from './plekken.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface OpnameDeps {
  readonly database: Database;
  readonly opus: Opus;
  readonly klankmap: Klankmap;
  readonly bestand: AudioBestand;
  /** The voice of the computer, per region. */
  readonly adresVan: AdresVan;
}

export const keyOf = ({ deel, sleutel, regio }: store.Plek): string => `${deel}\n${regio}\n${sleutel}`;

export const asks = (actor: Actor, actie: Actie): void => void demand(may(actor.rol, actie), actor.bewijs);

/** What the server knows without asking the database. */
export interface Kennis extends OpnameDeps {
  readonly voorraad: Voorraad;
  readonly stand: Geluidstand;
  /** Every slot of which something is known, by its key; looked up again when something changed. */
  rijen: Map<string, store.PlekRij>;
}

export async function refresh(kennis: Kennis): Promise<void> {
  kennis.rijen = new Map((await store.listPlekken(kennis.database.own)).map((rij) => [keyOf(rij), rij]));
}

export const redenVan = ({ rijen }: Kennis, plek: store.Plek): string => rijen.get(keyOf(plek))?.reden ?? '';

export function show(kennis: Kennis, plek: store.Plek): Opnameplek {
  const basis = kennis.voorraad[plek.deel].find(({ sleutel }) => sleutel === plek.sleutel);
  if (!basis) throw notFound('opnamen/plek-niet-gevonden');
  return toOpnameplek(kennis.stand, basis, plek.regio, redenVan(kennis, plek));
}

export async function readHistory(kennis: Kennis, plek: store.Plek): Promise<Opnamegeschiedenis> {
  const { own } = kennis.database;
  const opnamen = await store.listOpnamen(own, plek);
  const gebeurtenissen = await store.listGebeurtenissen(own, plek);
  return {
    plek: show(kennis, plek),
    opnamen: opnamen.map(({ op, door, adres, ...rest }) => ({ ...rest, adres: `opname/${adres}`, door: door ?? '', op: op.toISOString() })),
    gebeurtenissen: gebeurtenissen.map(({ op, door, ...rest }) => ({ ...rest, door: door ?? '', op: op.toISOString() })),
  };
}
