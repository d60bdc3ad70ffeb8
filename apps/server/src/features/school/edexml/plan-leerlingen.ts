/** Which row of the file is which leerling: by eckid, then by the key of the school program; a name is only ever a suggestion. */
import type { AfwezigeRegel, GroepRegel, LeerlingRegel, Opmerking, Persoonsnaam } from '@spelrijk/contract/edexml';
import type { Bestand, BestandLeerling } from './bestand.ts';
import { thuisgroepen, zitIn, type GroepPlan } from './plan-groepen.ts';
import { foldPersoonsnaam, type Stand, type StandLeerling } from './stand.ts';

/** From here on it is no longer children who left but half a school, and nobody is thrown away unasked. */
const VEEL_VERTROKKEN = 0.5;

interface Boek {
  readonly opEckid: ReadonlyMap<string, StandLeerling>;
  readonly opSleutel: ReadonlyMap<string, StandLeerling>;
  readonly groepNaam: ReadonlyMap<string, string>;
}

type Vondst =
  | { readonly soort: 'niemand' }
  | { readonly soort: 'gevonden'; readonly leerling: StandLeerling }
  | { readonly soort: 'conflict'; readonly leerlingen: readonly StandLeerling[]; readonly opmerking: Opmerking };

/** An eckid never changes; a key may not. Who has the key of one and the eckid of another is a question for a person. */
function searchStand({ eckid, sleutel }: BestandLeerling, { opEckid, opSleutel }: Boek): Vondst {
  const metEckid = eckid === null ? undefined : opEckid.get(eckid);
  const metSleutel = sleutel === null ? undefined : opSleutel.get(sleutel);
  if (metEckid && metSleutel && metEckid.id !== metSleutel.id)
    return { soort: 'conflict', leerlingen: [metEckid, metSleutel], opmerking: 'sleutel-van-ander' };
  if (metEckid) return { soort: 'gevonden', leerling: metEckid };
  if (!metSleutel) return { soort: 'niemand' };
  if (eckid !== null && metSleutel.eckid !== null) return { soort: 'conflict', leerlingen: [metSleutel], opmerking: 'sleutel-van-ander' };
  return { soort: 'gevonden', leerling: metSleutel };
}

const naamVan = ({ roepnaam, voorvoegsel, achternaam }: Persoonsnaam): Persoonsnaam => ({ roepnaam, voorvoegsel, achternaam });
const zelfdeNaam = (a: Persoonsnaam, b: Persoonsnaam): boolean =>
  a.roepnaam === b.roepnaam && a.voorvoegsel === b.voorvoegsel && a.achternaam === b.achternaam;

const nieuweSleutels = ({ eckid, sleutel }: BestandLeerling, oud: StandLeerling): boolean =>
  (eckid !== null && eckid !== oud.eckid) || (sleutel !== null && sleutel !== oud.sleutel);

export interface LeerlingPlan {
  readonly regels: readonly LeerlingRegel[];
  readonly weg: readonly AfwezigeRegel[];
}

type Basis = Pick<LeerlingRegel, 'nr' | 'naam' | 'jaargroep' | 'groep' | 'opmerkingen'>;

/** What is known while the rows of the file are gone through. */
interface Werk {
  readonly boek: Boek;
  readonly groepVan: (leerling: BestandLeerling) => GroepRegel | undefined;
  /** Leerlingen that no row is sure about, by their name. */
  readonly opNaam: ReadonlyMap<string, readonly StandLeerling[]>;
  /** Who was named by a row before. */
  readonly genoemd: Set<string>;
}

const groepNaamVan = ({ groepNaam }: Boek, { groepId }: StandLeerling): string => groepNaam.get(groepId) ?? '';

const toKandidaat = (boek: Boek, leerling: StandLeerling): LeerlingRegel['kandidaten'][number] => ({
  id: leerling.id,
  naam: naamVan(leerling),
  groep: groepNaamVan(boek, leerling),
});

const toOud = (boek: Boek, leerling: StandLeerling): NonNullable<LeerlingRegel['oud']> => ({
  naam: naamVan(leerling),
  jaargroep: leerling.jaargroep,
  groepId: leerling.groepId,
  groep: groepNaamVan(boek, leerling),
});

const LOS = { leerlingId: null, oud: null, mee: false, kandidaten: [] };

function planNieuw({ opNaam, boek }: Werk, rij: BestandLeerling, basis: Basis): LeerlingRegel {
  const kandidaten = (opNaam.get(foldPersoonsnaam(rij.naam)) ?? []).map((leerling) => toKandidaat(boek, leerling));
  const soort = kandidaten.length > 0 ? 'lijkt-op' : 'nieuw';
  return { ...basis, soort, leerlingId: null, oud: null, mee: soort === 'nieuw' && rij.jaargroep !== null, kandidaten };
}

/** Somebody who is not at the school any more, by the file. */
function planAfwezig({ boek }: Werk, rij: BestandLeerling, basis: Basis, oud: StandLeerling | undefined): LeerlingRegel {
  const hier = oud && !oud.weg ? oud : undefined;
  return {
    ...basis,
    ...LOS,
    soort: rij.stand === 'vertrokken' || hier ? 'vertrokken' : 'overgeslagen',
    leerlingId: hier?.id ?? null,
    oud: hier ? toOud(boek, hier) : null,
    mee: hier !== undefined && rij.stand === 'vertrokken',
  };
}

