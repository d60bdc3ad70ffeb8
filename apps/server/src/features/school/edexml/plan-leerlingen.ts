/** Which row of the file is which leerling: by eckid, then by the key of the school program; a name is only ever a suggestion. */
import type { AfwezigeRegel, LeerlingRegel, Opmerking, Persoonsnaam } from '@spelrijk/contract/edexml';
import type { Bestand, BestandLeerling } from './bestand.ts';
import { thuisgroepen, zitIn, type GroepPlan } from './plan-groepen.ts';
import { vouwNaam, type Stand, type StandLeerling } from './stand.ts';

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
function zoek({ eckid, sleutel }: BestandLeerling, { opEckid, opSleutel }: Boek): Vondst {
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

export function planLeerlingen(bestand: Bestand, stand: Stand, groepen: GroepPlan): LeerlingPlan {
  const boek: Boek = {
    opEckid: new Map(stand.leerlingen.flatMap((leerling) => (leerling.eckid === null ? [] : [[leerling.eckid, leerling] as const]))),
    opSleutel: new Map(stand.leerlingen.flatMap((leerling) => (leerling.sleutel === null ? [] : [[leerling.sleutel, leerling] as const]))),
    groepNaam: new Map(stand.groepen.map(({ id, naam }) => [id, naam])),
  };
  const thuis = new Set(thuisgroepen(bestand).map(({ sleutel }) => sleutel));
  const groepVan = (leerling: BestandLeerling) => groepen.regelVan.get(zitIn(leerling, thuis) ?? '');
  const vondsten = bestand.leerlingen.map((rij) => zoek(rij, boek));
  const bezet = new Set(vondsten.flatMap((vondst) => (vondst.soort === 'gevonden' ? [vondst.leerling.id] : [])));
  const opNaam = Map.groupBy(
    stand.leerlingen.filter(({ id, weg }) => !weg && !bezet.has(id)),
    vouwNaam,
  );
  const kandidaat = (leerling: StandLeerling) => ({
    id: leerling.id,
    naam: naamVan(leerling),
    groep: boek.groepNaam.get(leerling.groepId) ?? '',
  });
  const genoemd = new Set<string>();

  function oudVan(leerling: StandLeerling): NonNullable<LeerlingRegel['oud']> {
    const groep = boek.groepNaam.get(leerling.groepId) ?? '';
    return { naam: naamVan(leerling), jaargroep: leerling.jaargroep, groepId: leerling.groepId, groep };
  }

  function regelVan(rij: BestandLeerling, vondst: Vondst): LeerlingRegel {
    const groep = groepVan(rij);
    const opmerkingen = rij.opmerkingen.filter((soort) => soort !== 'zonder-groep' || groep === undefined);
    const basis = { nr: rij.nr, naam: rij.naam, jaargroep: rij.jaargroep, groep: groep?.sleutel ?? null, opmerkingen: [...opmerkingen] };
    const los = { leerlingId: null, oud: null, mee: false, kandidaten: [] };
    if (rij.stand === 'fout') return { ...basis, ...los, soort: 'fout' };
    if (rij.stand === 'dubbel') return { ...basis, ...los, soort: 'conflict', opmerkingen: [...opmerkingen, 'dubbel'] };
    if (vondst.soort === 'conflict') {
      const { leerlingen, opmerking } = vondst;
      return { ...basis, ...los, soort: 'conflict', opmerkingen: [...opmerkingen, opmerking], kandidaten: leerlingen.map(kandidaat) };
    }
    const oud = vondst.soort === 'gevonden' ? vondst.leerling : undefined;
    if (rij.stand !== 'actief') {
      const hier = oud && !oud.weg ? oud : undefined;
      const soort = rij.stand === 'vertrokken' || hier ? 'vertrokken' : 'overgeslagen';
      return {
        ...basis,
        ...los,
        soort,
        leerlingId: hier?.id ?? null,
        oud: hier ? oudVan(hier) : null,
        mee: hier !== undefined && rij.stand === 'vertrokken',
      };
    }
    if (!oud) return nieuw(rij, basis);
    if (genoemd.has(oud.id))
      return { ...basis, ...los, soort: 'conflict', opmerkingen: [...opmerkingen, 'dubbel'], kandidaten: [kandidaat(oud)] };
    genoemd.add(oud.id);
    const anders =
      !zelfdeNaam(rij.naam, oud) ||
      (rij.jaargroep !== null && rij.jaargroep !== oud.jaargroep) ||
      (groep !== undefined && groep.groepId !== oud.groepId);
    const sleutels = nieuweSleutels(rij, oud);
    return {
      ...basis,
      soort: oud.weg ? 'terug' : anders || sleutels ? 'gewijzigd' : 'ongewijzigd',
      leerlingId: oud.id,
      oud: anders || oud.weg ? oudVan(oud) : null,
      mee: true,
      opmerkingen: [
        ...opmerkingen.filter((soort) => soort !== 'jaargroep-gevraagd'),
        ...(sleutels ? (['sleutel-gewijzigd'] as const) : []),
      ],
      kandidaten: [],
    };
  }

  function nieuw(rij: BestandLeerling, basis: Pick<LeerlingRegel, 'nr' | 'naam' | 'jaargroep' | 'groep' | 'opmerkingen'>): LeerlingRegel {
    const kandidaten = (opNaam.get(vouwNaam(rij.naam)) ?? []).map(kandidaat);
    const soort = kandidaten.length > 0 ? 'lijkt-op' : 'nieuw';
    return { ...basis, soort, leerlingId: null, oud: null, mee: soort === 'nieuw' && rij.jaargroep !== null, kandidaten };
  }

  const regels = bestand.leerlingen.map((rij, i) => regelVan(rij, vondsten[i] ?? { soort: 'niemand' }));
  const inBeeld = new Set(
    regels.flatMap(({ leerlingId, kandidaten }) => [...(leerlingId === null ? [] : [leerlingId]), ...kandidaten.map(({ id }) => id)]),
  );
  const actief = stand.leerlingen.filter(({ weg }) => !weg);
  const weg = actief
    .filter(({ id }) => !inBeeld.has(id))
    .map((leerling) => ({
      id: leerling.id,
      naam: naamVan(leerling),
      jaargroep: leerling.jaargroep,
      groep: boek.groepNaam.get(leerling.groepId) ?? '',
    }));
  const vertrokken = regels.filter(({ soort, mee }) => soort === 'vertrokken' && mee).length;
  const teVeel = vertrokken > 5 && vertrokken > VEEL_VERTROKKEN * actief.length;
  return { regels: teVeel ? regels.map((regel) => (regel.soort === 'vertrokken' ? { ...regel, mee: false } : regel)) : regels, weg };
}
