import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens, vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain, Foutbeeld } from '../../uitleg/foutbeeld.ts';
import { stukkenVan } from '../../uitleg/plek.ts';
import { hoort, klinkt, zin, mits } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';
import { MET_S } from '../../lexicon/woordsoorten.ts';

export const categorie: Categorie = {
  id: 'uitgang-stomme-e',
  code: 'u',
  naam: 'Stomme e aan het eind: -e, -el, -er, -en, -em',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm'],
  regel: 'Ik hoor uh, maar ik schrijf een e; ook de n van -en schrijf ik altijd.',
  hoortSchrijft: '/ə əl ər ən əm/ > e, el, er, en, em',
  uitleg: [
    'Luister naar het eind: je hoort een uh.',
    'Schrijf die uh als e: tafel, vader, bezem.',
    'Hoor je aan het eind uh of un, denk dan aan de n van -en: lopen.',
  ],
  voorbeelden: ['tafel', 'vogel', 'vader', 'winkel', 'lopen', 'kussen', 'bezem', 'aarde', 'lente', 'einde'],
  fouten: ['taful', 'lopun', 'lope', 'moedur'],
};

const GEDEKT: ReadonlySet<string> = new Set(['verkl', 'tt-mv', 'vt', 'vd', 'bn:vd', 'td', 'trap']);

/** The last klankgroep of a free part is -e, -el, -er, -en or -em (anders: before its s) with a stumm e, and no ending of another categorie. */
export const detect: Detect = (beeld) =>
  vrijeDelen(beeld).flatMap((deel) => {
    const laatste = deel.end === beeld.laag.length;
    // The e of sprookjesboek is that of a diminutive; behind an n it never is: kastanjeboom.
    if (!laatste && /[bcdfghklmpqrstvwxz]je$/.test(beeld.laag.slice(deel.start, deel.end))) return [];
    if (laatste && (GEDEKT.has(beeld.vorm) || (beeld.vorm === 'bn' && beeld.laag.endsWith('en')) || isAchtervoegselMetE(beeld))) return [];
    const end = laatste && isMetS(beeld) ? deel.end - 1 : deel.end;
    const index = beeld.tekens.findIndex(
      (teken) =>
        teken.start < end && teken.end > deel.start && teken.foneem === 'ə' && /^e[lrnm]?$/.test(beeld.laag.slice(teken.start, end)),
    );
    const teken = beeld.tekens[index];
    return teken && teken.grafeem === 'e' && teken.start > deel.start ? [vondst(teken.start, end, beeld.laag.slice(teken.start, end))] : [];
  });

/** anders, ergens, overigens: with an s that is heard behind it. */
const isMetS = ({ laag, vorm }: Woordbeeld): boolean => vorm === '' && MET_S.has(laag);

/** Chosen although it is one klankgroep: de, je, we. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }) => grafeem === 'e' && foneem === 'ə' && end === 2 && end === beeld.laag.length, true);

/** aardige, eerlijke, logische: the e belongs to the suffix. In getuige and gelijke those letters are no suffix: no uh is heard in them. */
const isAchtervoegselMetE = ({ laag, tekens }: Woordbeeld): boolean =>
  /[^s]ische$/.test(laag) ||
  (/(?:lijke|ige)$/.test(laag) &&
    tekens.some(({ grafeem, foneem, end }) => /^ij?$/.test(grafeem) && foneem === 'ə' && end === laag.length - 2));

const EINDEN: readonly (readonly [string, readonly string[]])[] = [
  ['el', ['ul', 'l', 'il', 'al', 'ol', 'ell', 'ull', 'eul', 'le']],
  ['er', ['ur', 'r', 'ir', 'ar', 'or', 'err', 'urr', 'eur', 'ea', 'a']],
  ['en', ['un', 'n', 'e', 'u', 'in', 'an', 'on', 'enn', 'un', 'eun', 'ne']],
  ['em', ['um', 'm', 'im', 'am', 'om', 'emm', 'umm', 'un']],
  ['e', ['u', 'i', 'uh', 'eu', 'en', 'a', 'ee', 'ë']],
];

