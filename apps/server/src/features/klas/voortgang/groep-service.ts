/** How a groep stands: the matrix, practice, growth, what goes wrong and who needs which explanation; and the lesson of now. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { GroepRegel, Instructiegroep, LesLeerling, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import { readAfwijking, resolveOefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { aandeelOpNorm } from '@spelrijk/oefenen/niveau';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { aandachtNu } from '../groepen/index.ts';
import { listGevlagd } from '../zorgleerlingen/index.ts';
import { gameTitel } from '../../oefenen/opgaven/index.ts';
import { leerlijnVan, normgroepVan, somvensterNaam } from '../../oefenen/standen/index.ts';
import { behoeften, maakGroepjes, type Behoefte, type Groepje } from './groepjes.ts';
import { createFoutgeheugen, type Foutgeheugen } from './foutgeheugen.ts';
import { kolommenVan } from './kolommen.ts';
import { labelNaam } from './labels.ts';
import { LES_MS, opVolgorde, toestandVan } from './les.ts';
import { misgegaan, spreid, type Misgegaan } from './misgegaan.ts';
import { may } from './policy.ts';
import { SCHRIJFVORMEN } from './schrijfvormen.ts';
import * as store from './store-groep.ts';
import { listLes, type LesRij } from './store-les.ts';
import { beginVanSchooljaar, beginVanWeken, perWeek } from './weken.ts';

export type GroepVoortgang = Output<Api['readGroepVoortgang']>;

export interface GroepAdres {
  readonly adminId: string;
  readonly groepId: string;
}

const code = 'groepen/niet-gevonden';
/** Older errors do not say what a child needs now. */
const RECENT_MS = 42 * DAG_MS;
const PER_LEERLING = 40;
const VOORBEELDEN = 8;
const REGELS = 20;
const LAATSTE = 5;

function toLeerling(rij: store.LeerlingRij, kop: store.GroepKop, zorg: boolean, now: number): VoortgangLeerling {
  const { id, roepnaam, achternaam, jaargroep, figuur, laatste, beheerst, niveau, begin, dagen, cellen } = rij;
  const vandaag = dagVan(now);
  const { instelling } = resolveOefeninstelling(readAfwijking(rij.instellingen.groep), readAfwijking(rij.instellingen.leerling));
  const normgroep = normgroepVan(instelling, { jaargroep, regio: kop.regio }, vandaag);
  return {
    id,
    roepnaam,
    achternaam,
    jaargroep,
    figuur,
    laatst: laatste?.toISOString() ?? null,
    aandacht: aandachtNu(rij.aandacht, laatste, now),
    zorg,
    beheerst,
    normgroep,
    norm: tredeVan(normgroep),
    niveau,
    begin,
    weken: perWeek(dagen, vandaag),
    gokjes: dagen.reduce((som, dag) => som + dag.gokjes, 0),
    cellen: [...cellen],
  };
}

type PerLabel = ReadonlyMap<string, readonly Misgegaan[]>;

/** Every rule with its count over the leerlingen; examples of the last weeks. */
function toRegels(rijen: readonly store.LeerlingRij[], perLabel: PerLabel): GroepRegel[] {
  const per = new Map<string, { keer: number; leerlingen: number }>();
  for (const { label, keer } of rijen.flatMap((rij) => rij.fouten)) {
    const tot = per.get(label) ?? { keer: 0, leerlingen: 0 };
    per.set(label, { keer: tot.keer + keer, leerlingen: tot.leerlingen + 1 });
  }
  return [...per]
    .sort(([a, x], [b, y]) => y.keer - x.keer || (a < b ? -1 : 1))
    .slice(0, REGELS)
    .map(([label, tot]) => ({
      label,
      naam: labelNaam(label),
      ...tot,
      voorbeelden: spreid(perLabel.get(label) ?? [], VOORBEELDEN),
    }));
}

