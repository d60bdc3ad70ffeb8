/**
 * Decides: how the words of a block of the learning line are written in the generated bank: as small as can be, and still one word a line.
 * Source: our own format; what follows from other fields is left out (the word from its chunks, chunks from chunks, `~` for the word in its sentence).
 * Example: decodeBlok(encodeBlok(woorden)) equals woorden.
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Knelpunt, Woord } from '@spelrijk/domain/woord';
import { CATEGORIENAMEN } from '../categorieen/namen.gen.ts';
import { toLettergrepen } from '../klank/klankgroepen.ts';
import { isWoordvorm, readBand, readRegio, splitStukken } from './regel.ts';

const CODES: ReadonlyMap<string, string> = new Map(CATEGORIENAMEN.map(({ id, code }) => [id, code]));
const IDS: ReadonlyMap<string, string> = new Map(CATEGORIENAMEN.map(({ id, code }) => [code, id]));
/** Places in a word are written in base 36: one sign each. */
const BASIS = 36;
/** In a field: the same as something that is known already. */
const ZELFDE = '=';

const withHoofdletter = (woord: string): string => woord.charAt(0).toUpperCase() + woord.slice(1);

/** The word in its sentence becomes ~, with a capital ^. */
function kortZin(zin: string, woord: string): string {
  const kort = zin.replace(woord, '~');
  return kort === zin ? zin.replace(withHoofdletter(woord), '^') : kort;
}
const heleZin = (zin: string, woord: string): string => zin.replace(/[~^]/, (teken) => (teken === '~' ? woord : withHoofdletter(woord)));

/** code.start[.length[.variant]]; a length of one and an unchanged variant are left out. The code is the categorie's own: adding one changes no line of another. */
function encodeKnelpunt({ categorie, start, end, variant }: Knelpunt, laag: string): string {
  const code = CODES.get(categorie);
  invariant(code !== undefined, `no code for categorie ${categorie}`);
  const velden = [code, start.toString(BASIS)];
  const lengte = end - start;
  if (lengte !== 1 || variant !== undefined) velden.push(lengte === 1 ? '' : lengte.toString(BASIS));
  if (variant !== undefined) velden.push(variant === laag.slice(start, end) ? ZELFDE : variant);
  return velden.join('.');
}

function decodeKnelpunt(tekst: string, laag: string): Knelpunt {
  const [code = '', begin = '', lengte = '', variant] = tekst.split('.');
  const categorie = IDS.get(code);
  invariant(categorie !== undefined, `unknown categorie in the bank: ${tekst}`);
  const start = Number.parseInt(begin, BASIS);
  const end = start + (lengte === '' ? 1 : Number.parseInt(lengte, BASIS));
  return { categorie, start, end, ...(variant !== undefined && { variant: variant === ZELFDE ? laag.slice(start, end) : variant }) };
}

function encodeWoord(woord: Woord): string {
  const laag = woord.woord.toLowerCase();
  const groepen = woord.klankgroepen.join('·');
  const lettergrepen = woord.lettergrepen.join('·');
  return [
    groepen,
    lettergrepen === toLettergrepen(woord.klankgroepen).join('·') ? '' : lettergrepen,
    woord.ipa,
    `${woord.niveau}${woord.band}`,
    woord.knelpunten.map((punt) => encodeKnelpunt(punt, laag)).join(';'),
    woord.zin === undefined ? '' : kortZin(woord.zin, woord.woord),
    woord.plaatje === woord.woord ? ZELFDE : (woord.plaatje ?? ''),
    woord.vorm,
    woord.basis ?? '',
    (woord.delen ?? []).join('+'),
    woord.gereserveerd === true ? '1' : '',
    woord.regio === 'beide' ? '' : woord.regio,
    woord.spreek ?? '',
  ]
    .join('\t')
    .trimEnd();
}

function decodeWoord(regel: string, hoofd: string): Woord {
  const [
    groepen = '',
    lettergrepen = '',
    ipa = '',
    niveauBand = '',
    punten = '',
    zin = '',
    plaatje = '',
    vorm = '',
    basis = '',
    delen = '',
    apart,
    regioTekst,
    spreek,
  ] = regel.split('\t');
  const klankgroepen = splitStukken(groepen, '·');
  const woord = klankgroepen.join('');
  const band = readBand(niveauBand.slice(-1));
  const regio = readRegio(regioTekst || 'beide');
  invariant(isWoordvorm(vorm) && band !== undefined && regio !== undefined, `broken bank line: ${regel}`);
  const laag = woord.toLowerCase();
  return {
    woord,
    klankgroepen,
    lettergrepen: lettergrepen === '' ? toLettergrepen(klankgroepen) : splitStukken(lettergrepen, '·'),
    ipa,
    niveau: niveauBand.slice(0, -1),
    band,
    regio,
    vorm,
    hoofd,
    knelpunten: punten === '' ? [] : punten.split(';').map((punt) => decodeKnelpunt(punt, laag)),
    ...(basis !== '' && { basis }),
    ...(delen !== '' && { delen: splitStukken(delen, '+') }),
    ...(zin !== '' && { zin: heleZin(zin, woord) }),
    ...(plaatje !== '' && { plaatje: plaatje === ZELFDE ? woord : plaatje }),
    ...(spreek && { spreek }),
    ...(apart === '1' && { gereserveerd: true }),
  };
}

/** Words of one block, grouped by their main categorie; `#id` begins a group. */
export function encodeBlok(woorden: readonly Woord[]): string {
  let hoofd = '';
  return woorden
    .flatMap((woord) => {
      const kop = woord.hoofd === hoofd ? [] : [`#${woord.hoofd}`];
      hoofd = woord.hoofd;
      return [...kop, encodeWoord(woord)];
    })
    .join('\n');
}

/** The words of a generated block; a broken line is a bug in the generator. */
export function decodeBlok(tekst: string): Woord[] {
  let hoofd = '';
  return tekst.split('\n').flatMap((regel) => {
    if (regel === '') return [];
    if (!regel.startsWith('#')) return [decodeWoord(regel, hoofd)];
    hoofd = regel.slice(1);
    return [];
  });
}
