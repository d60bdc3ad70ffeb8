/** What is asked about a word or sentence in each form. One table decides both what can be planned and what is built. */
import { createRandom, type Random } from '@spelrijk/base/random';
import { isLeesvorm, type Oefenvorm, type Spelvorm } from '@spelrijk/domain/oefenvorm';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { findWoord } from '@spelrijk/taal/bank';
import { isBestaandWoord } from '@spelrijk/taal/bestaand';
import { CATEGORIEEN, getCategorie } from '@spelrijk/taal/categorieen';
import { bakVan, createAfleiders, createGat, createVolgorde, sorteerbakken } from '@spelrijk/taal/generate';
import { zinMetGat } from '@spelrijk/taal/zinnen';
import type { Oefenstuk, Vraag } from './stuk.ts';

/** Joins spoken chunks in the answer of a splitting opgave. */
export const SPLITS = '·';
/** The answers of "goed of fout?". */
const GOED = 'goed';
const FOUT = 'fout';

type Vragen = (stuk: Oefenstuk, random: Random) => Vraag | null;

const isWoord = (woord: string): boolean => findWoord(woord) !== undefined || isBestaandWoord(woord);
const los = ({ soort, woord }: Oefenstuk): boolean => soort === 'woord' && !woord.woord.includes(' ');

/** The sentence with a gap, and in it what has to be made of which word. */
function gatzin({ zin, doel }: Oefenstuk): string {
  const gat = zin && zinMetGat(zin, doel);
  return gat ? `${gat.voor}___${gat.hint === '' ? '' : ` (${gat.hint})`}${gat.na}` : '';
}

/** Hearing is enough for a loose word; a word that sounds like another one needs its sentence. */
const dicteeWoord: Vragen = (stuk) => {
  const { woord } = stuk.woord;
  if (stuk.soort === 'woord') return { antwoord: woord };
  return stuk.soort === 'gat' && stuk.zin?.soort !== 'werkwoord' ? { antwoord: woord, vraag: gatzin(stuk) } : null;
};

const werkwoordInZin: Vragen = (stuk) =>
  stuk.soort === 'gat' && stuk.zin?.soort === 'werkwoord' ? { antwoord: stuk.woord.woord, vraag: gatzin(stuk), stil: true } : null;

const dicteeZin: Vragen = ({ soort, woord }) => (soort === 'zin' ? { antwoord: woord.woord } : null);

const uitHetHoofd: Vragen = (stuk) => (los(stuk) ? { antwoord: stuk.woord.woord } : null);

const plaatje: Vragen = (stuk) => (los(stuk) && stuk.woord.plaatje !== undefined ? { antwoord: stuk.woord.woord } : null);

/** The missing piece with its real alternatives in random order. */
const gatVraag: Vragen = (stuk, random) => {
  const gat = los(stuk) ? createGat(stuk.woord, stuk.hoofd) : null;
  return gat && { antwoord: gat.antwoord, gat: { ...gat.gat }, keuzes: random.shuffle(gat.keuzes) };
};

/** In a sentence: the other real words it could be mistaken for. */
const kies: Vragen = (stuk, random) => {
  if (stuk.soort !== 'gat') return gatVraag(stuk, random);
  const { woord } = stuk.woord;
  const anders = stuk.doel?.paar ?? createAfleiders(stuk.woord, stuk.hoofd).filter(isWoord);
  const keuzes = [...new Set([woord, ...anders])].slice(0, 4);
  return keuzes.length > 1 ? { antwoord: woord, keuzes: random.shuffle(keuzes), vraag: gatzin(stuk), stil: true } : null;
};

const volgorde: Vragen = (stuk) => {
  if (!los(stuk)) return null;
  const { stukken, extra } = createVolgorde(stuk.woord);
  return stukken.length > 1 ? { antwoord: stuk.woord.woord, stukken: [...stukken], extra: [...extra] } : null;
};

/** Where cutting into klankgroepen is a step of the rule itself; elsewhere it would prove nothing about the letters. */
const HAK_CATEGORIEEN: ReadonlySet<string> = new Set([
  'lange-klank-eind',
  'open-lettergreep',
  'verdubbeling',
  'voorvoegsel-stomme-e',
  'uitgang-stomme-e',
  'samenstelling',
  'meervoud-en-s',
  'verklein-etje',
]);

const hakken: Vragen = (stuk) =>
  los(stuk) && stuk.woord.klankgroepen.length > 1 && HAK_CATEGORIEEN.has(stuk.hoofd)
    ? { antwoord: stuk.woord.klankgroepen.join(SPLITS) }
    : null;

const sorteren: Vragen = (stuk) => {
  const bakken = sorteerbakken(stuk.hoofd);
  const bak = los(stuk) ? bakVan(stuk.woord, stuk.hoofd) : null;
  return bak !== null && bakken.length > 1 ? { antwoord: bak, keuzes: [...bakken] } : null;
};