/** buitenland, eigenlijk, tegenstander: an n that closes its klankgroep is hardly heard; before d or t (ochtend, zevende) it is. */
const EN_ERBINNEN = /(?<=[aeiou].*[bcdfgklmnprstvz])en(?=[bfghlmrvwz]|s[ct])/g;
const STOMME_EN = /ən/;

export const rewrite: Rewrite = (doel, add) => {
  for (const [goed, fout] of EINDEN) {
    replaceEverywhere(doel, goed, fout, add, { where: (plek) => isUitgang(doel, plek, plek + goed.length) });
  }
  if (doel.ipa && STOMME_EN.test(doel.ipa)) for (const { index } of doel.woord.matchAll(EN_ERBINNEN)) add(index, index + 2, 'e');
  for (const { index } of doel.woord.matchAll(/(?<=[bcdfghjklmnpqrstvwxz])e(?=[bcdfghjklmnpqrstvwxz][aeiou])/g)) {
    if (index > 1 && !puntOp(doel, 'open-lettergreep', index) && !puntOp(doel, 'voorvoegsel-stomme-e', index))
      add(index, index + 1, 'u', { kosten: 0.75 });
  }
  // lekkurst, adumloos: before two consonants, where that uh is known to be heard.
  for (const { index, 1: sluit = '' } of doel.woord.matchAll(/(?<=[aeiouy].*[bcdfghjklmnpqrstvwxz])e([lrnm])(?=[bcdfghjklmnpqrstvwxz])/g))
    if (doel.ipa?.includes(`ə${sluit}`)) add(index, index + 1, 'u', { kosten: 0.75 });
};

/** At the end of a part or before a final s, after a consonant or a full vowel sign. */
function isUitgang(doel: Doelbeeld, start: number, end: number): boolean {
  const rest = doel.woord.slice(end);
  // vogultje: the end of the word that was made small.
  const sluit =
    doel.grenzen.has(end) ||
    (rest === 's' && (end - start > 1 || doel.vorm === 'mv' || doel.ipa?.endsWith('əs') === true)) ||
    (/^[tp]jes?$/.test(rest) && /^e[lrnm]$/.test(doel.woord.slice(start, end)));
  if (!sluit || start === 0) return false;
  if (puntOp(doel, 'uitgang-stomme-e', start)) return true;
  // The el of opstel is said as it is written.
  if (doel.ipa && end + (rest === 's' ? 1 : 0) === doel.woord.length && !/ə[lrnm]?s?$/.test(doel.ipa)) return false;
  // The el of eventueel is no ending: its e is one of two.
  if (doel.woord.charAt(start - 1) === 'e' && doel.woord.charAt(start) === 'e') return false;
  return !/(^|[^aoeu])[ei]$|(^|[^aeiou])[aou]$/.test(doel.woord.slice(0, start)) && /[aeiouyáéíóú]/.test(doel.woord.slice(0, start));
}

/** The n of levensverhaal is heard: an s that joins two words stands behind it. */
const isVoorTussenS = (fout: Foutbeeld): boolean => {
  const stukken = stukkenVan(fout);
  return stukken.length > 0 && fout.woord.charAt(fout.end) === 's' && !stukken.some(({ start, tussen }) => start === fout.end && !tussen);
};

export const explain: Explain = (fout) => [
  [
    klinkt(fout, 'en', /ə/, `De n hoor je bijna niet, maar je schrijft hem wel: ${fout.woord}.`),
    mits((fout.fout === 'e' || fout.fout === '') && !fout.woord.endsWith('ens') && !isVoorTussenS(fout)),
  ],
  [zin(`Hier komt geen n achter de e: ${fout.woord}.`, fout.goed === 'e' && fout.fout === 'en')],
  // The uh of een is written with two e's.
  [hoort(fout, { hoor: 'uh', klank: /^ə$/, letters: 'e', zeg: 'een e' }), mits(!fout.fout.includes('e') && fout.woord !== 'een')],
];

export const bakken = ['e', 'el', 'er', 'en', 'em'] as const;

export const keuzes: Keuzes = (punt) =>
  letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e', 'un']) : vasteKeuzes({ ...punt, end: punt.start + 1 }, ['e', 'u', 'i']);
