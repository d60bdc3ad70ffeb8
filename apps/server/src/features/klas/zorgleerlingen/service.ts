/** Zorgleerlingen: who is flagged or has a goal of a care plan, why, and what comes next. A flag that goes stays as history. */
import { present } from '@spelrijk/base/invariant';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Planweek } from '@spelrijk/contract/handelingsplannen';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto, writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { somvensterNaam, toCel, type Cel } from '../../oefenen/standen/index.ts';
import { loadZorgstanden, type Zorgstand } from '../zorgstanden/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

type Zorgleerlingen = Output<Api['listZorgleerlingen']>;
type Vlaggen = Output<Api['readZorgvlaggen']>;

export interface Wie {
  readonly adminId: string;
  readonly leerlingId: string;
}

const code = 'leerlingen/niet-gevonden';
const narrow = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

type Zorgleerling = Zorgleerlingen['leerlingen'][number];

const ONBEKEND = { beeld: 'leeg', laag: 0, hoog: 100, zeker: false } as const;

function toZorgleerling(rij: store.ZorgRij, cellen: readonly Cel[], { stap, plannen, nu }: Zorgstand): Zorgleerling {
  const { laatste, regio, vlaggen, doelen, cellen: _, ...wie } = rij;
  const begin = new Map(nu?.doelen.map((doel) => [doel.categorie, doel.begin]));
  const som = (van: (week: Planweek) => number): number => nu?.weken.reduce((totaal, week) => totaal + (week.vrij ? 0 : van(week)), 0) ?? 0;
  return {
    ...wie,
    laatst: laatste?.toISOString() ?? null,
    vlaggen: [...vlaggen],
    doelen: doelen.map(({ categorie, sinds }) => {
      const { beeld, laag, hoog, zeker } = cellen.find((cel) => cel.categorie === categorie) ?? ONBEKEND;
      return {
        categorie,
        naam: somvensterNaam(categorie, regio),
        sinds,
        beeld,
        begin: begin.get(categorie) ?? null,
        nu: { laag, hoog, zeker },
      };
    }),
    stap,
    plan: plannen.find(({ id }) => id === nu?.rij.id) ?? null,
    gehouden: som(({ school, leek }) => school + leek),
    beloofd: som(({ beloofd }) => beloofd),
  };
}

async function readVlaggen(db: Db, actor: Actor, grant: Allowed, { adminId, leerlingId }: Wie): Promise<Vlaggen> {
  const vlaggen = await store.findVlaggen(db, adminId, leerlingId, narrow(actor, grant));
  if (!vlaggen) throw notFound(code);
  return { vlaggen: [...vlaggen] };
}

/** Changes a flag of a leerling that this person may see; the log says that it was done, never why: that is about a child. */
async function change(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  wie: Wie,
  betreft: string,
  fn: (db: Db) => Promise<boolean>,
): Promise<Vlaggen> {
  const grant = demand(may(actor.rol, 'carePlan.create'), actor.bewijs);
  const { adminId, leerlingId } = wie;
  if (actor.adminId !== adminId) throw notFound(code);
  return database.forAdmin(adminId, async (db) => {
    await readVlaggen(db, actor, grant, wie);
    if (await fn(db))
      await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'carePlan.create', objectId: leerlingId, betreft });
    return readVlaggen(db, actor, grant, wie);
  });
}

export async function listZorgleerlingen(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  adminId: string,
): Promise<Zorgleerlingen> {
  const grant = demand(may(actor.rol, 'carePupil.list'), actor.bewijs);
  return lookInto(database, actor, grant, { adminId, actie: 'carePupil.list', now, code }, async (db) => {
    const rijen = await store.listZorg(db, adminId, narrow(actor, grant), now);
    const wie = rijen.map(({ id, regio, laatste, cellen }) => {
      return { adminId, regio, leerlingId: id, laatste: laatste?.getTime() ?? null, cellen: cellen.map((cel) => toCel(cel, dagVan(now))) };
    });
    const standen = await loadZorgstanden(db, adminId, wie, now);
    return { leerlingen: standen.map((stand, i) => toZorgleerling(present(rijen[i], 'its row'), wie[i]?.cellen ?? [], stand)) };
  });
}

export async function readZorgvlaggen({ database }: { readonly database: Database }, { actor, now }: Caller, wie: Wie): Promise<Vlaggen> {
  const grant = demand(may(actor.rol, 'carePupil.list'), actor.bewijs);
  const look = { adminId: wie.adminId, actie: 'carePupil.list', objectId: wie.leerlingId, now, code };
  return lookInto(database, actor, grant, look, (db) => readVlaggen(db, actor, grant, wie));
}

export const setZorgvlag = (
  deps: { readonly database: Database },
  { actor, now }: Caller,
  wie: Wie,
  { id, reden }: Input<Api['setZorgvlag']>['body'],
): Promise<Vlaggen> =>
  change(deps, { actor, now }, wie, 'zorgleerling', (db) => store.insertVlag(db, { ...wie, id, reden, door: actor.id, op: new Date(now) }));

export const removeZorgvlag = (
  deps: { readonly database: Database },
  { actor, now }: Caller,
  wie: Wie,
  { reden }: Input<Api['removeZorgvlag']>['body'],
): Promise<Vlaggen> =>
  change(deps, { actor, now }, wie, 'geen zorgleerling meer', (db) =>
    store.closeVlag(db, { ...wie, reden, door: actor.id, op: new Date(now) }),
  );
