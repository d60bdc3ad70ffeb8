/**
 * Decides: whether a sentence asks what it was written for: the right form of the right verb, a target that occurs once, a sound that
 * leaves no doubt.
 * Source: the conjugation and the analyser of this package; the homophones of `homofonen.tsv`.
 * Example: `Hij [word] moe.` of ww-tt-d-dt is reported: tt3 of worden is wordt.
 */
import type { Zin, Zindoel } from '@spelrijk/domain/zin';
import { analyseWoord } from '../../src/analyse.ts';
import { getCategorie } from '../../src/categorieen.ts';
import { vormenVan } from '../../src/zinnen/vervoeging.ts';
import { woordplekken } from '../../src/zinnen/woordplek.ts';

/** Spelled the same, said in two ways: a synthesiser and a child can take the other one. */
const HETERONIEMEN: ReadonlySet<string> = new Set(
  'regent kantelen bedelen voorkomen verspringen beamen kussentje massagebed diploma overweg heroin pose canon negeren'.split(' '),
);

/** Said the same, spelled in two ways, and both likely in many sentences: no target of a dictation. */
const KLINKT_DUBBEL: ReadonlySet<string> = new Set(
  `hart hard wei wij nog noch rauw rouw jou jouw mei mij zei zij peil pijl steil stijl leiden lijden lach lag bond bont kruid kruit reizen rijzen
kou kauw pond pont eis want wand rad rat graad graat boord boort bod bot wed wet geldt houd nood noot moed moet voed voet bied biet
speld spelt reist rijst wint wind held helt lood loot mijden meiden eiken ijken baart wordt word hij hei`
    .split(/\s+/)
    .filter((woord) => !['rat', 'noot', 'voet', 'wind', 'rijst'].includes(woord)),
);

const zelfdeWoord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function lintEenmalig(zin: Zin, doel: Zindoel): string[] {
  const woorden = woordplekken(zin.tekst).map(({ woord }) => woord);
  const keren = woordplekken(doel.woord).length === 1 ? woorden.filter((woord) => zelfdeWoord(woord, doel.woord)).length : 1;
  if (keren !== 1) return [`${doel.woord} staat ${keren} keer in de zin`];
  const heel = woordplekken(zin.tekst).some(({ start }) => start === doel.start) || doel.woord.startsWith("'s ");
  const eind = woordplekken(zin.tekst).some(({ end }) => end === doel.end);
  return heel && eind ? [] : [`${doel.woord} is geen heel woord van de zin`];
}

/** The form in the gap must be the one the conjugation gives, and no other word of the sentence may give it away. */
function lintWerkwoord(doel: Zindoel): string[] {
  if (!doel.basis || doel.vorm === '') return ['het hele werkwoord of de vorm ontbreekt'];
  const vormen = vormenVan(doel.basis, doel.vorm);
  const redenen = vormen.some((vorm) => zelfdeWoord(vorm, doel.woord))
    ? []
    : [`${doel.vorm} van ${doel.basis} is ${vormen.join(' of ')}, niet ${doel.woord}`];
  const meervoud = doel.persoon?.endsWith('mv') === true;
  const past = doel.vorm !== 'vt' || vormen[0] === vormen[1] || zelfdeWoord(doel.woord, vormen[meervoud ? 1 : 0] ?? '');
  return past ? redenen : [...redenen, `${doel.persoon} past niet bij ${doel.woord}`];
}

/** The analyser must see in the word what the sentence was written for. */
function lintCategorie(zin: Zin, doel: Zindoel): string[] {
  if (getCategorie(zin.hoofd)?.blok === 'G' || ['ww-persoonsvorm', 'los-of-vast', 'homofoon'].includes(zin.hoofd)) return [];
  const kaal = doel.start === 0 ? doel.woord.charAt(0).toLowerCase() + doel.woord.slice(1) : doel.woord;
  const vorm = doel.vorm === 'inf' ? undefined : doel.vorm || undefined;
  const gevonden = analyseWoord({ woord: kaal, vorm, basis: doel.basis }, zin.hoofd).categorieen;
  if (gevonden.includes(zin.hoofd) || doel.knelpunten.some((punt) => punt.categorie === zin.hoofd)) return [];
  return [`de analyse vindt ${zin.hoofd} niet in ${doel.woord}, wel: ${gevonden.join(', ') || 'niets'}`];
}

function lintDictee(zin: Zin): string[] {
  const redenen = woordplekken(zin.tekst)
    .filter(({ woord }) => HETERONIEMEN.has(woord.toLowerCase()))
    .map(({ woord }) => `${woord} wordt op twee manieren uitgesproken`);
  if (!/^[^,;:'"!]*[.?]$/.test(zin.tekst.replace(/'s (?=\p{L})|\p{L}'[nrs](?!\p{L})/gu, '')))
    redenen.push('een dictee heeft alleen een punt of een vraagteken, aan het eind');
  const namen = woordplekken(zin.tekst).filter(({ woord, start }) => start > 0 && /^\p{Lu}/u.test(woord));
  if (namen.length > 0) redenen.push('een naam is in een dictee niet te horen');
  return [
    ...redenen,
    ...zin.doelen.filter(({ woord }) => KLINKT_DUBBEL.has(woord)).map(({ woord }) => `${woord} klinkt als een ander woord`),
  ];
}

/** Kinds of which the whole sentence can be the target. */
const withoutDoel = (zin: Zin): boolean =>
  zin.soort === 'leestekens' && zin.hoofd !== 'hoofdletter-naam' && zin.hoofd !== 'hoofdletter-fout';

/** What is wrong with the target, as Dutch sentences. */
export function lintDoel(zin: Zin): string[] {
  const redenen: string[] = [];
  if ((zin.doelen.length === 0) !== withoutDoel(zin)) redenen.push('de zin heeft geen doel, of juist wel');
  if (zin.doelen.length > 1 && zin.hoofd !== 'hoofdletter-naam') redenen.push('de zin heeft meer dan één doel');
  if (!zin.knelpunten.some((punt) => punt.categorie === zin.hoofd)) redenen.push(`er is geen knelpunt van ${zin.hoofd}`);
  for (const doel of zin.doelen) {
    redenen.push(...lintEenmalig(zin, doel), ...lintCategorie(zin, doel));
    if (zin.soort === 'werkwoord') redenen.push(...lintWerkwoord(doel));
    if (zin.soort === 'homofoon' && !doel.waarom) redenen.push(`${doel.woord} staat niet in homofonen.tsv`);
  }
  return zin.soort === 'dictee' ? [...redenen, ...lintDictee(zin)] : redenen;
}
