/** What is asked about a word or sentence in each form. One table decides both what can be planned and what is built. */
import { createRandom, type Random } from '@spelrijk/base/random';
import { withHoofdletter } from '@spelrijk/base/tekst';
import { isLeesvorm, type Oefenvorm, type Spelvorm } from '@spelrijk/domain/oefenvorm';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { createBetekenisvraag } from '@spelrijk/taal/alle-zinnen';
import { findWoord } from '@spelrijk/taal/bank';
import { isBestaandWoord } from '@spelrijk/taal/bestaand';
import { CATEGORIEEN, getCategorie } from '@spelrijk/taal/categorieen';
import {
  createAfleiders,
  createGat,
  createVolgorde,
  heeftFout,
  isGoedGespeld,
  isVanDeZin,
  klinktAlsAnder,
  sorteerbakken,
  sorteerplek,
  type Sorteerplek,
} from '@spelrijk/taal/generate';
import { zinsvragen } from '@spelrijk/taal/grammatica';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { createOokRegel, isRegelTeVragen } from '@spelrijk/taal/ook-regels';
import { createTegenuitleg, tipBij } from '@spelrijk/taal/tegenuitleg';
import { andereVormen } from '@spelrijk/taal/vormen';
import { splitZin } from '@spelrijk/taal/gatzin';
import { createTekenkeuze, createTekenstuk, isTekenkeuze, tekenvragen } from '@spelrijk/taal/tekenkeuze';
import { zinMetGat } from '@spelrijk/taal/zinnen';
import { woordenIn } from './apart.ts';
import type { Oefenstuk, Vraag } from './stuk.ts';

/** Joins spoken chunks in the answer of a splitting opgave. */
export const SPLITS = '·';
const [GOED, FOUT] = ['goed', 'fout'] as const;

type Vragen = (stuk: Oefenstuk, random: Random) => Vraag | null;

const isWoord = (woord: string): boolean => findWoord(woord) !== undefined || isGoedGespeld(woord) || isBestaandWoord(woord);
const los = ({ soort, woord }: Oefenstuk): boolean => soort === 'woord' && !woord.woord.includes(' ');

/** The sentence with a gap, and in it what has to be made of which word. */
function gatzin({ zin, doel }: Oefenstuk): string {
  const gat = zin && zinMetGat(zin, doel);
  return gat ? `${gat.voor}___${gat.hint === '' ? '' : ` (${gat.hint})`}${gat.na}` : '';
}

/** Can the word be left out of its sentence? Only then the sentence tells which word is meant without saying it. */
const hasGatzin = ({ woord: { woord, zin } }: Oefenstuk): boolean => zin !== undefined && splitZin(zin, woord) !== undefined;

/** A question about a loose word, with its sentence beside it where `nodig`; null where that sentence cannot be shown. */
const besideZin = (stuk: Oefenstuk, vraag: Vraag, nodig = false): Vraag | null => {
  if (!nodig && !klinktAlsAnder(stuk.woord.woord)) return vraag;
  return hasGatzin(stuk) ? { ...vraag, metZin: true } : null;
};

/** A sentence in which a sign is chosen: it is not heard, so nothing of it is dictated. */
const isTeken = ({ zin }: Oefenstuk): boolean => zin !== undefined && isTekenkeuze(zin);

/** Written short: heard is the whole word, and who writes that is right. So what it is short for stands in its sentence, whatever is asked. */
const isKort = ({ woord }: Pick<Oefenstuk, 'woord'>): boolean => woord.vorm === 'kort';

/** The sentence with `hier` in the place of what is written short, and what it is short for; null where either is missing: then it cannot be asked. */
function kortZin({ woord: { woord, zin, basis } }: Oefenstuk, hier: string): string | null {
  const delen = zin === undefined || basis === undefined ? undefined : splitZin(zin, woord);
  return delen ? `${delen.voor}${hier} (kort: ${basis})${delen.na}` : null;
}

const kortSchrijven: Vragen = (stuk) => {
  const vraag = kortZin(stuk, '___');
  return vraag === null ? null : { antwoord: stuk.woord.woord, vraag };
};

const kortKiezen: Vragen = (stuk, random) => {
  const vraag = kortZin(stuk, '___');
  const gat = createGat(stuk.woord, stuk.hoofd);
  return vraag !== null && gat ? { antwoord: stuk.woord.woord, keuzes: random.shuffle(gat.keuzes), vraag } : null;
};

const kortVerbeteren: Vragen = (stuk, random) => {
  const fout = afleider(stuk, random);
  const vraag = fout === undefined ? null : kortZin(stuk, fout);
  return vraag === null ? null : { antwoord: stuk.woord.woord, vraag, stil: true };
};