function toInstructiegroep({ categorie, leerlingen }: Groepje, perLabel: PerLabel): Instructiegroep {
  const info = getCategorie(categorie);
  const wie = new Set(leerlingen.map(({ leerlingId }) => leerlingId));
  return {
    categorie,
    naam: somvensterNaam(categorie),
    regel: info?.regel ?? '',
    stappen: [...(info?.uitleg ?? [])],
    leerlingen: leerlingen.map(({ leerlingId, fouten: keer, bereik }: Behoefte) => ({
      id: leerlingId,
      fouten: keer,
      laag: bereik?.laag ?? null,
      hoog: bereik?.hoog ?? null,
    })),
    voorbeelden: spreid(
      (perLabel.get(categorie) ?? []).filter(({ leerlingId }) => wie.has(leerlingId)),
      VOORBEELDEN,
    ),
  };
}

/** Reading has no rule to explain in a group. */
const isSpelling = (categorie: string): boolean => getCategorie(categorie) !== undefined;

function toGroepjes(rijen: readonly store.LeerlingRij[], fouten: readonly Misgegaan[], perLabel: PerLabel): Instructiegroep[] {
  const standen = rijen.flatMap(({ id, cellen }) =>
    cellen.filter(({ categorie }) => isSpelling(categorie)).map((cel) => ({ ...cel, leerlingId: id })),
  );
  return maakGroepjes(behoeften(standen, fouten)).map((groepje) => toInstructiegroep(groepje, perLabel));
}

/** Columns where somebody began. */
function begonnenKolommen(rijen: readonly store.LeerlingRij[], regio: Regio): GroepVoortgang['kolommen'] {
  const begonnen = new Set(
    rijen.flatMap(({ cellen }) =>
      cellen.filter(({ status, antwoorden }) => status !== 'op-slot' || antwoorden > 0).map(({ categorie }) => categorie),
    ),
  );
  return kolommenVan(regio).filter(({ id }) => begonnen.has(id));
}

function toLesLeerling({ pogingen, taak, ...leerling }: LesRij, now: number): LesLeerling {
  const tellende = pogingen.filter(({ telt }) => telt);
  const [nieuwste] = pogingen;
  return {
    ...leerling,
    toestand: toestandVan({ pogingen, taakAf: taak?.af ?? false, now }),
    laatst: nieuwste ? new Date(nieuwste.op).toISOString() : null,
    taak: taak && {
      somvenster: taak.somvenster,
      naam: somvensterNaam(taak.somvenster),
      game: gameTitel(taak.game),
      gedaan: taak.gedaan,
      totaal: taak.totaal,
    },
    antwoorden: tellende.length,
    goed: tellende.filter(({ goed }) => goed).length,
    laatste: pogingen
      .slice(0, LAATSTE)
      .map(({ woord, gegeven, goed, poging, op }) => ({ woord, gegeven, goed, poging, op: new Date(op).toISOString() })),
  };
}

const narrow = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

export interface Leeswijze {
  /** Narrows to the groepen of this docent. */
  readonly docentId: string | null;
  readonly now: number;
  readonly geheugen: Foutgeheugen;
}

/** Reads everything about a groep. */
export async function leesGroep(db: Db, { adminId, groepId }: GroepAdres, { docentId, now, geheugen }: Leeswijze): Promise<GroepVoortgang> {
  const kop = await store.findGroep(db, adminId, groepId, docentId);
  if (!kop) throw notFound(code);
  const vandaag = dagVan(now);
  const vanaf = { weken: beginVanWeken(vandaag), schooljaar: beginVanSchooljaar(vandaag) };
  const rijen = await store.listLeerlingen(db, adminId, groepId, vanaf);
  const sinds = new Date(now - RECENT_MS);
  const lees = (ids: readonly string[]) => store.listTypfouten(db, adminId, ids, SCHRIJFVORMEN, { sinds, perLeerling: PER_LEERLING });
  const fouten = await geheugen.read({ leerlingen: rijen, sinds, now, lees });
  const perLabel = Map.groupBy(fouten, ({ label }) => label);
  const gevlagd = await listGevlagd(db, adminId);
  return {
    groep: { id: kop.id, naam: kop.naam, jaargroepen: [...kop.jaargroepen] },
    vandaag,
    kolommen: begonnenKolommen(rijen, kop.regio),
    leerlingen: rijen.map((rij) => toLeerling(rij, kop, gevlagd.has(rij.id), now)),
    regels: toRegels(rijen, perLabel),
    groepjes: toGroepjes(rijen, fouten, perLabel),
  };
}

