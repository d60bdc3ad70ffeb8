/**
 * Decides: the cheapest way to rewrite a target into what was typed; the steps on that way are the diagnosis.
 * Source: weighted finite-state edit transducer (Mohri 2002) as one dynamic programme over target x typed letters.
 * Example: hond -> hont is three equal letters and one step `d>t` of verlenging-d-t.
 */
import { HERSCHRIJVINGEN } from '../categorieen/rewrite.gen.ts';
import { ALGEMENE_STAPPEN, KOSTEN, zijnBuurtoetsen } from './algemeen.ts';
import type { AlgemeneStap } from './algemeen.ts';
import { STAPKOSTEN } from './doelbeeld.ts';
import type { Doelbeeld } from './doelbeeld.ts';

/** A possible step from one place in the target: `lengte` letters become `naar`. */
interface Tak {
  readonly lengte: number;
  readonly naar: string;
  readonly label: string;
  readonly kosten: number;
  readonly omgekeerd: boolean;
}

/** All steps per place of one target. */
export type Net = readonly (readonly Tak[])[];

/** A step that was taken. `label` is '' where the letters are equal. */
export interface Stap {
  readonly label: string;
  readonly i: number;
  readonly iEind: number;
  readonly j: number;
  readonly jEind: number;
  readonly vlag?: 'omgekeerd' | 'typfout';
}

export interface Pad {
  readonly kosten: number;
  readonly stappen: readonly Stap[];
}

/** Sound rules lose from other rules when they cost the same. */
const KLANKREGELS: ReadonlySet<string> = new Set(['f-v', 's-z', 'tussenklank', 'ng', 'sch']);
/** A longer stretch explained by one rule wins from a shorter one. */
const LENGTEVOORDEEL = 1e-4;

/** Forms on -en: an n that is not heard and was left out is lost as in any other word, and `uitgang-stomme-e` says so first. A participle is remembered whole. */
const VORM_MET_N = /^(?:ww-(?:tt-meervoud|infinitief|eren|engels|vt-.+)|meervoud-heden)$/;

/** The n that was left out of -en, or the u that is heard for its e. */
const isUitgang = (goed: string, fout: string): boolean =>
  `${fout}n` === goed || (/un?$/.test(fout) && fout.replace(/u(n?)$/, 'e$1') === goed);

/** Collects what every categorie can do to this target. */
export function createNet(doel: Doelbeeld): Net {
  const net: Tak[][] = Array.from({ length: doel.woord.length + 1 }, () => []);
  for (const [label, rewrite] of HERSCHRIJVINGEN) {
    const nadeel = KLANKREGELS.has(label) ? 1e-5 : 0;
    rewrite(doel, (start, end, naar, opties) => {
      const lengte = end - start;
      if (lengte === naar.length && doel.woord.startsWith(naar, start)) return;
      if (isWissel(doel.woord.slice(start, end), naar) || isNergensDubbel(doel, label, start, end, naar)) return;
      const eigen = opties?.kosten ?? STAPKOSTEN.regel;
      const isVanUitgang = VORM_MET_N.test(label) && end === doel.woord.length && isUitgang(doel.woord.slice(start), naar);
      const kosten = (isVanUitgang ? Math.max(eigen, STAPKOSTEN.omgekeerd) : eigen) - lengte * LENGTEVOORDEEL + nadeel;
      net[start]?.push({ lengte, naar, label, kosten, omgekeerd: opties?.vlag === 'omgekeerd' });
    });
  }
  addAlgemeen(doel, net);
  return net;
}

/** stuer for steur: two letters that changed places, whatever sign they stand in. Of a verb d and t are no slip: wortd. */
function isWissel(goed: string, fout: string): boolean {
  if (goed.length !== fout.length || !/^[a-z]+$/.test(goed)) return false;
  let plek = 0;
  while (goed[plek] === fout[plek]) plek++;
  const paar = goed.slice(plek, plek + 2);
  return paar !== 'dt' && paar !== 'td' && goed.slice(0, plek) + paar.charAt(1) + paar.charAt(0) + goed.slice(plek + 2) === fout;
}