/** Somebody we have already. */
function planBekend({ boek, groepVan }: Werk, rij: BestandLeerling, basis: Basis, oud: StandLeerling): LeerlingRegel {
  const groep = groepVan(rij);
  const anders =
    !zelfdeNaam(rij.naam, oud) ||
    (rij.jaargroep !== null && rij.jaargroep !== oud.jaargroep) ||
    (groep !== undefined && groep.groepId !== oud.groepId);
  const sleutels = nieuweSleutels(rij, oud);
  return {
    ...basis,
    soort: oud.weg ? 'terug' : anders || sleutels ? 'gewijzigd' : 'ongewijzigd',
    leerlingId: oud.id,
    oud: anders || oud.weg ? toOud(boek, oud) : null,
    mee: true,
    opmerkingen: [
      ...basis.opmerkingen.filter((soort) => soort !== 'jaargroep-gevraagd'),
      ...(sleutels ? (['sleutel-gewijzigd'] as const) : []),
    ],
    kandidaten: [],
  };
}

function planRegel(werk: Werk, rij: BestandLeerling, vondst: Vondst): LeerlingRegel {
  const { boek, genoemd } = werk;
  const groep = werk.groepVan(rij);
  const opmerkingen = rij.opmerkingen.filter((soort) => soort !== 'zonder-groep' || groep === undefined);
  const basis: Basis = { nr: rij.nr, naam: rij.naam, jaargroep: rij.jaargroep, groep: groep?.sleutel ?? null, opmerkingen };
  const conflict = (opmerking: Opmerking, wie: readonly StandLeerling[]): LeerlingRegel => ({
    ...basis,
    ...LOS,
    soort: 'conflict',
    opmerkingen: [...opmerkingen, opmerking],
    kandidaten: wie.map((leerling) => toKandidaat(boek, leerling)),
  });
  if (rij.stand === 'fout') return { ...basis, ...LOS, soort: 'fout' };
  if (rij.stand === 'dubbel') return conflict('dubbel', []);
  if (vondst.soort === 'conflict') return conflict(vondst.opmerking, vondst.leerlingen);
  const oud = vondst.soort === 'gevonden' ? vondst.leerling : undefined;
  if (rij.stand !== 'actief') return planAfwezig(werk, rij, basis, oud);
  if (!oud) return planNieuw(werk, rij, basis);
  if (genoemd.has(oud.id)) return conflict('dubbel', [oud]);
  genoemd.add(oud.id);
  return planBekend(werk, rij, basis, oud);
}

function createBoek({ leerlingen, groepen }: Stand): Boek {
  return {
    opEckid: new Map(leerlingen.flatMap((leerling) => (leerling.eckid === null ? [] : [[leerling.eckid, leerling] as const]))),
    opSleutel: new Map(leerlingen.flatMap((leerling) => (leerling.sleutel === null ? [] : [[leerling.sleutel, leerling] as const]))),
    groepNaam: new Map(groepen.map(({ id, naam }) => [id, naam])),
  };
}

export function planLeerlingen(bestand: Bestand, stand: Stand, groepen: GroepPlan): LeerlingPlan {
  const boek = createBoek(stand);
  const thuis = new Set(thuisgroepen(bestand).map(({ sleutel }) => sleutel));
  const vondsten = bestand.leerlingen.map((rij) => searchStand(rij, boek));
  const bezet = new Set(vondsten.flatMap((vondst) => (vondst.soort === 'gevonden' ? [vondst.leerling.id] : [])));
  const los = stand.leerlingen.filter(({ id, weg }) => !weg && !bezet.has(id));
  const werk: Werk = {
    boek,
    groepVan: (leerling) => groepen.regelVan.get(zitIn(leerling, thuis) ?? ''),
    opNaam: Map.groupBy(los, foldPersoonsnaam),
    genoemd: new Set(),
  };
  const regels = bestand.leerlingen.map((rij, i) => planRegel(werk, rij, vondsten[i] ?? { soort: 'niemand' }));
  const inBeeld = new Set(
    regels.flatMap(({ leerlingId, kandidaten }) => [...(leerlingId === null ? [] : [leerlingId]), ...kandidaten.map(({ id }) => id)]),
  );
  const actief = stand.leerlingen.filter(({ weg }) => !weg);
  const weg = actief
    .filter(({ id }) => !inBeeld.has(id))
    .map((leerling) => ({ id: leerling.id, naam: naamVan(leerling), jaargroep: leerling.jaargroep, groep: groepNaamVan(boek, leerling) }));
  const vertrokken = regels.filter(({ soort, mee }) => soort === 'vertrokken' && mee).length;
  const teVeel = vertrokken > 5 && vertrokken > VEEL_VERTROKKEN * actief.length;
  return { regels: teVeel ? regels.map((regel) => (regel.soort === 'vertrokken' ? { ...regel, mee: false } : regel)) : regels, weg };
}
