/** How a groep stands: the matrix, practice, growth, what goes wrong and who needs which explanation; and the lesson of now. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { GroepRegel, Instructiegroep, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { notFound } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { zonderWachtenden } from '../groepen/index.ts';
import { listGevlagd } from '../zorgleerlingen/index.ts';
import { somvensterNaam, toCel } from '../../oefenen/standen/index.ts';
import { behoeften, createGroepjes, type Behoefte, type Groepje } from './groepjes.ts';
import { RECENT_MS } from './fouten-lezen.ts';
import type { Foutgeheugen } from './foutgeheugen.ts';
import { kolommenVan } from './kolommen.ts';
import { labelNaam } from '../../oefenen/antwoorden/index.ts';
import { spreadFouten, type Misgegaan } from './misgegaan.ts';
import { SCHRIJFVORMEN } from './schrijfvormen.ts';
import * as store from './store-groep.ts';
import { beginVanSchooljaar, beginVanWeken } from './weken.ts';
import { code, look, toLeerling, type GroepAdres, type GroepVoortgangDeps } from './blik.ts';

export type GroepVoortgang = Output<Api['readGroepVoortgang']>;

const PER_LEERLING = 40;

const VOORBEELDEN = 8;

const REGELS = 20;

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
      voorbeelden: spreadFouten(perLabel.get(label) ?? [], VOORBEELDEN),
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
    leerlingen: leerlingen.map(({ leerlingId, fouten: keer, laatste, bereik }: Behoefte) => ({
      id: leerlingId,
      fouten: keer,
      laatste,
      laag: bereik?.laag ?? null,
      hoog: bereik?.hoog ?? null,
    })),
    voorbeelden: spreadFouten(
      (perLabel.get(categorie) ?? []).filter(({ leerlingId }) => wie.has(leerlingId)),
      VOORBEELDEN,
    ),
  };
}

/** Reading has no rule to explain in a group. */
const isSpelling = (categorie: string): boolean => getCategorie(categorie) !== undefined;

function toGroepjes(rijen: readonly Pick<VoortgangLeerling, 'id' | 'cellen'>[], fouten: readonly Misgegaan[]): Groepje[] {
  const standen = rijen.flatMap(({ id, cellen }) =>
    cellen.filter(({ categorie }) => isSpelling(categorie)).map((cel) => ({ ...cel, leerlingId: id })),
  );
  return createGroepjes(behoeften(standen, fouten));
}

/** Columns where somebody began. */
function begonnenKolommen(rijen: readonly VoortgangLeerling[], regio: Regio): GroepVoortgang['kolommen'] {
  const begonnen = new Set(rijen.flatMap(({ cellen }) => cellen.filter(({ beeld }) => beeld !== 'leeg').map(({ categorie }) => categorie)));
  return kolommenVan(regio).filter(({ id }) => begonnen.has(id));
}

export interface Leeswijze {
  /** Narrows to the groepen of this docent. */
  readonly docentId: string | null;
  readonly now: number;
  readonly geheugen: Foutgeheugen;
}

/** What all of it is made of. */
async function loadRijen(db: Db, { adminId, groepId }: GroepAdres, { docentId, now, geheugen }: Leeswijze) {
  const kop = await store.findGroep(db, adminId, groepId, docentId);
  if (!kop) throw notFound(code);
  const vandaag = dagVan(now);
  const vanaf = { weken: beginVanWeken(vandaag), schooljaar: beginVanSchooljaar(vandaag) };
  const rijen = await store.listLeerlingen(db, adminId, groepId, vanaf);
  const sinds = new Date(now - RECENT_MS);
  const load = (ids: readonly string[]) => store.listTypfouten(db, adminId, ids, SCHRIJFVORMEN, { sinds, perLeerling: PER_LEERLING });
  return { kop, vandaag, rijen, fouten: await geheugen.read({ leerlingen: rijen, sinds, now, lees: load }) };
}

/** Reads everything about a groep. */
export async function loadGroep(db: Db, adres: GroepAdres, wijze: Leeswijze): Promise<GroepVoortgang> {
  const { kop, vandaag, rijen, fouten } = await loadRijen(db, adres, wijze);
  const perLabel = Map.groupBy(fouten, ({ label }) => label);
  const gevlagd = await listGevlagd(db, adres.adminId, wijze.now);
  const leerlingen = rijen.map((rij) => toLeerling(rij, kop, gevlagd.has(rij.id), wijze.now));
  return {
    groep: { id: kop.id, naam: kop.naam, jaargroepen: [...kop.jaargroepen] },
    vandaag,
    kolommen: begonnenKolommen(leerlingen, kop.regio),
    leerlingen,
    regels: toRegels(rijen, perLabel),
    groepjes: toGroepjes(leerlingen, fouten).map((groepje) => toInstructiegroep(groepje, perLabel)),
  };
}

export async function readGroepVoortgang(deps: GroepVoortgangDeps, { actor, now }: Caller, adres: GroepAdres): Promise<GroepVoortgang> {
  const groep = await look(deps, actor, adres, now, (db, docentId) => loadGroep(db, adres, { docentId, now, geheugen: deps.geheugen }));
  return { ...groep, leerlingen: await zonderWachtenden(deps.database, adres.adminId, groep.leerlingen) };
}

/** The first sight of a groep needs no more of it: a hundredth of the bytes. */
export const listInstructiegroepen = (
  deps: GroepVoortgangDeps,
  { actor, now }: Caller,
  adres: GroepAdres,
): Promise<Output<Api['listInstructiegroepen']>> =>
  look(deps, actor, adres, now, async (db, docentId) => {
    const { vandaag, rijen, fouten } = await loadRijen(db, adres, { docentId, now, geheugen: deps.geheugen });
    const standen = rijen.map(({ id, cellen }) => ({ id, cellen: cellen.map((cel) => toCel(cel, vandaag)) }));
    const groepjes = toGroepjes(standen, fouten).map(({ categorie, leerlingen }) => ({
      categorie,
      naam: somvensterNaam(categorie),
      leerlingen: leerlingen.map(({ leerlingId }) => leerlingId),
    }));
    return { groepjes };
  });
