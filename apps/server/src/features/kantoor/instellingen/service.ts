/** Decisions of the owner, with every change there ever was: checked, kept as a new version, and in force at once. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { Instelwaarde, type Instelling, type Instelversie } from '@spelrijk/contract/instellingen';
import { deelVan, instelprobleem, isGevaarlijk, ordenWaarde, SLEUTELS, type Sleutel, type Waarde } from '@spelrijk/domain/instelling';
import { INSTELNAMEN } from '@spelrijk/teksten/instelnamen';
import { waardeTekst } from '@spelrijk/teksten/instelwaarde';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { Instellingenbron } from '../../../platform/instellingen.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

const VERSIES = 200;

type Wijziging = Input<Api['updateInstelling']>['body'];

export interface InstellingDeps {
  readonly database: Database;
  readonly bron: Instellingenbron;
}

const enter = (actor: Actor, actie: Actie): unknown => demand(may(actor.rol, actie), actor.bewijs);

const gelijk = (een: Waarde, ander: Waarde): boolean => JSON.stringify(een) === JSON.stringify(ander);

const toVersie = (rij: store.VersieRij): Instelversie => ({
  versie: rij.versie,
  op: rij.createdAt.toISOString(),
  wie: rij.wie,
  reden: rij.reden,
  oud: Instelwaarde.parse(rij.oud),
  nieuw: Instelwaarde.parse(rij.nieuw),
  standaard: rij.waarde === null,
  uitVersie: rij.uitVersie,
});

/** What a version says now: an older one that no longer fits its limits gives way to the shipped value, as it does everywhere. */
function geldend({ bron }: InstellingDeps, sleutel: Sleutel, rij: store.VersieRij | undefined): Waarde {
  const eigen = Instelwaarde.safeParse(rij?.waarde).data;
  return eigen !== undefined && instelprobleem(sleutel, eigen) === null ? eigen : bron.standaard[sleutel];
}

function toInstelling(deps: InstellingDeps, sleutel: Sleutel, rij: store.VersieRij | undefined): Instelling {
  const waarde = geldend(deps, sleutel, rij);
  const standaard = deps.bron.standaard[sleutel];
  return {
    sleutel,
    deel: deelVan(sleutel),
    waarde: Instelwaarde.parse(waarde),
    standaard: Instelwaarde.parse(standaard),
    eigen: !gelijk(waarde, standaard),
    versie: rij?.versie ?? 0,
    op: rij?.createdAt.toISOString() ?? null,
    wie: rij?.wie ?? '',
  };
}

/** Nobody may make the Dutch address Flemish: the Dutch pages would be gone. */
function demandHeel({ bron }: InstellingDeps, sleutel: Sleutel, waarde: Waarde): void {
  const probleem = instelprobleem(sleutel, waarde);
  if (probleem !== null) throw new AppError('invalid', `instellingen/${probleem}`, { details: [sleutel] });
  if (sleutel === 'vlaamseHosts' && JSON.stringify(waarde).includes(`"${bron.hoofdhost}"`))
    throw new AppError('invalid', 'instellingen/hoofdhost', { details: [bron.hoofdhost] });
}

/** The new version, or that of the same order before. */
async function saveVersie(deps: InstellingDeps, { actor, now }: Caller, db: Db, sleutel: Sleutel, wijziging: Wijziging): Promise<number> {
  const { id, versie, uitVersie, reden } = wijziging;
  const eerder = await store.findOpdracht(db, sleutel, id);
  if (eerder !== null) return eerder;
  if (uitVersie !== undefined && !(await store.findVersie(db, sleutel, uitVersie)))
    throw new AppError('invalid', 'instellingen/geen-versie');
  const oud = geldend(deps, sleutel, await store.findVersie(db, sleutel, versie));
  const waarde = wijziging.waarde === null ? null : ordenWaarde(sleutel, wijziging.waarde);
  const nieuw = waarde ?? deps.bron.standaard[sleutel];
  if (isGevaarlijk(sleutel, oud, nieuw)) enter(actor, 'setting.updateRisky');
  const wie = await store.findNaam(db, actor.adminId, actor.id);
  const rij = { sleutel, opdracht: id, na: versie, waarde, oud, nieuw, uitVersie: uitVersie ?? null, door: actor.id, wie, reden, now };
  if (!(await store.insertVersie(db, rij))) {
    // The same order at the same moment, by a double click: it was done.
    const tegelijk = await store.findOpdracht(db, sleutel, id);
    if (tegelijk !== null) return tegelijk;
    throw new AppError('conflict', 'instellingen/intussen-gewijzigd');
  }
  const betreft = `${INSTELNAMEN[sleutel]}: ${waardeTekst(oud)} -> ${waardeTekst(nieuw)} (versie ${versie + 1})`;
  await writeAudit(db, { adminId: actor.adminId, soort: 'gewijzigd', now, actor, actie: 'setting.update', betreft, reden });
  return versie + 1;
}

export async function listInstellingen(deps: InstellingDeps, { actor }: Caller): Promise<Output<Api['listInstellingen']>> {
  enter(actor, 'setting.read');
  const rijen = new Map((await store.listNu(deps.database.own)).map((rij) => [rij.sleutel, rij]));
  return { instellingen: SLEUTELS.map((sleutel) => toInstelling(deps, sleutel, rijen.get(sleutel))) };
}

export async function readInstelling(deps: InstellingDeps, { actor }: Caller, sleutel: Sleutel): Promise<Output<Api['readInstelling']>> {
  enter(actor, 'setting.read');
  const rijen = await store.listVersies(deps.database.own, sleutel, VERSIES);
  return { instelling: toInstelling(deps, sleutel, rijen[0]), versies: rijen.map(toVersie) };
}

/** In force when the answer is out, here; on another server within seconds. */
export async function updateInstelling(
  deps: InstellingDeps,
  { actor, now }: Caller,
  sleutel: Sleutel,
  wijziging: Wijziging,
): Promise<{ versie: number }> {
  enter(actor, 'setting.update');
  if (wijziging.waarde !== null) demandHeel(deps, sleutel, wijziging.waarde);
  const versie = await deps.database.transact((db) => saveVersie(deps, { actor, now }, db, sleutel, wijziging));
  await deps.bron.refresh();
  return { versie };
}
