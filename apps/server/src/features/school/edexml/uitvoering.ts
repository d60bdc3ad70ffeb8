/** What a person chose becomes the list of what will be written: nothing that was not in the proposal, and every groep found or made first. */
import { cutTekst } from '@spelrijk/base/tekst';
import type { EdexmlKeuzes, GroepRegel, LeerlingRegel, Persoonsnaam } from '@spelrijk/contract/edexml';
import { metVoor } from '@spelrijk/domain/naam';
import { AppError } from '../../../platform/app-error.ts';
import type { Bestand, BestandLeerling } from './bestand.ts';
import type { Plan } from './plan.ts';
import { foldTekst } from '../../../platform/bestand/waarde.ts';
import type { Stand } from './stand.ts';

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
  const vrij = kandidaten.find((kandidaat) => !bezet.has(foldTekst(kandidaat))) ?? `${naam} ${bezet.size}`;
  bezet.add(foldTekst(vrij));
  return vrij;
}

interface Groepen {
  readonly nieuw: TeSchrijvenGroep[];
  readonly anders: TeSchrijvenGroep[];
  /** Key of the file -> our groep. */
  readonly opSleutel: Map<string, string>;
}

function chooseGroepen(plan: Plan, keuzes: EdexmlKeuzes, stand: Stand, createId: () => string): Groepen {
  const gekozen = new Map(keuzes.groepen.map((keuze) => [keuze.sleutel, keuze]));
  const bestaand = new Set(stand.groepen.map(({ id }) => id));
  for (const { sleutel, groepId } of keuzes.groepen) {
    if (!plan.groepen.some((regel) => regel.sleutel === sleutel)) throw ongeldig('groepen');
    if (groepId && !bestaand.has(groepId)) throw ongeldig('groepen');
  }
  const bezet = new Set(stand.groepen.map(({ naam }) => foldTekst(naam)));
  const uit: Groepen = { nieuw: [], anders: [], opSleutel: new Map() };
  const createGroep = (naam: string, jaargroepen: readonly number[]): string => {
    const id = createId();
    uit.nieuw.push({ id, naam: vrijeNaam(naam, jaargroepen, bezet), jaargroepen });
    return id;
  };
  const wijzig = (regel: GroepRegel, groepId: string): void => {
    const oud = stand.groepen.find(({ id }) => id === groepId);
    if (!oud) return;
    bezet.delete(foldTekst(oud.naam));
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
        uit.opSleutel.set(deel.sleutel, createGroep(`${cutTekst(regel.naam, 50)} (${jaren.join('/')})`, jaren));
      }
      continue;
    }
    // Somebody who points at another groep than the proposal wants the leerlingen there, not its name changed.
    if (groepId !== null && groepId === regel.groepId) wijzig(regel, groepId);
    const doel = groepId ?? createGroep(regel.naam, regel.jaargroepen);
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

interface LeerlingKeus {
  readonly nieuw: TeSchrijvenLeerling[];
  readonly anders: TeSchrijvenLeerling[];
  readonly gelijk: TeSchrijvenLeerling[];
  readonly terug: string[];
  readonly weg: Set<string>;
  readonly gedaan: Set<string>;
  overgeslagen: number;
}

/** The groep of who has none: found or made when the first one needs it. */
interface Vangnet {
  id: string | undefined;
  readonly jaren: Set<number>;
}

/** Only what was offered may be answered. */
function demandAangeboden({ bestand, plan, stand, keuzes }: Invoer): void {
  const bestaand = new Set(stand.groepen.map(({ id }) => id));
  const rijen = new Set(bestand.leerlingen.map(({ nr }) => nr));
  for (const { nr, groepId } of keuzes.leerlingen)
    if (!rijen.has(nr) || (groepId !== undefined && !bestaand.has(groepId))) throw ongeldig('leerlingen');
  const wegMag = new Set(plan.weg.map(({ id }) => id));
  if (keuzes.weg.some((id) => !wegMag.has(id))) throw ongeldig('weg');
}

/** Id of the leerling that this row is, 'nieuw', or null when nobody said. */
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

/** The groep of the file that this leerling is in, as far as it was taken along. */
function groepUitBestand({ opSleutel }: Groepen, rij: BestandLeerling, regel: LeerlingRegel): string | undefined {
  if (regel.groep === null) return undefined;
  const sleutels = [rij.groep, ...rij.samengesteld].filter((sleutel) => sleutel !== null);
  return sleutels.map((sleutel) => opSleutel.get(sleutel)).find((id) => id !== undefined);
}

function openVangnet({ stand, zonderGroep, createId }: Invoer, vangnet: Vangnet, jaargroep: number): string {
  vangnet.jaren.add(jaargroep);
  vangnet.id ??= stand.groepen.find(({ naam }) => foldTekst(naam) === foldTekst(zonderGroep))?.id ?? createId();
  return vangnet.id;
}

interface Rij {
  readonly rij: BestandLeerling;
  readonly regel: LeerlingRegel;
  readonly keuze: Keuze | undefined;
}

