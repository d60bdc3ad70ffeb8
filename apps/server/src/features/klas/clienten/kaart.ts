/** The card of a client: from rows to what is shown. Pure. */
import type { Client, Sinds } from '@spelrijk/contract/clienten';
import { chooseFouten, countRegels } from '@spelrijk/domain/sessieplan';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { addDays } from '../../../platform/clock.ts';
import { labelNaam } from '../../oefenen/antwoorden/index.ts';
import { rustOp } from '../../oefenen/rust/index.ts';
import { toCel } from '../../oefenen/standen/index.ts';
import type { Misgegaan } from '../voortgang/index.ts';
import { huiswerkTot, volgendeAfspraak, vorigeAfspraak } from './afspraken.ts';
import type { ClientRij, Oefensom } from './store.ts';

const MINUUT_MS = 60_000;
/** Without an appointment before: a week. */
const ZONDER_AFSPRAAK = 6;
/** Older errors do not say what a child needs now. */
const LANGST = 42;
/** Once is an accident. */
const VAAK = 2;

/** The first day that counts: that of the last appointment, six weeks ago at most. */
export function vanafVan({ afspraken }: Pick<ClientRij, 'afspraken'>, vandaag: string): string {
  const vorige = vorigeAfspraak(afspraken, vandaag)?.dag ?? addDays(vandaag, -ZONDER_AFSPRAAK);
  const eerste = addDays(vandaag, -LANGST);
  return vorige < eerste ? eerste : vorige;
}

const dagenTussen = (van: string, tot: string): readonly string[] => {
  const dagen: string[] = [];
  for (let dag = van; dag <= tot; dag = addDays(dag, 1)) dagen.push(dag);
  return dagen;
};

/** A rule that can be explained; a forgotten letter has none. */
function regelVan(fouten: readonly Misgegaan[]): Sinds['regel'] {
  const vaakst = countRegels(fouten).find(({ categorie, keer }) => keer >= VAAK && getCategorie(categorie) !== undefined);
  return vaakst ? { ...vaakst, naam: labelNaam(vaakst.categorie) } : null;
}

export function toSinds(
  { rust }: Pick<ClientRij, 'rust'>,
  som: Oefensom | undefined,
  fouten: readonly Misgegaan[],
  vanaf: string,
  vandaag: string,
): Sinds {
  const { dagen = 0, ms = 0, antwoorden = 0, goed = 0, gokjes = 0, samen = 0 } = som ?? {};
  return {
    vanaf,
    dagen,
    minuten: Math.round(ms / MINUUT_MS),
    antwoorden,
    goed,
    gokjes,
    samen,
    vrij: dagenTussen(vanaf, vandaag).every((dag) => rustOp(rust, dag) !== undefined),
    regel: regelVan(fouten),
    fouten: chooseFouten(fouten).map(({ woord, gegeven, doel, getypt, label }) => ({
      woord,
      gegeven,
      doel,
      getypt,
      categorie: label,
      naam: labelNaam(label),
    })),
  };
}

/** Where no error of these days tells it: a goal of now, else what it practised and does not know yet; the least known first. Before its first answer: nothing. */
function nogOpen({ doelen, cellen, nooit }: Pick<ClientRij, 'doelen' | 'cellen' | 'nooit'>, vandaag: string): Keuze | undefined {
  if (nooit) return undefined;
  const open = cellen
    .map((cel) => toCel(cel, vandaag))
    .filter(({ categorie, status }) => status === 'open' && getCategorie(categorie) !== undefined)
    .sort((a, b) => a.laag + a.hoog - (b.laag + b.hoog));
  const beheerst = new Set(cellen.filter(({ status }) => status === 'beheerst').map(({ categorie }) => categorie));
  const doel = open.find(({ categorie }) => doelen.includes(categorie))?.categorie ?? doelen.find((een) => !beheerst.has(een));
  if (doel !== undefined) return { categorie: doel, grond: 'doel' };
  const geoefend = open.filter(({ antwoorden }) => antwoorden > 0);
  const keuze = geoefend.find(({ beeld }) => beeld === 'moeilijk') ?? geoefend[0];
  return keuze && { categorie: keuze.categorie, grond: 'open' };
}

type Keuze = Pick<NonNullable<Client['voorstel']>, 'categorie' | 'grond'>;

/**
 * What went wrong once is better homework than none, and in many games nothing is written: what is not known yet is better than nothing too. What ends today
 * can be set again, until the next time.
 */
function voorstelVan(rij: ClientRij, { regel }: Sinds, fouten: readonly Misgegaan[], vandaag: string): Client['voorstel'] {
  const verder = rij.huiswerk.filter(({ tot }) => tot > vandaag);
  if (regel ? verder.some(({ categorie }) => categorie === regel.categorie) : verder.length > 0) return null;
  const label = regel?.categorie ?? fouten.find((fout) => getCategorie(fout.label) !== undefined)?.label;
  const keuze = label === undefined ? nogOpen(rij, vandaag) : { categorie: label, grond: 'fout' as const };
  return keuze ? { ...keuze, naam: labelNaam(keuze.categorie), tot: huiswerkTot(rij, vandaag) } : null;
}

/** `fouten`: all of them since that day, newest first. */
export function toClient(rij: ClientRij, gebruikersnaam: string, sinds: Sinds, fouten: readonly Misgegaan[], vandaag: string): Client {
  const { rust, afspraken, huiswerk, contact, doelen: _, cellen: __, ...rest } = rij;
  return {
    ...rest,
    gebruikersnaam,
    contact: { ...contact },
    rust: rustOp(rust, vandaag) ?? null,
    // What is over is no longer to be changed.
    afspraken: afspraken
      .filter(({ tot }) => tot === null || tot >= vandaag)
      .map((afspraak) => ({ ...afspraak, uitval: [...afspraak.uitval] })),
    vorige: vorigeAfspraak(afspraken, vandaag),
    volgende: volgendeAfspraak(afspraken, vandaag),
    sinds,
    huiswerk: huiswerk.map((een) => ({ ...een, naam: labelNaam(een.categorie) })),
    voorstel: voorstelVan(rij, sinds, fouten, vandaag),
  };
}
