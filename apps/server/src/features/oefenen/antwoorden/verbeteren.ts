/** Correcting answers that were typed over: what was typed first stays in the log, what is right now counts, from the same place. */
import { isDeepStrictEqual } from 'node:util';
import { invariant, present } from '@spelrijk/base/invariant';
import { recordAntwoord, type Bewijs, type LogRegel } from '@spelrijk/oefenen/antwoord';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import type { Stand } from '@spelrijk/oefenen/stand';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { geldendeInstelling, leerlijnVan, lockLeerling } from '../standen/index.ts';
import { metNiveau, toSchrijfbeurt } from './rijen.ts';
import { beginVan, herspeelLogboek, isZelfdeStand, type Herspeeld } from './herspelen.ts';
import { diagnoseVan, type BewaardeOpgave } from '../opgaven/index.ts';
import { mergeBeurten } from './samenvoegen.ts';
import { readUitgangspunt, writeAntwoorden, type Schrijfbeurt, type TaakInhoudRij } from './store.ts';
import * as store from './store-verbeteren.ts';
import { countCategorieDagen, toBewijs, type NieuweRij } from './verwerk.ts';

export interface Verbeterbeurt {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly taak: TaakInhoudRij;
  /** By opgave: what stands there really; empty: it was not made. */
  readonly gegeven: ReadonlyMap<string, string>;
  readonly now: number;
}

interface Wijziging {
  readonly oud: store.TellendAntwoord;
  readonly opgave: BewaardeOpgave;
  /** Null: never made. */
  readonly nieuw: string | null;
}

function wijzigingenVan({ taak, gegeven }: Verbeterbeurt, tellend: readonly store.TellendAntwoord[]): readonly Wijziging[] {
  return tellend.flatMap((oud) => {
    const opgave = taak.opgaven.find(({ id }) => id === oud.opgaveId);
    const nieuw = gegeven.get(oud.opgaveId) ?? '';
    return opgave && nieuw !== oud.gegeven ? [{ oud, opgave, nieuw: nieuw === '' ? null : nieuw }] : [];
  });
}

const bewijsVan = ({ oud, opgave, nieuw }: Wijziging, doel: number): Bewijs | null =>
  nieuw === null
    ? null
    : { ...toBewijs(opgave, { ...oud, diagnose: diagnoseVan(opgave, nieuw) }, 1, doel), plaats: oud.motor.invoer.plaats };

/** A log that does not give its state any more (of before this was kept): what is right now teaches as one answer more. */
function learnFrom(stand: Stand, leerlijn: Leerlijn, correcties: ReadonlyMap<string, Bewijs | null>, now: number): Herspeeld {
  const regels = new Map<string, LogRegel>();
  let nu = stand;
  for (const [id, bewijs] of correcties) {
    if (bewijs === null) continue;
    const { log, stand: verder } = recordAntwoord(nu, leerlijn, bewijs, now);
    regels.set(id, log);
    nu = verder;
  }
  return { stand: nu, regels };
}

const toRij = ({ oud, opgave }: Wijziging, anders: Pick<NieuweRij, 'id' | 'gegeven' | 'diagnose' | 'gokje' | 'motor'>, taakId: string) => ({
  taakId,
  opgaveId: oud.opgaveId,
  poging: 1,
  rtMs: oud.rtMs,
  hints: oud.hints,
  clientOp: oud.clientOp.getTime(),
  opgave,
  op: oud.op.getTime(),
  dag: oud.dag,
  telt: true,
  duur: 0,
  ...anders,
});

const oudeRij = (wijziging: Wijziging, taakId: string): NieuweRij => toRij(wijziging, wijziging.oud, taakId);

function nieuweRij(wijziging: Wijziging, regels: Herspeeld['regels'], taakId: string, now: number): NieuweRij[] {
  const { nieuw, opgave, oud } = wijziging;
  if (nieuw === null) return [];
  const motor = present(regels.get(oud.id), 'a corrected answer has a line');
  const gokje = motor.reden === 'gegokt';
  return [toRij(wijziging, { id: createId(now), gegeven: nieuw, diagnose: diagnoseVan(opgave, nieuw), gokje, motor }, taakId)];
}

/** The same sums, taken away. */
const afgetrokken = (beurt: Schrijfbeurt): Schrijfbeurt => ({
  ...beurt,
  antwoorden: [],
  categorieen: [],
  woorden: [],
  dagen: beurt.dagen.map(({ dag, antwoorden, goed, gokjes }) => ({
    dag,
    antwoorden: -antwoorden,
    goed: -goed,
    ms: 0,
    gokjes: -gokjes,
    taken: 0,
  })),
  categorieDagen: beurt.categorieDagen.map((rij) => ({ ...rij, antwoorden: -rij.antwoorden, goed: -rij.goed })),
  fouten: beurt.fouten.map(({ label, keer }) => ({ label, keer: -keer })),
});

const anders = <T>(voor: Readonly<Record<string, T>>, na: Readonly<Record<string, T>>): Set<string> =>
  new Set(Object.keys(na).filter((id) => !isDeepStrictEqual(voor[id], na[id])));
const verdwenen = (voor: object, na: object): string[] => Object.keys(voor).filter((id) => !Object.hasOwn(na, id));

interface Werk extends Verbeterbeurt {
  readonly wijzigingen: readonly Wijziging[];
  readonly leerlijn: Leerlijn;
  /** Before, and as it would have been. */
  readonly voor: Stand;
  readonly na: Herspeeld;
  /** The log gave its state. */
  readonly isHeel: boolean;
  readonly volgnr: number;
  readonly bezigMet: string | null;
}