export interface CelAdres extends GroepAdres {
  readonly leerlingId: string;
  readonly categorie: string;
}

async function leesCel(db: Db, adres: CelAdres, docentId: string | null, now: number): Promise<Output<Api['readCel']>> {
  const { adminId, groepId, leerlingId, categorie } = adres;
  const kop = await store.findGroep(db, adminId, groepId, docentId);
  const vandaag = dagVan(now);
  const vanaf = { weken: vandaag, schooljaar: vandaag };
  const [rij] = kop ? await store.listLeerlingen(db, adminId, groepId, vanaf, leerlingId) : [];
  const kolom = kop && kolommenVan(kop.regio).find(({ id }) => id === categorie);
  if (!kop || !rij || !kolom) throw notFound('leerlingen/niet-gevonden');
  const { normgroep, cellen } = toLeerling(rij, kop, false, now);
  const opNorm = kolom.ladder === 'lezen' ? undefined : aandeelOpNorm(leerlijnVan(kop.regio), categorie, normgroep);
  const typfouten = await store.listTypfouten(db, adminId, [leerlingId], SCHRIJFVORMEN, { sinds: new Date(0), perLeerling: 400 });
  return {
    naam: kolom.naam,
    regel: getCategorie(categorie)?.regel ?? '',
    cel: cellen.find((cel) => cel.categorie === categorie) ?? null,
    laatst: (await store.findLaatste(db, adminId, leerlingId, categorie))?.toISOString() ?? null,
    opNorm: opNorm === undefined ? null : opNorm * 100,
    normgroep,
    verloop: [...(await store.listVerloop(db, adminId, leerlingId, categorie))],
    fouten: spreid(
      typfouten.flatMap(misgegaan).filter(({ label }) => label === categorie),
      12,
    ),
  };
}

export type GroepVoortgangService = ReturnType<typeof createGroepVoortgangService>;

export interface GroepVoortgangDeps {
  readonly database: Database;
  readonly geheugen?: Foutgeheugen;
}

export function createGroepVoortgangService({ database, geheugen = createFoutgeheugen() }: GroepVoortgangDeps) {
  const look = <T>(actor: Actor, { adminId, groepId }: GroepAdres, now: number, fn: (db: Db, docentId: string | null) => Promise<T>) => {
    const grant = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
    const blik = { adminId, actie: 'progress.readGroup', objectId: groepId, now, code };
    return lookInto(database, actor, grant, blik, (db) => fn(db, narrow(actor, grant)));
  };

  return {
    read: (actor: Actor, adres: GroepAdres, now: number): Promise<GroepVoortgang> =>
      look(actor, adres, now, (db, docentId) => leesGroep(db, adres, { docentId, now, geheugen })),

    readLes: (actor: Actor, adres: GroepAdres, now: number): Promise<Output<Api['readLes']>> =>
      look(actor, adres, now, async (db, docentId) => {
        const kop = await store.findGroep(db, adres.adminId, adres.groepId, docentId);
        if (!kop) throw notFound(code);
        const rijen = await listLes(db, adres.adminId, adres.groepId, { vandaag: dagVan(now), sinds: new Date(now - LES_MS) });
        const leerlingen = opVolgorde(rijen.map((rij) => toLesLeerling(rij, now)));
        return { groep: { id: kop.id, naam: kop.naam }, op: new Date(now).toISOString(), leerlingen };
      }),

    async readCel(actor: Actor, adres: CelAdres, now: number): Promise<Output<Api['readCel']>> {
      const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
      const { adminId, leerlingId } = adres;
      if (grant.scope === 'own') throw notFound('leerlingen/niet-gevonden');
      const blik = { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code: 'leerlingen/niet-gevonden' };
      return lookInto(database, actor, grant, blik, (db) => leesCel(db, adres, narrow(actor, grant), now));
    },
  };
}