function takeLeerling(invoer: Invoer, groepen: Groepen, vangnet: Vangnet, uit: LeerlingKeus, { rij, regel, keuze }: Rij): void {
  const wie = wieIs(regel, keuze);
  const oud = wie === null || wie === 'nieuw' ? undefined : invoer.stand.leerlingen.find(({ id }) => id === wie);
  const jaargroep = keuze?.jaargroep ?? rij.jaargroep ?? oud?.jaargroep;
  // An answer that was asked for is a tick of its own.
  const mee = keuze?.mee ?? (regel.mee || keuze?.is !== undefined || keuze?.jaargroep !== undefined);
  if (wie === null || !mee || jaargroep === undefined) {
    if (regel.soort !== 'ongewijzigd') uit.overgeslagen++;
    return;
  }
  const id = oud?.id ?? invoer.createId();
  if (uit.gedaan.has(id)) throw ongeldig('leerlingen');
  uit.gedaan.add(id);
  const groepId = keuze?.groepId ?? groepUitBestand(groepen, rij, regel) ?? oud?.groepId ?? openVangnet(invoer, vangnet, jaargroep);
  const leerling = { id, ...rij.naam, groepId, jaargroep, eckid: rij.eckid, sleutel: rij.sleutel };
  if (!oud) uit.nieuw.push(leerling);
  else if (regel.soort === 'ongewijzigd' && groepId === oud.groepId && jaargroep === oud.jaargroep) uit.gelijk.push(leerling);
  else uit.anders.push(leerling);
  if (oud?.weg) uit.terug.push(id);
}

function chooseLeerlingen(invoer: Invoer, groepen: Groepen, vangnet: Vangnet): LeerlingKeus {
  const { bestand, plan, keuzes } = invoer;
  const rijen = new Map(bestand.leerlingen.map((rij) => [rij.nr, rij]));
  const keuzeVan = new Map(keuzes.leerlingen.map((keuze) => [keuze.nr, keuze]));
  const uit: LeerlingKeus = { nieuw: [], anders: [], gelijk: [], terug: [], weg: new Set(keuzes.weg), gedaan: new Set(), overgeslagen: 0 };
  for (const regel of plan.leerlingen) {
    const rij = rijen.get(regel.nr);
    const keuze = keuzeVan.get(regel.nr);
    if (!rij || regel.soort === 'fout' || regel.soort === 'overgeslagen') continue;
    if (regel.soort !== 'vertrokken') takeLeerling(invoer, groepen, vangnet, uit, { rij, regel, keuze });
    else if (regel.leerlingId !== null && (keuze?.mee ?? regel.mee)) uit.weg.add(regel.leerlingId);
  }
  return uit;
}

interface DocentKeus {
  readonly docenten: TeSchrijvenDocent[];
  readonly overgeslagen: number;
}

function chooseDocenten({ bestand, plan, stand, keuzes, createId }: Invoer, groepen: Groepen): DocentKeus {
  const docentKeuze = new Map(keuzes.docenten.map(({ nr, mee }) => [nr, mee]));
  const uitImport = new Set(stand.groepsleutels.map(({ groepId }) => groepId));
  let overgeslagen = 0;
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
    return [
      {
        id: oud?.id ?? createId(),
        nieuw: oud === undefined,
        roepnaam: rij.naam.roepnaam,
        achternaam: metVoor(rij.naam),
        email: rij.email,
        sleutel: rij.sleutel,
        eckid: rij.eckid,
        groepIds: [...new Set([...metDeHand, ...uitBestand])],
      },
    ];
  });
  return { docenten, overgeslagen };
}

function toVangnetgroep({ stand, zonderGroep }: Invoer, { id, jaren }: Vangnet): readonly TeSchrijvenGroep[] {
  if (id === undefined || stand.groepen.some((groep) => groep.id === id)) return [];
  return [{ id, naam: zonderGroep, jaargroepen: [...jaren].sort((a, b) => a - b) }];
}

/** Throws `edexml/keuze-ongeldig` for what was not offered. */
export function createUitvoering(invoer: Invoer): Uitvoering {
  const { plan, keuzes, stand, createId } = invoer;
  const groepen = chooseGroepen(plan, keuzes, stand, createId);
  demandAangeboden(invoer);
  const vangnet: Vangnet = { id: undefined, jaren: new Set() };
  const { nieuw, anders, gelijk, terug, weg, gedaan, overgeslagen } = chooseLeerlingen(invoer, groepen, vangnet);
  const docenten = chooseDocenten(invoer, groepen);
  return {
    groepenNieuw: [...groepen.nieuw, ...toVangnetgroep(invoer, vangnet)],
    groepenAnders: groepen.anders,
    groepsleutels: [...groepen.opSleutel].map(([sleutel, groepId]) => ({ sleutel, groepId })),
    nieuw,
    anders,
    terug,
    weg: [...weg].filter((id) => !gedaan.has(id)),
    gelijk,
    docenten: docenten.docenten,
    overgeslagen: overgeslagen + docenten.overgeslagen,
  };
}