const REGELS = 3;

/** The rule of the word among rules that come before it and that it does not need. */
const welkeRegel: Vragen = (stuk, random) => {
  const eigen = getCategorie(stuk.hoofd);
  if (!eigen || !los(stuk)) return null;
  const nodig = new Set(stuk.woord.knelpunten.map(({ categorie }) => categorie));
  const eerder = CATEGORIEEN.filter(
    ({ id, blok, intro }) => !nodig.has(id) && blok === eigen.blok && tredeVan(intro.nl) <= tredeVan(eigen.intro.nl),
  );
  if (eerder.length === 0) return null;
  const andere = random.shuffle(eerder).slice(0, REGELS - 1);
  return {
    antwoord: eigen.naam,
    keuzes: random.shuffle([eigen, ...andere].map(({ naam }) => naam)),
    vraag: 'Welke regel hoort bij dit woord?',
  };
};

const afleider = (stuk: Oefenstuk, random: Random): string | undefined => {
  const fouten = createAfleiders(stuk.woord, stuk.hoofd, { hoogstens: 3, isWoord });
  return fouten.length > 0 ? random.pick(fouten) : undefined;
};

/** A spelling to judge, half of them wrong. */
const goedFout: Vragen = (stuk, random) => {
  if (!los(stuk)) return null;
  const fout = random.next() < 0.5 ? afleider(stuk, random) : undefined;
  return { antwoord: fout === undefined ? GOED : FOUT, keuzes: [GOED, FOUT], vraag: fout ?? stuk.woord.woord, stil: true };
};

/** A sentence with one misspelt word, to be written right. */
const foutVerbeteren: Vragen = (stuk, random) => {
  const zin = stuk.woord.zin;
  const { woord } = stuk.woord;
  if (zin === undefined || stuk.soort === 'zin' || !zin.includes(woord)) return null;
  const fout = afleider(stuk, random);
  if (fout === undefined) return null;
  const start = stuk.doel?.start ?? zin.indexOf(woord);
  return { antwoord: woord, vraag: `${zin.slice(0, start)}${fout}${zin.slice(start + woord.length)}`, stil: true };
};

const VORMVRAAG: Readonly<Record<string, (basis: string) => string>> = {
  mv: (basis) => `Eén ${basis}, twee ...`,
  verkl: (basis) => `Een kleine ${basis} is een ...`,
  tt1: (basis) => `${basis}: ik ...`,
  tt3: (basis) => `${basis}: hij ...`,
};

const vormVeranderen: Vragen = (stuk) => {
  const { woord, basis, vorm } = stuk.woord;
  const vraag = VORMVRAAG[vorm];
  return los(stuk) && basis !== undefined && basis !== woord && vraag ? { antwoord: woord, vraag: vraag(basis), stil: true } : null;
};

const TABEL: Readonly<Record<Spelvorm, Vragen>> = {
  'dictee-woord': dicteeWoord,
  'dictee-zin': dicteeZin,
  'werkwoord-in-zin': werkwoordInZin,
  'visueel-dictee': uitHetHoofd,
  'plaatje-benoemen': plaatje,
  'fout-verbeteren': foutVerbeteren,
  'ontbrekend-grafeem': gatVraag,
  'vorm-veranderen': vormVeranderen,
  'letters-ordenen': volgorde,
  klankgroepen: hakken,
  sorteren,
  'welke-regel': welkeRegel,
  kies,
  'goed-fout': goedFout,
};

/** What is asked about it in this form; null when there is no such question. */
export const vraagVan = (vorm: Oefenvorm, stuk: Oefenstuk, random: Random): Vraag | null =>
  isLeesvorm(vorm) ? (stuk.lees?.[vorm]?.(random) ?? null) : stuk.lees ? null : TABEL[vorm](stuk, random);

/** Forms whose question has to be made to know whether it exists, and how long that takes: misspellings cost most. */
const MAAKT_FOUT: ReadonlySet<Oefenvorm> = new Set(['fout-verbeteren', 'goed-fout']);

/** A question of this form, to know what a game has to show; misspellings are taken to be as long as the word. */
export function proefvraag(vorm: Oefenvorm, stuk: Oefenstuk): Vraag | null {
  const kant = stuk.proef?.[vorm];
  if (kant) return kant;
  // Asked for every form of every word at the start: most have none, which is known before there is any chance.
  if (isLeesvorm(vorm) ? !stuk.lees?.[vorm] : stuk.lees) return null;
  if (!MAAKT_FOUT.has(vorm)) return vraagVan(vorm, stuk, createRandom(1));
  if (vorm === 'goed-fout') return los(stuk) ? { antwoord: GOED, keuzes: [GOED, FOUT], vraag: stuk.woord.woord } : null;
  const { zin, woord } = stuk.woord;
  return stuk.soort !== 'zin' && zin?.includes(woord) ? { antwoord: woord, vraag: zin } : null;
}
