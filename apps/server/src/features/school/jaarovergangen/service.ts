/** A school year ends: everybody moves up as shown, in one transaction, and back as long as nothing changed since. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { jaarovergangenRoutes, type GedaneOvergang, type OvergangKeuzes, type OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { vingerafdruk } from '../importvoorstellen/index.ts';
import { demandPlaats, setWeggegooid } from '../leerlingbeheer/index.ts';
import { setLvsBegin } from '../lvsspelling/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { eindigt, maakVoorstel, volgend, type Groep, type Leerling } from './voorstel.ts';

const DAG_MS = 86_400_000;

function enter(actor: Actor, adminId: string): void {
  demand(may(actor.rol, 'pupil.changeGroup'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
}

interface Stand {
  readonly groepen: readonly Groep[];
  readonly leerlingen: readonly Leerling[];
}

const readStand = async (db: Db, adminId: string): Promise<Stand> => ({
  groepen: await store.listGroepen(db, adminId),
  leerlingen: await store.listLeerlingen(db, adminId),
});

const plekkenVan = (leerlingen: readonly Leerling[]): readonly string[] =>
  leerlingen.map(({ id, groepId, jaargroep }) => `${id} ${groepId} ${jaargroep}`).sort((a, b) => (a < b ? -1 : 1));

/** Groepen and who sits where: another name of a child changes nothing of what was shown. */
const merkVan = ({ groepen, leerlingen }: Stand): string => vingerafdruk({ groepen, leerlingen: plekkenVan(leerlingen) });

const Uitslag = jaarovergangenRoutes.commitOvergang.response;
type Uitslag = Output<Api['commitOvergang']>;

/** `dagen`: as long as it can be undone. */
async function gedaan(db: Db, adminId: string, dagen: number, now: number): Promise<GedaneOvergang | null> {
  const rij = await store.findLaatste(db, adminId);
  if (!rij || rij.op.getTime() < now - dagen * DAG_MS) return null;
  const { leerlingen, weg } = Uitslag.parse(rij.uitslag);
  return {
    id: rij.id,
    op: rij.op.toISOString(),
    schooljaar: volgend(rij.schooljaar),
    leerlingen,
    weg,
    terugTot: addDays(dagVan(rij.op.getTime()), dagen),
    veranderd: await store.isVeranderd(db, adminId, rij.id),
  };
}

const ongeldig = (wat: string): AppError => new AppError('invalid', 'jaarovergang/keuze-ongeldig', { details: [wat] });

/** Every groep and every leerling once, nobody else, and no two groepen with one name. */
function demandHeel({ groepen, nieuw, leerlingen }: OvergangKeuzes, stand: Stand): void {
  const bestaand = new Set(stand.groepen.map(({ id }) => id));
  const bekend = new Set(groepen.map(({ id }) => id));
  if (bekend.size !== bestaand.size || groepen.length !== bekend.size || groepen.some(({ id }) => !bestaand.has(id)))
    throw ongeldig('groepen');
  const alle = new Set([...bekend, ...nieuw.map(({ id }) => id)]);
  if (alle.size !== groepen.length + nieuw.length) throw ongeldig('groepen');
  const namen = new Set([...groepen, ...nieuw].map(({ naam }) => naam.toLowerCase()));
  if (namen.size !== alle.size) throw new AppError('conflict', 'groepen/naam-bestaat-al');
  const wie = new Set(leerlingen.map(({ id }) => id));
  const eigen = new Set(stand.leerlingen.map(({ id }) => id));
  if (wie.size !== eigen.size || leerlingen.length !== wie.size || leerlingen.some(({ id }) => !eigen.has(id)))
    throw ongeldig('leerlingen');
  if (leerlingen.some((leerling) => 'groepId' in leerling && !alle.has(leerling.groepId))) throw ongeldig('leerlingen');
}

function zettenVan({ leerlingen }: OvergangKeuzes, stand: Stand): readonly store.Zet[] {
  const nu = new Map(stand.leerlingen.map((leerling) => [leerling.id, leerling]));
  return leerlingen.flatMap((keuze): readonly store.Zet[] => {
    const oud = nu.get(keuze.id);
    if (!oud) return [];
    const van = { id: keuze.id, vanGroep: oud.groepId, vanJaargroep: oud.jaargroep };
    return 'weg' in keuze
      ? [{ ...van, naarGroep: oud.groepId, naarJaargroep: oud.jaargroep, weg: true }]
      : [{ ...van, naarGroep: keuze.groepId, naarJaargroep: keuze.jaargroep, weg: false }];
  });
}

export interface JaarovergangDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