/** gehoorrzaam, strengg: a consonant twice where no rule doubles one, at the end or beside another. Of verbs a d or t is, and a stem that has two of them. */
function isNergensDubbel({ woord, basis = '' }: Doelbeeld, label: string, start: number, end: number, naar: string): boolean {
  const goed = woord.slice(start, end);
  if (naar.length !== goed.length + 1 || VERDUBBELT.test(label)) return false;
  let plek = 0;
  while (plek < goed.length && goed[plek] === naar[plek]) plek++;
  const dubbel = naar.charAt(plek);
  if (
    plek === 0 ||
    goed.slice(0, plek) + dubbel + goed.slice(plek) !== naar ||
    goed[plek - 1] !== dubbel ||
    !/[b-df-hj-np-tv-z]/.test(dubbel)
  )
    return false;
  if (/^(?:ww-|bijvoeglijk)/.test(label) && (/[dt]/.test(dubbel) || basis.includes(dubbel + dubbel))) return false;
  // dikkst, as dikker.
  if (label === 'trappen' && plek + 1 < naar.length) return false;
  const na = naar.charAt(plek + 1) || woord.charAt(end);
  const voor = goed.charAt(plek - 2) || woord.charAt(start + plek - 2);
  return !KLINKERLETTER.test(na) || !KLINKERLETTER.test(voor);
}
/** What these say is of a letter twice: ch is never doubled, and wilden is not willen. */
const VERDUBBELT = /^(?:g-ch|verlenging-.+|ww-onregelmatig|apostrof-.+|bezit-komma|gelijkvormigheid|tussenklank)$/;
const KLINKERLETTER = /[aeiouyáéíóúàèâêîôûäëïöü]/;

/** Of object a p is heard: who writes it heard well, and mirrored no letter. */
const isZoGehoord = ({ ipa }: Doelbeeld, { van, naar }: AlgemeneStap): boolean =>
  !!ipa && ((van === 'b' && naar === 'p') || (van === 'd' && naar === 't')) && !ipa.includes(van) && ipa.includes(naar);

/** anvelop, antree: begins with an en that has no stress, as many say it. */
const isFransBegin = ({ woord, ipa = '' }: Doelbeeld): boolean => /^e[nm][^aeiou]/.test(woord) && /^[ɛɑ][nmŋ].*ˈ/u.test(ipa);

function addAlgemeen(doel: Doelbeeld, net: Tak[][]): void {
  const { woord } = doel;
  if (isFransBegin(doel)) net[0]?.push({ lengte: 1, naar: 'a', label: 'klank-verward', kosten: KOSTEN.klank, omgekeerd: false });
  for (let i = 0; i < woord.length; i++) {
    // lippen for liepen: the long sound written as a short one, with its doubled letter.
    const kort = isDeelVanDrie(woord, i) ? undefined : /^ie([bdfgklmnprst])[aeiou]/.exec(woord.slice(i))?.[1];
    if (kort) net[i]?.push({ lengte: 3, naar: `i${kort}${kort}`, label: 'kort-lang', kosten: KOSTEN.kortLang, omgekeerd: false });
    for (const stap of ALGEMENE_STAPPEN.get(woord.charAt(i)) ?? []) {
      if (
        woord.startsWith(stap.van, i) &&
        !(stap.van === 'ie' && isDeelVanDrie(woord, i)) &&
        !(isVerlenging(stap) && isDeelVanTeken(woord, i)) &&
        !isZoGehoord(doel, stap)
      )
        net[i]?.push({ lengte: stap.van.length, naar: stap.naar, label: stap.label, kosten: stap.kosten, omgekeerd: false });
    }
  }
}

/** The ie of eieren and buien is no sign. */
const isDeelVanDrie = (woord: string, i: number): boolean => KLINKER.test(woord.charAt(i - 1));

/** A letter of aa, oe or ieu that stands there once more is no longer sound: the key was held down; nor is one of ee heard as u by itself. */
const isVerlenging = ({ label, van, naar }: AlgemeneStap): boolean =>
  (label === 'kort-lang' && van.length === 1 && naar.length === 2) || (van === 'e' && /^e?u$/.test(naar));
const KLINKER = /[aeiou]/;
const isDeelVanTeken = (woord: string, i: number): boolean => KLINKER.test(woord.charAt(i - 1)) || KLINKERLETTER.test(woord.charAt(i + 1));

/** How far a path may leave the diagonal: a word freely, a sentence less. */
const BAND = { woord: 20, zin: 8 } as const;
const LANGSTE_WOORD = 50;

/** Costs and last steps of all cells, row by row. */
class Raster {
  readonly breedte: number;
  readonly kosten: Float64Array;
  readonly vorige: Int32Array;
  readonly tak: (Tak | undefined)[];

  constructor(hoogte: number, breedte: number) {
    this.breedte = breedte;
    this.kosten = new Float64Array(hoogte * breedte).fill(Number.POSITIVE_INFINITY);
    this.vorige = new Int32Array(hoogte * breedte).fill(-1);
    this.tak = [];
    this.kosten[0] = 0;
  }

  put(van: number, naar: number, extra: number, tak: Tak | undefined): void {
    const kosten = (this.kosten[van] ?? 0) + extra;
    if (kosten >= (this.kosten[naar] ?? 0) - 1e-9) return;
    this.kosten[naar] = kosten;
    this.vorige[naar] = van;
    this.tak[naar] = tak;
  }
}

