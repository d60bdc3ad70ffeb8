/**
 * Who of a list was at the webinar: lines as a meeting tool exports them (CSV with `,`, `;` or tabs) or as somebody typed them.
 * An address decides; a name only where it fits one person. Whoever is left over is named, never guessed.
 */
import type { Presentie } from '@spelrijk/contract/webinars';
import { foldAdres } from '@spelrijk/domain/mailadres';
import type { AanmeldingRij } from './store.ts';

type Wie = Pick<AanmeldingRij, 'id' | 'naam' | 'email' | 'stand' | 'aanwezig'>;

const MAX_REGEL = 160;
const ADRES = /[^\s<>"';,()[\]]+@[^\s<>"';,()[\]]+\.[^\s<>"';,()[\]]+/gu;
/** A cell between quotes holds its separators (RFC 4180), else it ends at one. */
const CEL = /"((?:[^"]|"")*)"|([^;,\t]+)/gu;
/** What stands above the columns of the usual meeting tools. */
const KOP =
  /^(?:naam|name|voornaam|achternaam|first name|last name|full name|volledige naam|e-?mail.*|user.*|gebruiker.*|deelnemer.*|participants?.*|attendees?.*|aanwezig.*)$/iu;

/** Capitals, accents and what a tool adds between brackets are no reason to doubt a name. */
const foldNaam = (naam: string): string =>
  naam
    .replaceAll(/\([^)]*\)/gu, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

const cellenVan = (regel: string): readonly string[] =>
  [...regel.matchAll(CEL)].map(([, tussen, los]) => (tussen?.replaceAll('""', '"') ?? los ?? '').trim()).filter((cel) => cel !== '');

/** A name as one cell, or as two beside each other, in either order. */
function namenVan(cellen: readonly string[]): ReadonlySet<string> {
  const paren = cellen.slice(1).flatMap((cel, i) => [`${cellen[i]} ${cel}`, `${cel} ${cellen[i]}`]);
  const omgekeerd = cellen.map((cel) => cel.split(',')).flatMap(([achter, voor]) => (voor === undefined ? [] : [`${voor} ${achter}`]));
  return new Set([...cellen, ...paren, ...omgekeerd].map(foldNaam).filter((naam) => naam !== ''));
}

type Vondst = { readonly via: 'adres' | 'naam'; readonly mensen: readonly Wie[] };

function searchAanmelding(regel: string, mensen: readonly Wie[]): Vondst {
  const adressen = new Set([...regel.matchAll(ADRES)].map(([adres]) => foldAdres(adres)));
  const opAdres = mensen.filter(({ email }) => adressen.has(foldAdres(email)));
  if (opAdres.length > 0) return { via: 'adres', mensen: opAdres };
  const namen = namenVan(cellenVan(regel));
  return { via: 'naam', mensen: mensen.filter(({ naam }) => namen.has(foldNaam(naam))) };
}

/** Who signed off and signed up again stands in the list twice; the sign-up that holds a place speaks. */
function voorop(mensen: readonly Wie[]): readonly Wie[] {
  const geplaatst = mensen.filter(({ stand }) => stand === 'geplaatst');
  if (geplaatst.length > 0) return geplaatst;
  const wacht = mensen.filter(({ stand }) => stand === 'wachtlijst');
  return wacht.length > 0 ? wacht : mensen.slice(0, 1);
}

/** `aanmeldingen`: everybody of this webinar. Nothing is changed. */
export function readPresentie(tekst: string, aanmeldingen: readonly Wie[]): Presentie {
  const herkend = new Map<string, Presentie['herkend'][number]>();
  const nietGeplaatst = new Map<string, Presentie['nietGeplaatst'][number]>();
  const twijfel: string[] = [];
  const onbekend: string[] = [];
  const regels = tekst
    .split(/\r\n?|\n/u)
    .map((regel) => regel.trim())
    .filter((regel) => cellenVan(regel).length > 0);
  for (const [nr, regel] of regels.entries()) {
    const { via, mensen } = searchAanmelding(regel, aanmeldingen);
    const gevonden = voorop(mensen);
    const [wie] = gevonden;
    const kort = regel.slice(0, MAX_REGEL);
    if (wie === undefined) {
      if (nr > 0 || !cellenVan(regel).some((cel) => KOP.test(cel))) onbekend.push(kort);
    } else if (gevonden.length > 1) twijfel.push(kort);
    else if (wie.stand !== 'geplaatst') nietGeplaatst.set(wie.id, { naam: wie.naam, stand: wie.stand });
    else if (!herkend.has(wie.id)) herkend.set(wie.id, { id: wie.id, naam: wie.naam, email: wie.email, via, al: wie.aanwezig === true });
  }
  return { herkend: [...herkend.values()], nietGeplaatst: [...nietGeplaatst.values()], twijfel: [...new Set(twijfel)], onbekend };
}