/** The state with the corrections in their places. */
async function herspeelMet(db: Db, beurt: Verbeterbeurt, wijzigingen: readonly Wijziging[]): Promise<Werk> {
  const { adminId, leerlingId, now } = beurt;
  const van = present(
    await readUitgangspunt(db, { adminId, leerlingId, taakIds: [], antwoordIds: [], woorden: [] }),
    'a locked leerling has a state',
  );
  const logboek = await store.readHerspeelbaar(db, adminId, leerlingId);
  const leerlijn = leerlijnVan(van.regio);
  const voor: Stand = { hoofd: van.hoofd, categorieen: van.categorieen, woorden: logboek.woorden };
  const { doel } = geldendeInstelling(van.instellingen, van, dagVan(now)).stuur;
  const correcties = new Map(wijzigingen.map((wijziging) => [wijziging.oud.id, bewijsVan(wijziging, doel)]));
  const begin = logboek.basis ?? beginVan(van.hoofd);
  const isHeel = isZelfdeStand(herspeelLogboek(begin, logboek, leerlijn, new Map()).stand, voor);
  const na = isHeel ? herspeelLogboek(begin, logboek, leerlijn, correcties) : learnFrom(voor, leerlijn, correcties, now);
  return { ...beurt, wijzigingen, leerlijn, voor, na, isHeel, volgnr: van.volgnr, bezigMet: logboek.bezigMet };
}

/** What was counted goes out of the sums, what is right now comes in. */
function naarBeurt({ adminId, leerlingId, taak, now, wijzigingen, leerlijn, voor, na, volgnr }: Werk): Schrijfbeurt {
  const { stand, regels } = na;
  const beurtVan = (rijen: readonly NieuweRij[], gewijzigd: { readonly categorieen: Set<string>; readonly woorden: Set<string> }) => {
    const verwerkt = { rijen, stand, ...gewijzigd, categorieDagen: countCategorieDagen(rijen, leerlijn), ...GEEN_LES };
    return toSchrijfbeurt({ adminId, leerlingId, leerlijn, game: wijzigingen[0]?.oud.game ?? '', volgnr, now, verwerkt });
  };
  const weg = beurtVan(
    wijzigingen.map((wijziging) => oudeRij(wijziging, taak.id)),
    { categorieen: new Set(), woorden: new Set() },
  );
  const erbij = beurtVan(
    wijzigingen.flatMap((wijziging) => nieuweRij(wijziging, regels, taak.id, now)),
    { categorieen: anders(voor.categorieen, stand.categorieen), woorden: anders(voor.woorden, stand.woorden) },
  );
  return present(mergeBeurten([afgetrokken(weg), erbij]), 'two write-ups');
}

const GEEN_LES = { oordelen: [], les: { deltas: [], tellingen: [] } };

/** How far the leerling is now stands on its last day, whenever the mistake was made. */
function metLaatsteDag(dagen: Schrijfbeurt['dagen'], { voor, na, leerlijn }: Werk): Schrijfbeurt['dagen'] {
  const laatste = { dag: dagVan(voor.hoofd.laatste), antwoorden: 0, goed: 0, ms: 0, gokjes: 0, taken: 0 };
  const sommen = dagen.map(({ dag, antwoorden, goed, ms, gokjes, taken }) => ({ dag, antwoorden, goed, ms, gokjes, taken }));
  return metNiveau(sommen.some(({ dag }) => dag === laatste.dag) ? sommen : [...sommen, laatste], na.stand, leerlijn);
}

/** A correction says what it corrects and stands where that stood; it arrived when that did. */
const opZijnPlek = (antwoorden: Schrijfbeurt['antwoorden'], { wijzigingen, isHeel }: Werk): Schrijfbeurt['antwoorden'] =>
  antwoorden.map((rij) => {
    const wijziging = wijzigingen.find(({ oud }) => oud.opgaveId === rij.opgave_id);
    const { id: vervangt, plek, ontvangenOp } = present(wijziging, 'a correction corrects something').oud;
    return { ...rij, vervangt, plek: isHeel ? plek : null, ontvangen_op: ontvangenOp.toISOString() };
  });

/**
 * Puts right what was typed over, as one change; sending the same again changes nothing. True when anything changed. The state of
 * the leerling is replayed from its first answer (or from its base), as if the mistake was never made. Runs in a transaction of its admin.
 */
export async function correctAntwoorden(db: Db, beurt: Verbeterbeurt): Promise<boolean> {
  const { adminId, leerlingId, taak } = beurt;
  invariant(await lockLeerling(db, adminId, leerlingId), 'the leerling of a taak is there');
  const wijzigingen = wijzigingenVan(beurt, await store.listTellend(db, adminId, leerlingId, taak.id));
  if (wijzigingen.length === 0) return false;
  const werk = await herspeelMet(db, beurt, wijzigingen);
  const { voor, na, isHeel, bezigMet } = werk;
  const samen = naarBeurt(werk);
  const ids = wijzigingen.map(({ oud: { id } }) => id);
  await store.trekIn(db, adminId, leerlingId, ids, isHeel);
  await writeAntwoorden(db, {
    ...samen,
    antwoorden: opZijnPlek(samen.antwoorden, werk),
    // Also when a word was only taken away: who kept what it knew of this leerling sees that something changed.
    stand: { ...samen.stand, bezig_met: bezigMet, volgnr: Math.max(samen.stand.volgnr, werk.volgnr + 1) },
    dagen: metLaatsteDag(samen.dagen, werk),
  });
  await store.ruimOp(db, adminId, leerlingId, {
    categorieen: verdwenen(voor.categorieen, na.stand.categorieen),
    woorden: verdwenen(voor.woorden, na.stand.woorden),
  });
  return true;
}