/** By sound alone, from a picture or from memory it is never asked. */
const KORT: Readonly<Partial<Record<Spelvorm, Vragen>>> = {
  'vorm-veranderen': kortSchrijven,
  kies: kortKiezen,
  'fout-verbeteren': kortVerbeteren,
};

/** The form in which something is written by whoever hears it: what is written short is asked in its sentence instead. */
export const schrijfvorm = (vorm: Oefenvorm, stuk: Oefenstuk): Oefenvorm =>
  vorm === 'dictee-woord' && isKort(stuk) ? 'vorm-veranderen' : vorm;

/** Hearing is enough for a loose word; a word that sounds like another one needs its sentence. */
const dicteeWoord: Vragen = (stuk) => {
  const { woord } = stuk.woord;
  if (stuk.soort === 'woord') return besideZin(stuk, { antwoord: woord });
  if (isTeken(stuk)) return null;
  return stuk.soort === 'gat' && stuk.zin?.soort !== 'werkwoord' ? { antwoord: woord, vraag: gatzin(stuk) } : null;
};

const werkwoordInZin: Vragen = (stuk) =>
  stuk.soort === 'gat' && stuk.zin?.soort === 'werkwoord' ? { antwoord: stuk.woord.woord, vraag: gatzin(stuk), stil: true } : null;

const dicteeZin: Vragen = ({ soort, woord }) => (soort === 'zin' ? { antwoord: woord.woord } : null);

const uitHetHoofd: Vragen = (stuk) => (los(stuk) ? besideZin(stuk, { antwoord: stuk.woord.woord }) : null);

const plaatje: Vragen = (stuk) => (los(stuk) && stuk.woord.plaatje !== undefined ? besideZin(stuk, { antwoord: stuk.woord.woord }) : null);

/** The missing piece with its real alternatives in random order. */
const gatVraag: Vragen = (stuk, random) => {
  const gat = los(stuk) ? (stuk.contrast ?? createGat(stuk.woord, stuk.hoofd)) : null;
  return gat && besideZin(stuk, { antwoord: gat.antwoord, gat: { ...gat.gat }, keuzes: random.shuffle(gat.keuzes) }, gat.metZin);
};

/** The other real words it could be mistaken for: in its sentence they are wrong. */
const echteAnderen = (stuk: Oefenstuk): readonly string[] =>
  stuk.doel?.paar ?? createAfleiders(stuk.woord, stuk.hoofd).filter((ander) => ander !== stuk.woord.woord && isWoord(ander));

/** The sign of a sentence, left out of it. */
const tekenkeuze: Vragen = ({ zin }, random) => {
  const keuze = zin && createTekenkeuze(zin);
  if (!keuze) return null;
  const { antwoord, keuzes, gat, vraag } = keuze;
  return { antwoord, keuzes: random.shuffle([...keuzes]), gat: { ...gat }, vraag, stil: true };
};

/** In a sentence: one of the real words it could be. */
const kies: Vragen = (stuk, random) => {
  if (isTeken(stuk)) return tekenkeuze(stuk, random);
  if (stuk.soort !== 'gat') return gatVraag(stuk, random);
  const { woord } = stuk.woord;
  const keuzes = [...new Set([woord, ...echteAnderen(stuk)])].slice(0, 4);
  const betekenis = stuk.hoofd === 'homofoon' ? createBetekenisvraag(woord, keuzes) : {};
  return keuzes.length > 1 ? { antwoord: woord, keuzes: random.shuffle(keuzes), vraag: gatzin(stuk), stil: true, ...betekenis } : null;
};

