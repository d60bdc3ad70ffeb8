/** What a person chose becomes the list of what will be written: nothing that was not in the proposal, and every groep found or made first. */
import type { EdexmlKeuzes, GroepRegel, LeerlingRegel, Persoonsnaam } from '@spelrijk/contract/edexml';
import { AppError } from '../../../platform/app-error.ts';
import type { Bestand, BestandLeerling } from './bestand.ts';
import type { Plan } from './plan.ts';
import { vouw, type Stand } from './stand.ts';

export interface TeSchrijvenGroep {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
}

export interface TeSchrijvenLeerling extends Persoonsnaam {
  readonly id: string;
  readonly groepId: string;
  readonly jaargroep: number;
  readonly eckid: string | null;
  readonly sleutel: string | null;
}

export interface TeSchrijvenDocent {
  readonly id: string;
  readonly nieuw: boolean;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
  readonly sleutel: string | null;
  readonly eckid: string | null;
  readonly groepIds: readonly string[];
}

export interface Uitvoering {
  readonly groepenNieuw: readonly TeSchrijvenGroep[];
  readonly groepenAnders: readonly TeSchrijvenGroep[];
  readonly groepsleutels: readonly { readonly sleutel: string; readonly groepId: string }[];
  readonly nieuw: readonly TeSchrijvenLeerling[];
  readonly anders: readonly TeSchrijvenLeerling[];
  /** Of those who change, who comes back from the prullenbak. */
  readonly terug: readonly string[];
  readonly weg: readonly string[];
  /** Leerlingen of the file that stay as they are, because nothing changes. */
  readonly gelijk: readonly TeSchrijvenLeerling[];
  readonly docenten: readonly TeSchrijvenDocent[];
  /** Rows that could have done something and were not ticked or not answered. */
  readonly overgeslagen: number;
}

const ongeldig = (wat: string): AppError => new AppError('invalid', 'edexml/keuze-ongeldig', { details: [wat] });

type Keuze = EdexmlKeuzes['leerlingen'][number];

/** A name that no groep has yet; the year says which of two it is, else a number. */
function vrijeNaam(naam: string, jaargroepen: readonly number[], bezet: Set<string>): string {
  const kandidaten = [naam, `${naam} (${jaargroepen.join('/')})`, ...Array.from({ length: 50 }, (_, i) => `${naam} (${i + 2})`)];
  const vrij = kandidaten.find((kandidaat) => !bezet.has(vouw(kandidaat))) ?? `${naam} ${bezet.size}`;
  bezet.add(vouw(vrij));
  return vrij;
}

interface Groepen {
  readonly nieuw: TeSchrijvenGroep[];
  readonly anders: TeSchrijvenGroep[];
  /** Key of the file -> our groep. */
  readonly opSleutel: Map<string, string>;
}

function kiesGroepen(plan: Plan, keuzes: EdexmlKeuzes, stand: Stand, createId: () => string): Groepen {
  const gekozen = new Map(keuzes.groepen.map((keuze) => [keuze.sleutel, keuze]));
  const bestaand = new Set(stand.groepen.map(({ id }) => id));
  for (const { sleutel, groepId } of keuzes.groepen) {
    if (!plan.groepen.some((regel) => regel.sleutel === sleutel)) throw ongeldig('groepen');
    if (groepId && !bestaand.has(groepId)) throw ongeldig('groepen');
  }
  const bezet = new Set(stand.groepen.map(({ naam }) => vouw(naam)));
  const uit: Groepen = { nieuw: [], anders: [], opSleutel: new Map() };
  const maak = (naam: string, jaargroepen: readonly number[]): string => {
    const id = createId();
    uit.nieuw.push({ id, naam: vrijeNaam(naam, jaargroepen, bezet), jaargroepen });
    return id;
  };
  const wijzig = (regel: GroepRegel, groepId: string): void => {
    const oud = stand.groepen.find(({ id }) => id === groepId);
    if (!oud) return;
    bezet.delete(vouw(oud.naam));
    const jaargroepen = regel.jaargroepen.length > 0 ? regel.jaargroepen : oud.jaargroepen;
    const naam = vrijeNaam(regel.naam, jaargroepen, bezet);
    if (naam !== oud.naam || jaargroepen.join() !== oud.jaargroepen.join()) uit.anders.push({ id: groepId, naam, jaargroepen });
  };
  for (const regel of plan.groepen) {
    const keuze = gekozen.get(regel.sleutel);
    if (!(keuze?.mee ?? regel.mee)) continue;
    const groepId = keuze?.groepId === undefined ? regel.groepId : keuze.groepId;
    if (keuze?.splitsen && regel.delen.length > 1) {
      for (const deel of regel.delen) {
        const jaren = deel.jaargroep === null ? regel.jaargroepen : [deel.jaargroep];
        uit.opSleutel.set(deel.sleutel, maak(`${regel.naam.slice(0, 50)} (${jaren.join('/')})`, jaren));
      }
      continue;
    }
    // Somebody who points at another groep than the proposal wants the leerlingen there, not its name changed.
    if (groepId !== null && groepId === regel.groepId) wijzig(regel, groepId);
    const doel = groepId ?? maak(regel.naam, regel.jaargroepen);
    for (const deel of regel.delen) uit.opSleutel.set(deel.sleutel, doel);
  }
  return uit;
}

