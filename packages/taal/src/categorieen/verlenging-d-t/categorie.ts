import type { Categorie } from '@spelrijk/domain/categorie';
import { endsDeel, findTekens, isLatijnsVoorvoegsel } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { isMedeklinkerletter, letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import { langereVorm } from '../../lexicon/langer.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import { langer } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'verlenging-d-t',
  code: 'q',
  naam: 'Verlengingsregel d of t',
  blok: 'C',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['kz-mkmm'],
  regel: 'Ik hoor t aan het eind; ik maak het woord langer en dan hoor ik d of t.',
  hoortSchrijft: '/t/ > d (of t)',
  uitleg: [
    'Je hoort t aan het eind van het woord.',
    'Maak het woord langer: hond, honden. Nu hoor je of het d of t is.',
    'Schrijf de letter die je in het lange woord hoort.',
  ],
  voorbeelden: ['hond', 'bed', 'paard', 'strand', 'avond', 'vriend', 'hoofd', 'tijd', 'koud', 'rond'],
  fouten: ['hont', 'paart', 'krand'],
};

const WERKWOORDSVORMEN: ReadonlySet<string> = new Set(['tt1', 'tt2', 'tt2-achter', 'tt3', 'vd', 'gebied', 'td', 'bn:vd']);

/** Words in -ds that have no longer form to listen to. */
const ZONDER_LANGER = /(?:^|[^a-z]|daar|hier)(?:gids|loods|sinds|reeds|steeds|ginds)$|(?:gids|loods)$/;

/** hondenhok: a linking e gives the d its voice back. */
const voorTussenE = (beeld: Woordbeeld, plek: number): boolean =>
  beeld.delen.some((deel) => deel.start === plek && deel.tussen && deel.tekst.startsWith('e'));

/** A d heard as t, or a d that closes a part; verb forms follow their own rules, except the strong past and what stands before the verb: rond|gekeken. */
export const detect: Detect = (beeld) => {
  const werkwoord = WERKWOORDSVORMEN.has(beeld.vorm) ? (beeld.delen.at(-1)?.start ?? 0) : beeld.laag.length;
  return findTekens(beeld, ({ grafeem, foneem, start, end }) => {
    if (grafeem !== 'd' || end > werkwoord || isLatijnsVoorvoegsel(beeld, end)) return false;
    if (/(?<!sc)heid$/.test(beeld.laag.slice(0, end))) return false;
    return (
      (foneem === 't' && !ZONDER_LANGER.test(beeld.laag.slice(0, end + 1))) ||
      (start > 0 &&
        end < beeld.laag.length &&
        !voorTussenE(beeld, end) &&
        endsDeel(beeld, end) &&
        beeld.delen.some((deel) => deel.end === end && !deel.tussen && /[aeiouy]/.test(deel.tekst)))
    );
  });
};

/** The other side of the rule: a word that was chosen because it ends in the t one hears. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }) => grafeem === 't' && foneem === 't' && end === beeld.laag.length);

/** What aardbei, maatregel and kwijtschelden begin with. */
const EERSTE_DELEN: ReadonlySet<string> = new Set(['aard', 'maat', 'kwijt']);

/** stundman, uidbrijden: where no parts are known, a klankgroep that is a word by itself closes with the letter of that word. */
function closesKlankgroep({ woord, klankgrenzen }: Doelbeeld, plek: number): boolean {
  if (!klankgrenzen.has(plek) || !isMedeklinkerletter(woord.charAt(plek))) return false;
  return [0, ...klankgrenzen].some((start) => {
    const deel = woord.slice(start, plek);
    if (start >= plek) return false;
    // uidslag: before an s as well. Behind other words that s is their own: rotsen.
    return deel === 'uit' || (!/[dst]/.test(woord.charAt(plek)) && (EERSTE_DELEN.has(deel) || langereVorm(deel) !== undefined));
  });
}

export const rewrite: Rewrite = (doel, add) => {
  const may = (plek: number): boolean =>
    closesDeel(doel, plek + 1) || closesKlankgroep(doel, plek + 1) || puntOp(doel, 'verlenging-d-t', plek);
  replaceEverywhere(doel, 'd', ['t', 'dt', 'tt', 'td'], add, { where: (plek) => may(plek) && letter(doel, plek - 1) !== 'd' });
  replaceEverywhere(doel, 't', ['d', 'dt'], add, {
    where: (plek) =>
      (doel.grenzen.has(plek + 1) ||
        closesWoord(doel, plek + 1) ||
        closesKlankgroep(doel, plek + 1) ||
        letter(doel, plek + 1) === ' ' ||
        /^(je|s)$/.test(doel.woord.slice(plek + 1))) &&
      letter(doel, plek - 1) !== 't' &&
      (letter(doel, plek + 1) !== 's' || doel.grenzen.has(plek + 1) || closesKlankgroep(doel, plek + 1)),
  });
};

/** The end of a part, or of the word before its last s, je or a hyphen, or before an ending that is stuck to a word: foutloos. */
const closesDeel = (doel: Doelbeeld, plek: number): boolean =>
  doel.grenzen.has(plek) || /^(s|je|jes|-.*| .*)$/.test(doel.woord.slice(plek)) || closesWoord(doel, plek);

const closesWoord = ({ woord }: Doelbeeld, plek: number): boolean =>
  /^(heid|loos|schap|achtig|zaam|baar|ling)/.test(woord.slice(plek)) && langereVorm(woord.slice(0, plek)) !== undefined;

export const explain: Explain = (fout) => [
  [langer(fout)],
  [klinkt(fout, 'd', /^t$/, `Je hoort een t, maar onthoud: ${fout.woord} schrijf je met d.`)],
  [klinkt(fout, 't', /^tj?$/, `Je hoort een t en je schrijft een t: ${fout.woord}.`)],
];

export const bakken = ['d', 't'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