const volgorde: Vragen = (stuk) => {
  if (!los(stuk)) return null;
  const { stukken, extra } = createVolgorde(stuk.woord);
  return stukken.length > 1 ? besideZin(stuk, { antwoord: stuk.woord.woord, stukken: [...stukken], extra: [...extra] }) : null;
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

/** A contrast word is sorted by the letters it was chosen for. */
function plekVan({ woord, hoofd, contrast }: Oefenstuk, bakken: readonly string[]): Sorteerplek | null {
  if (!contrast) return sorteerplek(woord, hoofd);
  const { antwoord: bak, gat, metZin } = contrast;
  return bakken.includes(bak) ? { bak, gat, metZin } : null;
}

/** The word without the letters that decide, and the bins that could take their place. */
const sorteren: Vragen = (stuk) => {
  const bakken = sorteerbakken(stuk.hoofd);
  const plek = los(stuk) && bakken.length > 1 ? plekVan(stuk, bakken) : null;
  if (!plek) return null;
  return besideZin(stuk, { antwoord: plek.bak, keuzes: [...bakken], ...(plek.gat && { gat: { ...plek.gat } }) }, plek.metZin);
};

const REGELS = 3;

/** One of the questions about the grammar of a sentence: of the persoonsvorm, the onderwerp, the gezegde, tense, number or kind of word; or of its two halves. */
const zinsvraag: Vragen = ({ zin }, random) => {
  const vragen = zin ? (isTekenkeuze(zin) ? tekenvragen(zin) : zinsvragen(zin)) : [];
  if (vragen.length === 0) return null;
  // Each kind as often: a sentence has more words than it has subjects.
  const soort = random.pick([...new Set(vragen.map((een) => een.soort))]);
  const { vraag, antwoord, anders, regel, uitleg } = random.pick(vragen.filter((een) => een.soort === soort));
  return {
    antwoord,
    keuzes: random.shuffle([antwoord, ...random.shuffle(anders).slice(0, 2)]),
    vraag,
    zinsvraag: { regel, uitleg },
    stil: true,
  };
};

/** The other rules of the block of each that are taught no later. */
const EERDER = new Map(
  CATEGORIEEN.map((eigen) => {
    const isEerder = ({ id, blok, intro }: typeof eigen): boolean =>
      id !== eigen.id && blok === eigen.blok && tredeVan(intro.nl) <= tredeVan(eigen.intro.nl);
    return [eigen.id, CATEGORIEEN.filter(isEerder)];
  }),
);

/** The rule of the word among rules that come before it and that it does not need, however it is read: of each can be said why it is not the one. */
const welkeRegel: Vragen = (stuk, random) => {
  if (stuk.soort === 'gat') return zinsvraag(stuk, random);
  const eigen = getCategorie(stuk.hoofd);
  if (!eigen || !los(stuk) || !isRegelTeVragen(eigen.id, stuk.woord)) return null;
  const isOokRegel = createOokRegel(stuk.woord);
  // A name has words for an example: of the word itself it would give the answer away.
  const noemt = (id: string): boolean => woordenIn(kindnaam(id)).includes(stuk.woord.woord.toLowerCase());
  if (noemt(eigen.id)) return null;
  const tegenVan = createTegenuitleg(stuk.woord);
  const eerder = (EERDER.get(eigen.id) ?? []).flatMap(({ id }) => {
    const tegen = isOokRegel(id) || noemt(id) ? undefined : tegenVan(id);
    return tegen === undefined ? [] : [[kindnaam(id), tegen] as const];
  });
  if (eerder.length === 0) return null;
  const andere = random.shuffle(eerder).slice(0, REGELS - 1);
  return {
    antwoord: kindnaam(eigen.id),
    keuzes: random.shuffle([kindnaam(eigen.id), ...andere.map(([naam]) => naam)]),
    vraag: 'Welke regel hoort bij dit woord?',
    regelvraag: { tip: tipBij(eigen.blok), tegen: Object.fromEntries(andere) },
  };
};

const afleider = (stuk: Oefenstuk, random: Random): string | undefined => {
  const fouten = createAfleiders(stuk.woord, stuk.hoofd, { hoogstens: 3, isWoord });
  return fouten.length > 0 ? random.pick(fouten) : undefined;
};

/** Can it be told right from wrong without its sentence? What sounds like another word, and what has no wrong spelling that is no word, would always be right. */
const isTeBeoordelen = (stuk: Oefenstuk): boolean => los(stuk) && !isVanDeZin(stuk.hoofd) && heeftFout(stuk.woord.woord, stuk.hoofd);

/** A spelling to judge, half of them wrong. */
const goedFout: Vragen = (stuk, random) => {
  if (!isTeBeoordelen(stuk)) return null;
  const fout = random.next() < 0.5 ? afleider(stuk, random) : undefined;
  return { antwoord: fout === undefined ? GOED : FOUT, keuzes: [GOED, FOUT], vraag: fout ?? stuk.woord.woord, stil: true };
};

/** The sign with the words beside it, written where the sentence misses them. */
const tekenSchrijven: Vragen = ({ zin, woord }) => {
  const gevraagd = zin && createTekenstuk(zin);
  if (!gevraagd) return null;
  const { stuk, vraag, knelpunt } = gevraagd;
  const geschreven = { ...woord, woord: stuk, klankgroepen: [stuk], lettergrepen: [stuk], knelpunten: [{ ...knelpunt }] };
  return { antwoord: stuk, vraag, stil: true, woord: geschreven };
};

/** A sentence with one misspelt word, or without its sign, to be written right. */
const foutVerbeteren: Vragen = (stuk, random) => {
  if (isTeken(stuk)) return tekenSchrijven(stuk, random);
  const { woord, zin } = stuk.woord;
  if (zin === undefined || stuk.soort === 'zin' || !zin.includes(woord)) return null;
  // Of wij in its sentence wei is a mistake like any other.
  const fout = afleider(stuk, random) ?? (stuk.soort === 'gat' ? echteAnderen(stuk)[0] : undefined);
  if (fout === undefined) return null;
  const start = stuk.doel?.start ?? zin.indexOf(woord);
  const staat = start === 0 ? withHoofdletter(fout) : fout;
  return { antwoord: woord, vraag: `${zin.slice(0, start)}${staat}${zin.slice(start + woord.length)}`, stil: true };
};

const VORMVRAAG: Readonly<Record<string, (basis: string) => string>> = {
  mv: (basis) => `Eén ${basis}, twee ...`,
  // Kleine or klein depends on de or het; this holds for both.
  verkl: (basis) => `Groot is het een ${basis}, klein een ...`,
  // Without nu the past would be right as well.
  tt1: (basis) => `${basis}: ik ... nu`,
  tt3: (basis) => `${basis}: ${ZONDER_PERSOON.has(basis) ? 'het' : 'hij'} ... nu`,
};

/** What no person does: het sneeuwt, het lukt. */
const ZONDER_PERSOON: ReadonlySet<string> = new Set(
  'sneeuwen regenen hagelen onweren miezeren motregenen stormen bliksemen donderen dooien vriezen waaien gieten misten gebeuren lukken mislukken kosten betekenen duren'.split(
    ' ',
  ),
);

const vormVeranderen: Vragen = (stuk) => {
  const { woord, basis, vorm } = stuk.woord;
  const vraag = VORMVRAAG[vorm];
  // Two right answers (groenten, groentes) and only one is expected: nothing to ask.
  if (basis !== undefined && (vorm === 'mv' || vorm === 'verkl') && andereVormen(woord, basis, vorm).some(isGoedGespeld)) return null;
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

/** A contrast word is only there to choose beside the words of the rule. */
const NAAST_REGEL: ReadonlySet<Oefenvorm> = new Set(['ontbrekend-grafeem', 'kies', 'sorteren']);
const mayAsk = (vorm: Oefenvorm, { contrast }: Oefenstuk): boolean => contrast === undefined || NAAST_REGEL.has(vorm);

/** By ear, and written whole; then the forms of what is never heard, written in the sentence that is read. */
const TOETSVORMEN: readonly Oefenvorm[] = ['dictee-woord', 'werkwoord-in-zin', 'dictee-zin'];
const ZICHTVORMEN: readonly Oefenvorm[] = ['vorm-veranderen', 'fout-verbeteren'];

/** Is it never heard? What is written short is said in full, and a sign is not said at all: a test has it read. */
export const isOpZicht = (stuk: Oefenstuk): boolean => isKort(stuk) || isTeken(stuk);

/** The form in which a test asks it; undefined when it has none. */
export const toetsvorm = (stuk: Oefenstuk): Oefenvorm | undefined =>
  (isOpZicht(stuk) ? ZICHTVORMEN : TOETSVORMEN).find((vorm) => vraagVan(vorm, stuk, createRandom(1)) !== null);

/** What is asked about it in this form; null when there is no such question. */
export function vraagVan(vorm: Oefenvorm, stuk: Oefenstuk, random: Random): Vraag | null {
  if (!mayAsk(vorm, stuk)) return null;
  if (isLeesvorm(vorm)) return stuk.lees?.[vorm]?.(random) ?? null;
  if (stuk.lees) return null;
  return isKort(stuk) ? (KORT[vorm]?.(stuk, random) ?? null) : TABEL[vorm](stuk, random);
}

/** Forms whose question has to be made to know whether it exists, and how long that takes: misspellings cost most. */
const MAAKT_FOUT: ReadonlySet<Oefenvorm> = new Set(['fout-verbeteren', 'goed-fout']);

/** A question of this form, to know what a game has to show; misspellings are taken to be as long as the word. */
export function proefvraag(vorm: Oefenvorm, stuk: Oefenstuk): Vraag | null {
  const kant = stuk.proef?.[vorm];
  if (kant) return kant;
  if (!mayAsk(vorm, stuk)) return null;
  // Asked for every form of every word at the start: most have none, which is known before there is any chance.
  if (isLeesvorm(vorm) ? !stuk.lees?.[vorm] : stuk.lees) return null;
  if (!MAAKT_FOUT.has(vorm)) return vraagVan(vorm, stuk, createRandom(1));
  if (isKort(stuk))
    return vorm === 'fout-verbeteren' && heeftFout(stuk.woord.woord, stuk.hoofd) ? kortSchrijven(stuk, createRandom(1)) : null;
  if (vorm === 'goed-fout') return isTeBeoordelen(stuk) ? { antwoord: GOED, keuzes: [GOED, FOUT], vraag: stuk.woord.woord } : null;
  if (isTeken(stuk)) return tekenSchrijven(stuk, createRandom(1));
  const { zin, woord } = stuk.woord;
  const kan = heeftFout(woord, stuk.hoofd) || (stuk.doel?.paar?.length ?? 0) > 0;
  return stuk.soort !== 'zin' && zin?.includes(woord) && kan ? { antwoord: woord, vraag: zin } : null;
}