interface Invoer {
  readonly bestand: Bestand;
  readonly plan: Plan;
  readonly stand: Stand;
  readonly keuzes: EdexmlKeuzes;
  readonly createId: () => string;
  /** What the groep of who has none is called. */
  readonly zonderGroep: string;
}

/** Throws `edexml/keuze-ongeldig` for what was not offered. */
export function maakUitvoering({ bestand, plan, stand, keuzes, createId, zonderGroep }: Invoer): Uitvoering {
  const groepen = kiesGroepen(plan, keuzes, stand, createId);
  const bestaand = new Set(stand.groepen.map(({ id }) => id));
  const opId = new Map(stand.leerlingen.map((leerling) => [leerling.id, leerling]));
  const rijen = new Map(bestand.leerlingen.map((rij) => [rij.nr, rij]));
  const keuzeVan = new Map(keuzes.leerlingen.map((keuze) => [keuze.nr, keuze]));
  for (const { nr, groepId } of keuzes.leerlingen)
    if (!rijen.has(nr) || (groepId !== undefined && !bestaand.has(groepId))) throw ongeldig('leerlingen');
  const wegMag = new Set(plan.weg.map(({ id }) => id));
  if (keuzes.weg.some((id) => !wegMag.has(id))) throw ongeldig('weg');

  const nieuw: TeSchrijvenLeerling[] = [];
  const anders: TeSchrijvenLeerling[] = [];
  const gelijk: TeSchrijvenLeerling[] = [];
  const terug: string[] = [];
  const weg = new Set(keuzes.weg);
  const gedaan = new Set<string>();
  const vangnetJaren = new Set<number>();
  let vangnet: string | undefined;
  let overgeslagen = 0;

  function groepVoor(
    rij: BestandLeerling,
    regel: LeerlingRegel,
    keuze: Keuze | undefined,
    nu: string | undefined,
    jaargroep: number,
  ): string {
    if (keuze?.groepId !== undefined) return keuze.groepId;
    const sleutels = [rij.groep, ...rij.samengesteld].filter((sleutel) => sleutel !== null);
    const doel =
      regel.groep === null ? undefined : sleutels.map((sleutel) => groepen.opSleutel.get(sleutel)).find((id) => id !== undefined);
    if (doel !== undefined) return doel;
    if (nu !== undefined) return nu;
    vangnetJaren.add(jaargroep);
    vangnet ??= stand.groepen.find(({ naam }) => vouw(naam) === vouw(zonderGroep))?.id ?? createId();
    return vangnet;
  }

  function wieIs(regel: LeerlingRegel, keuze: Keuze | undefined): string | null {
    if (regel.leerlingId !== null) return regel.leerlingId;
    if (regel.soort === 'nieuw') return 'nieuw';
    const { is } = keuze ?? {};
    if (is === undefined) return null;
    if (is === 'nieuw') {
      // Its key belongs to somebody else: a second leerling with it would be found as the first next time.
      if (regel.soort !== 'lijkt-op') throw ongeldig('leerlingen');
      return 'nieuw';
    }
    if (!regel.kandidaten.some(({ id }) => id === is)) throw ongeldig('leerlingen');
    return is;
  }

  for (const regel of plan.leerlingen) {
    const rij = rijen.get(regel.nr);
    const keuze = keuzeVan.get(regel.nr);
    if (!rij || regel.soort === 'fout' || regel.soort === 'overgeslagen') continue;
    if (regel.soort === 'vertrokken') {
      if (regel.leerlingId !== null && (keuze?.mee ?? regel.mee)) weg.add(regel.leerlingId);
      continue;
    }
    const wie = wieIs(regel, keuze);
    const oud = wie === null || wie === 'nieuw' ? undefined : opId.get(wie);
    const jaargroep = keuze?.jaargroep ?? rij.jaargroep ?? oud?.jaargroep;
    // An answer that was asked for is a tick of its own.
    const mee = keuze?.mee ?? (regel.mee || keuze?.is !== undefined || keuze?.jaargroep !== undefined);
    if (wie === null || !mee || jaargroep === undefined) {
      if (regel.soort !== 'ongewijzigd') overgeslagen++;
      continue;
    }
    const id = oud?.id ?? createId();
    if (gedaan.has(id)) throw ongeldig('leerlingen');
    gedaan.add(id);
    const groepId = groepVoor(rij, regel, keuze, oud?.groepId, jaargroep);
    const leerling = { id, ...rij.naam, groepId, jaargroep, eckid: rij.eckid, sleutel: rij.sleutel };
    if (!oud) nieuw.push(leerling);
    else if (regel.soort === 'ongewijzigd' && groepId === oud.groepId && jaargroep === oud.jaargroep) gelijk.push(leerling);
    else anders.push(leerling);
    if (oud?.weg) terug.push(id);
  }

  const docentKeuze = new Map(keuzes.docenten.map(({ nr, mee }) => [nr, mee]));
  const uitImport = new Set(stand.groepsleutels.map(({ groepId }) => groepId));
  const docenten = plan.docenten.flatMap((regel): readonly TeSchrijvenDocent[] => {
    const rij = bestand.leerkrachten.find(({ nr }) => nr === regel.nr);
    if (!rij || regel.soort === 'fout' || regel.soort === 'ongewijzigd') return [];
    if (!(docentKeuze.get(regel.nr) ?? regel.mee)) {
      overgeslagen++;
      return [];
    }
    const oud = stand.docenten.find(({ id }) => id === regel.docentId);
    const uitBestand = plan.groepen
      .filter(({ sleutel }) => regel.groepen.includes(sleutel))
      .flatMap(({ delen }) => delen.flatMap(({ sleutel }) => groepen.opSleutel.get(sleutel) ?? []));
    const metDeHand = (oud?.groepIds ?? []).filter((id) => !uitImport.has(id));
    const { roepnaam, voorvoegsel, achternaam } = rij.naam;
    return [
      {
        id: oud?.id ?? createId(),
        nieuw: oud === undefined,
        roepnaam,
        achternaam: `${voorvoegsel} ${achternaam}`.trim(),
        email: rij.email,
        sleutel: rij.sleutel,
        eckid: rij.eckid,
        groepIds: [...new Set([...metDeHand, ...uitBestand])],
      },
    ];
  });

  const naam = zonderGroep;
  const vangnetNieuw =
    vangnet !== undefined && !bestaand.has(vangnet) ? [{ id: vangnet, naam, jaargroepen: [...vangnetJaren].sort((a, b) => a - b) }] : [];
  return {
    groepenNieuw: [...groepen.nieuw, ...vangnetNieuw],
    groepenAnders: groepen.anders,
    groepsleutels: [...groepen.opSleutel].map(([sleutel, groepId]) => ({ sleutel, groepId })),
    nieuw,
    anders,
    terug,
    weg: [...weg].filter((id) => !gedaan.has(id)),
    gelijk,
    docenten,
    overgeslagen,
  };
}
