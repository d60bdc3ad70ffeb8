/** Messages of our office: written once, planned or sent, read by people of customers and, for who wants it, mailed. */
import type { NieuwBericht } from '@spelrijk/contract/berichten';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { BerichtDoel, BerichtStand } from '@spelrijk/domain/bericht';
import { KLANTSOORTEN } from '@spelrijk/domain/prijs';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as kantoor from './store-kantoor.ts';
import * as store from './store.ts';
import { mailBerichten, type BerichtDeps } from './versturen.ts';

const isUit = ({ op, ingetrokken_op }: store.BerichtRij, now: number): boolean =>
  op !== null && ingetrokken_op === null && op.getTime() <= now;

function standVan(rij: store.BerichtRij, now: number): BerichtStand {
  if (rij.ingetrokken_op !== null) return 'ingetrokken';
  if (rij.op === null) return 'concept';
  return isUit(rij, now) ? 'verstuurd' : 'gepland';
}

const doelVan = ({ soorten, regio, klant_id, lezers }: store.BerichtRij): BerichtDoel => ({ soorten, regio, adminId: klant_id, lezers });

/** All kinds is the same as none named; one admin needs no kind or region beside it. */
function eenvoudig({ soorten, regio, adminId, lezers }: BerichtDoel): BerichtDoel {
  if (adminId !== null) return { soorten: [], regio: null, adminId, lezers };
  const gekozen = KLANTSOORTEN.filter((soort) => soorten.includes(soort));
  return { soorten: gekozen.length === KLANTSOORTEN.length ? [] : gekozen, regio, adminId, lezers };
}

/** The moment at which it goes out: now, later, or not yet. */
function momentVan({ versturen, op }: NieuwBericht, now: number): Date | null {
  if (versturen === 'niet') return null;
  if (versturen === 'nu') return new Date(now);
  if (op === null || Date.parse(op) <= now) throw new AppError('invalid', 'berichten/moment-voorbij', { details: ['op'] });
  return new Date(op);
}

const zelfdeMoment = ({ op }: store.BerichtRij, nieuw: NieuwBericht, now: number): boolean => {
  if (nieuw.versturen === 'niet') return op === null;
  if (nieuw.versturen === 'nu') return op !== null && op.getTime() <= now;
  return op?.getTime() === Date.parse(nieuw.op ?? '');
};

/** The very save that made this version, once more: a second click, or an answer that got lost. */
const isNogEens = (oud: store.BerichtRij, nieuw: NieuwBericht, doel: BerichtDoel, now: number): boolean =>
  oud.versie === nieuw.versie + 1 &&
  oud.ingetrokken_op === null &&
  oud.titel === nieuw.titel &&
  oud.tekst === nieuw.tekst &&
  JSON.stringify(doelVan(oud)) === JSON.stringify(doel) &&
  zelfdeMoment(oud, nieuw, now);

const PER_PAGINA = 100;

export async function listKantoorBerichten(
  { database }: BerichtDeps,
  { actor, now }: Caller,
  { pagina }: Input<Api['listKantoorBerichten']>['query'],
): Promise<Output<Api['listKantoorBerichten']>> {
  demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
  const { rijen, totaal } = await kantoor.listBerichten(database.own, now, rijenVoor(pagina, PER_PAGINA), PER_PAGINA);
  return {
    totaal,
    perPagina: PER_PAGINA,
    berichten: rijen.map((rij) => ({
      id: rij.id,
      versie: rij.versie,
      titel: rij.titel,
      tekst: rij.tekst,
      doel: doelVan(rij),
      adminNaam: rij.adminNaam,
      stand: standVan(rij, now),
      op: rij.op?.toISOString() ?? null,
      bereik: { admins: rij.admins, mensen: rij.mensen },
      gelezen: rij.gelezen,
    })),
  };
}

export function readBereik(
  { database }: BerichtDeps,
  { actor, now }: Caller,
  { soorten, regio, adminId, lezers }: Input<Api['readBereik']>['query'],
): Promise<Output<Api['readBereik']>> {
  demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
  const gekozen = KLANTSOORTEN.filter((soort) => soorten.split(',').includes(soort));
  return kantoor.readBereik(database.own, eenvoudig({ soorten: gekozen, regio: regio ?? null, adminId: adminId ?? null, lezers }), now);
}

/** What is out does not change any more; the same save twice is one. */
export async function saveBericht(
  { adressen, database }: BerichtDeps,
  { actor, now }: Caller,
  id: string,
  nieuw: NieuwBericht,
): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  const doel = eenvoudig(nieuw.doel);
  await database.transact(async (db) => {
    const oud = await store.lockBericht(db, id);
    if (oud && isNogEens(oud, nieuw, doel, now)) return;
    if (oud && isUit(oud, now)) throw new AppError('conflict', 'berichten/al-verstuurd');
    if ((oud?.versie ?? 0) !== nieuw.versie) throw new AppError('conflict', 'berichten/gewijzigd');
    if (doel.adminId !== null && !(await store.isKlant(db, doel.adminId)))
      throw new AppError('invalid', 'berichten/klant-onbekend', { details: ['doel'] });
    const bericht = { id, versie: nieuw.versie + 1, titel: nieuw.titel, tekst: nieuw.tekst, doel, op: momentVan(nieuw, now) };
    await (oud ? store.updateBericht(db, bericht) : store.insertBericht(db, bericht, now));
  });
  if (nieuw.versturen === 'nu') await mailBerichten({ database, adressen }, now);
}

export async function withdrawBericht({ database }: BerichtDeps, { actor, now }: Caller, id: string): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  await database.transact(async (db) => {
    const bericht = await store.lockBericht(db, id);
    if (!bericht) throw notFound('berichten/niet-gevonden');
    if (isUit(bericht, now)) throw new AppError('conflict', 'berichten/al-verstuurd');
    if (bericht.ingetrokken_op === null) await store.setIngetrokken(db, id, bericht.versie + 1, now);
  });
}

export async function listLezers({ database }: BerichtDeps, { actor, now }: Caller, id: string): Promise<Output<Api['listLezers']>> {
  demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
  return { admins: [...(await kantoor.listLezers(database.own, id, now))] };
}