export type JaarovergangService = ReturnType<typeof createJaarovergangService>;

export function createJaarovergangService({ database, instellingen }: JaarovergangDeps) {
  return {
    async preview(actor: Actor, adminId: string, now: number): Promise<OvergangVoorstel> {
      enter(actor, adminId);
      const schooljaar = eindigt(dagVan(now));
      return database.transact(async (db) => {
        const regio = await store.lockAdmin(db, adminId);
        if (regio === undefined) throw notFound();
        const stand = await readStand(db, adminId);
        return {
          schooljaar,
          volgend: volgend(schooljaar),
          groepen: [...maakVoorstel(stand.groepen, stand.leerlingen, schooljaar, regio)],
          leerlingen: [...stand.leerlingen],
          vorige: await gedaan(db, adminId, instellingen().jaarovergang, now),
          merk: merkVan(stand),
        };
      });
    },

    /** All or nothing; the same id again gives the same answer and changes nothing. */
    async commit(actor: Actor, adminId: string, keuzes: OvergangKeuzes, now: number): Promise<Uitslag> {
      enter(actor, adminId);
      return database.transact(async (db) => {
        await store.lockAdmin(db, adminId);
        const eerder = await store.findOvergang(db, adminId, keuzes.id);
        if (eerder) return Uitslag.parse(eerder.uitslag);
        const stand = await readStand(db, adminId);
        if (merkVan(stand) !== keuzes.merk) throw new AppError('conflict', 'jaarovergang/veranderd-intussen');
        demandHeel(keuzes, stand);
        const zetten = zettenVan(keuzes, stand);
        const weg = zetten.filter((zet) => zet.weg).map(({ id }) => id);
        const blijft = zetten.filter((zet) => !zet.weg && zet.naarJaargroep === zet.vanJaargroep).length;
        const schooljaar = eindigt(dagVan(now));
        const uitslag: Uitslag = {
          id: keuzes.id,
          leerlingen: zetten.length - weg.length,
          weg: weg.length,
          blijft,
          groepenNieuw: keuzes.nieuw.length,
        };
        await store.insertOvergang(db, adminId, { id: keuzes.id, schooljaar, uitslag, now });
        await store.noteSchooljaar(db, adminId, schooljaar);
        await store.noteGroepen(db, adminId, keuzes.id);
        await store.writeGroepen(db, adminId, keuzes, now);
        await store.moveLeerlingen(db, adminId, keuzes.id, zetten);
        await store.noteGroepenNa(db, adminId, keuzes.id);
        if (weg.length > 0) await setWeggegooid(db, adminId, weg, now, now);
        await setLvsBegin(
          db,
          adminId,
          zetten.map(({ id }) => id),
          now,
        );
        const betreft = `schooljaar ${volgend(schooljaar)}: ${uitslag.leerlingen} leerling(en) door, ${blijft} blijven in hun jaar, ${weg.length} naar de prullenbak`;
        await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'pupil.changeGroup', objectId: keuzes.id, betreft });
        return uitslag;
      });
    },

    /** Twice is once. A 409 when something of it changed since, or its term is over. */
    async undo(actor: Actor, { adminId, overgangId }: Input<Api['undoOvergang']>['params'], now: number): Promise<void> {
      enter(actor, adminId);
      await database.transact(async (db) => {
        await store.lockAdmin(db, adminId);
        const rij = await store.findOvergang(db, adminId, overgangId);
        if (!rij) throw notFound('jaarovergang/niet-gevonden');
        if (rij.teruggedraaidOp !== null) return;
        const laatste = await store.findLaatste(db, adminId);
        const verlopen = rij.op.getTime() < now - instellingen().jaarovergang * DAG_MS;
        if (verlopen || laatste?.id !== overgangId || (await store.isVeranderd(db, adminId, overgangId)))
          throw new AppError('conflict', 'jaarovergang/veranderd');
        const weg = await store.listWeg(db, adminId, overgangId);
        if (weg.length > 0) {
          await demandPlaats(db, adminId, weg.length, now);
          await setWeggegooid(db, adminId, weg, null, now);
        }
        const terug = await store.putBack(db, adminId, overgangId, now);
        await setLvsBegin(db, adminId, terug, now);
        const betreft = `schooljaar ${volgend(rij.schooljaar)} ongedaan gemaakt: ${terug.length} leerling(en)`;
        await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'pupil.changeGroup', objectId: overgangId, betreft });
      });
    },

    sweep: (now: number): Promise<void> => database.transact((db) => store.sweepOvergangen(db, now - instellingen().jaarovergang * DAG_MS)),
  };
}
