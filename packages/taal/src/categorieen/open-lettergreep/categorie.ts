import type { Categorie } from '@spelrijk/domain/categorie';
import { isLaatsteKlankgroep, findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, isKlinkerletter, isMedeklinkerletter, letter, puntOp } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { openLang, langEnkel, lengte } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'open-lettergreep',
  code: 'o',
  naam: 'Lange klank aan het eind van de klankgroep (verenkeling)',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkm', 'lange-klank-eind'],
  regel: 'Eindigt de klankgroep op een lange klank, dan haal ik een stukje van de lange klank weg.',
  hoortSchrijft: '/aː eː oː y/ > a, e, o, u',
  uitleg: [
    'Verdeel het woord in klankgroepen: bo-men.',
    'Eindigt een klankgroep op een lange klank? Schrijf dan één a, e, o of u.',
    'Lees terug: boo-men wordt bo-men.',
  ],
  voorbeelden: ['bomen', 'water', 'muren', 'regen', 'vogel', 'lopen', 'zomer', 'tafel', 'koning', 'tomaat'],
  fouten: ['boomen', 'waater', 'muuren'],
};

const LANG: Readonly<Record<string, string>> = { a: 'aː', e: 'eː', o: 'oː', u: 'y' };

/** The vowel that closes a klankgroep which is not the last one of its part. u before w is uw. */
export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, start, end }) => {
    if (LANG[grafeem] !== foneem) return false;
    const groep = beeld.klankgroepen.find((stuk) => stuk.end === end);
    return (
      groep !== undefined &&
      end < beeld.laag.length &&
      !isLaatsteKlankgroep(beeld, groep) &&
      beeld.laag.slice(start, end + 1) !== 'uw' &&
      !/^['-]/.test(beeld.laag.slice(end))
    );
  });

/** One vowel letter before a single consonant sign and a vowel, or straight before another vowel. */
const OPEN = /^(?:[bcdfghjklmnpqrstvwz]|ch|th|ph|sj|[bcdfgkptv][lr]|kn|qu|st(?=r))(?=[aeiouyáéíóúàèâêîôûäëïöü])/;

function isOpen(doel: Doelbeeld, plek: number): boolean {
  const voor = letter(doel, plek - 1);
  const na = letter(doel, plek + 1);
  if (isKlinkerletter(voor) && !(voor === 'i' || voor === 'u' || voor === 'y' || puntOp(doel, 'open-lettergreep', plek))) return false;
  if (isTweeklank(voor + letter(doel, plek)) && !puntOp(doel, 'open-lettergreep', plek)) return false;
  if (doel.grenzen.has(plek + 1) || (doel.grenzen.has(plek + 2) && plek + 2 < doel.woord.length)) return false;
  if (isKlinkerletter(na)) return puntOp(doel, 'open-lettergreep', plek);
  return OPEN.test(doel.woord.slice(plek + 1)) && !(letter(doel, plek) === 'u' && na === 'w');
}

const isTweeklank = (letters: string): boolean => /^(ie|oe|eu|ui|ij|ei|au|ou|aa|ee|oo|uu)$/.test(letters);

const VZ: Readonly<Record<string, string>> = { v: 'f', z: 's' };

export const rewrite: Rewrite = (doel, add) => {
  // smartphonne, gegammed: in English words that vowel closes no klankgroep.
  const isEngels = hasPunt(doel, 'leen-engels') || hasPunt(doel, 'ww-engels');
  // limmonade: the i that is heard as ie closes its klankgroep as well.
  for (const { start, end } of doel.knelpunten.filter(({ categorie }) => categorie === 'i-als-ie'))
    if (/^[bdfgklmnprst][aeiouy]/.test(doel.woord.slice(end)) && end === start + 1)
      add(end, end + 1, letter(doel, end) + letter(doel, end), { vlag: 'omgekeerd' });
  for (const klinker of ['a', 'e', 'o', 'u']) {
    for (let plek = doel.woord.indexOf(klinker); plek >= 0; plek = doel.woord.indexOf(klinker, plek + 1)) {
      const punt = puntOp(doel, 'open-lettergreep', plek);
      if (!punt && !isOpen(doel, plek)) continue;
      if (klinker === 'e' && !punt && (puntOp(doel, 'voorvoegsel-stomme-e', plek) || puntOp(doel, 'uitgang-stomme-e', plek))) continue;
      add(plek, plek + 1, klinker + klinker);
      const na = letter(doel, plek + 1);
      // sabboteren: the klankgroep is open although its vowel is not heard long.
      if (!punt && klinker !== 'e' && !isEngels && /[bdfgklmnprst]/.test(na) && isKlinkerletter(letter(doel, plek + 2)))
        add(plek + 1, plek + 2, na + na, { vlag: 'omgekeerd' });
      if (punt && isMedeklinkerletter(na) && na !== 'c' && isKlinkerletter(letter(doel, plek + 2))) {
        add(plek, plek + 2, klinker + na + na, { vlag: 'omgekeerd' });
        add(plek, plek + 2, klinker + klinker + na + na, { vlag: 'omgekeerd' });
      }
      // effen for even: what is written for the v is of another rule.
      if (punt && VZ[na] !== undefined && isKlinkerletter(letter(doel, plek + 2))) add(plek + 2, plek + 2, VZ[na], { vlag: 'omgekeerd' });
      // makkaroni: what is written for the c is of another rule, that it is doubled is of this one.
      if (punt && na === 'c') for (const dubbel of ['k', 's']) add(plek + 2, plek + 2, dubbel, { vlag: 'omgekeerd' });
    }
  }
};

export const explain: Explain = (fout) => [[openLang(fout)], [langEnkel(fout)], [lengte(fout)]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, [letters(punt), letters(punt).repeat(2)]);