const WEG: Tak = { lengte: 1, naar: '', label: 'letter-weg', kosten: KOSTEN.weg, omgekeerd: false };
const EXTRA: Tak = { lengte: 0, naar: '?', label: 'letter-extra', kosten: KOSTEN.extra, omgekeerd: false };
const ANDERS: Tak = { lengte: 1, naar: '?', label: 'letter-anders', kosten: KOSTEN.anders, omgekeerd: false };
/** staart for straat: a consonant on the other side of a vowel of two letters. */
const OVER_TEKEN: Tak = { lengte: 3, naar: '???', label: 'letter-omgewisseld', kosten: KOSTEN.wissel + 0.05, omgekeerd: false };
const TEKEN_EN_LETTER = /^(?:[aeiou]{2}[lr]|[lr][aeiou]{2})$/;
const isOverTeken = (goed: string, fout: string): boolean =>
  TEKEN_EN_LETTER.test(goed) && goed !== fout && (fout === goed.slice(1) + goed.charAt(0) || fout === goed.charAt(2) + goed.slice(0, 2));
const WISSEL: Tak = { lengte: 2, naar: '??', label: 'letter-omgewisseld', kosten: KOSTEN.wissel, omgekeerd: false };

/** The cheapest path; both texts in lower case. */
export function findPad(woord: string, getypt: string, net: Net): Pad {
  const breedte = getypt.length + 1;
  const raster = new Raster(woord.length + 1, breedte);
  const helling = getypt.length / Math.max(1, woord.length);
  const band = woord.length > LANGSTE_WOORD ? BAND.zin : BAND.woord;
  for (let i = 0; i <= woord.length; i++) {
    const midden = Math.round(i * helling);
    const tot = Math.min(getypt.length, midden + band);
    for (let j = Math.max(0, midden - band); j <= tot; j++) explore(woord, getypt, { i, j }, net, raster);
  }
  return leesPad(woord, getypt, raster);
}

/** A place in the two words at once: `i` in the target, `j` in what was typed. */
interface Kruispunt {
  readonly i: number;
  readonly j: number;
}

function explore(woord: string, getypt: string, { i, j }: Kruispunt, net: Net, raster: Raster): void {
  const hier = i * raster.breedte + j;
  if (raster.kosten[hier] === Number.POSITIVE_INFINITY) return;
  const to = (di: number, dj: number): number => (i + di) * raster.breedte + j + dj;
  for (const tak of net[i] ?? []) if (getypt.startsWith(tak.naar, j)) raster.put(hier, to(tak.lengte, tak.naar.length), tak.kosten, tak);
  const doelOver = i < woord.length;
  const getyptOver = j < getypt.length;
  if (doelOver && getyptOver) {
    const gelijk = woord[i] === getypt[j];
    raster.put(hier, to(1, 1), gelijk ? 0 : ANDERS.kosten, gelijk ? undefined : ANDERS);
    if (!gelijk && woord[i] === getypt[j + 1] && woord[i + 1] === getypt[j]) raster.put(hier, to(2, 2), WISSEL.kosten, WISSEL);
    if (!gelijk && isOverTeken(woord.slice(i, i + 3), getypt.slice(j, j + 3))) raster.put(hier, to(3, 3), OVER_TEKEN.kosten, OVER_TEKEN);
  }
  if (doelOver) raster.put(hier, to(1, 0), WEG.kosten, WEG);
  if (getyptOver) raster.put(hier, to(0, 1), EXTRA.kosten, EXTRA);
}

function leesPad(woord: string, getypt: string, raster: Raster): Pad {
  const stappen: Stap[] = [];
  const laatste = woord.length * raster.breedte + getypt.length;
  for (let cel = laatste; cel > 0;) {
    const vorig = raster.vorige[cel] ?? -1;
    if (vorig < 0) break;
    stappen.push(createStap(woord, getypt, vorig, cel, raster));
    cel = vorig;
  }
  return { kosten: raster.kosten[laatste] ?? Number.POSITIVE_INFINITY, stappen: stappen.reverse() };
}

function createStap(woord: string, getypt: string, van: number, tot: number, raster: Raster): Stap {
  const tak = raster.tak[tot];
  const i = Math.floor(van / raster.breedte);
  const j = van % raster.breedte;
  const stap = { label: tak?.label ?? '', i, iEind: Math.floor(tot / raster.breedte), j, jEind: tot % raster.breedte };
  if (tak?.omgekeerd) return { ...stap, vlag: 'omgekeerd' };
  if (tak === ANDERS && zijnBuurtoetsen(woord.charAt(i), getypt.charAt(j))) return { ...stap, vlag: 'typfout' };
  return stap;
}
