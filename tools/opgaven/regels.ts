/** What has to be true of every opgave, each rule by itself. */
import { isLeesvorm, OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import { conjugate } from '@spelrijk/taal/conjugate';
import { analyseWoord } from '@spelrijk/taal/analyse';
import { BANK } from '@spelrijk/taal/bank';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { andereVormen } from '@spelrijk/taal/vormen';
import { splitGrafemen } from '@spelrijk/taal/grafemen';
import type { Oefenstuk } from '../../apps/server/src/features/oefenen/standen/index.ts';
import { diagnoseVan } from '../../apps/server/src/features/oefenen/opgaven/oordeel.ts';
import { gapSentence, inSilence, promptFor } from '../../apps/web/src/areas/leerling/play/prompt.ts';
import { HOMOFONEN } from '../../packages/taal/src/lexicon/homofonen.ts';
import { isOndenkbaar, isVanDeZin } from '../../packages/taal/src/generate.ts';
import { isGrof, isGrofGat } from '../../packages/taal/src/lexicon/grof.ts';
import { isTeNoemen, pastOokBij } from '../../packages/taal/tools/plaatjes.ts';
import type { Woordenboek } from '../../packages/taal/tools/woordenboek.ts';

export interface Bevinding {
  readonly regel: string;
  readonly categorie: string;
  readonly wat: string;
}

const HOMOFOON = new Set(HOMOFONEN.flat());
for (const woorden of Map.groupBy(
  BANK.filter(({ ipa }) => ipa !== ''),
  ({ ipa }) => ipa.replaceAll('ˈ', ''),
).values()) {
  if (new Set(woorden.map(({ woord }) => woord.toLowerCase())).size > 1) for (const { woord } of woorden) HOMOFOON.add(woord);
}
const OP_NAAM = new Map(CATEGORIEEN.map(({ id }) => [kindnaam(id), id]));

const fill = ({ woord: { woord }, gat }: Opgave, keuze: string): string =>
  gat ? woord.slice(0, gat.start) + keuze + woord.slice(gat.end) : keuze;

/** What a reading or hearing child knows besides the letters: a sentence that can be seen. */
const showsZin = ({ metZin, vraag, woord }: Opgave): boolean =>
  vraag !== undefined || (metZin === true && gapSentence(woord.zin, woord.woord) !== null);

/** Every form of the verb this spelling can be. */
function lezingen({
  woord,
  basis = woord,
}: Opgave['woord']): readonly (readonly [string, 'inf' | 'tt1' | 'tt3' | 'tt-mv' | 'vt' | 'vd' | 'gebied'])[] {
  const v = conjugate(basis);
  const rij = [
    [basis, 'inf'],
    [v.tt1, 'tt1'],
    [v.tt3, 'tt3'],
    [v.ttMv, 'tt-mv'],
    [v.vtEv, 'vt'],
    [v.vtMv, 'vt'],
    [v.vd, 'vd'],
    [v.gebied, 'gebied'],
  ] as const;
  return rij.filter(([vorm]) => vorm === woord);
}

const BAKVORM = 'sorteren';
const isVan = (opgave: Opgave, blok: string): boolean => CATEGORIEEN.find(({ id }) => id === opgave.categorie)?.blok === blok;

type Regel = (opgave: Opgave, stuk: Oefenstuk) => readonly string[];

const anders = ({ keuzes = [], antwoord }: Opgave): string[] => keuzes.filter((keuze) => keuze !== antwoord);

/** What the dictionary and the analysis know. */
interface Kennis {
  readonly isGoed: (tekst: string) => boolean;
  readonly isAnderWoord: (tekst: string, woord: string) => boolean;
  readonly categorieenVan: (woord: Opgave['woord']) => ReadonlySet<string>;
}

function kennisUit(woordenboek: Woordenboek): Kennis {
  const isGoed = (tekst: string): boolean => !tekst.includes(' ') && woordenboek.knowsLos(tekst);
  // The dictionary takes a capital on any word, as at the beginning of a sentence.
  const isAnderWoord = (tekst: string, woord: string): boolean =>
    isGoed(tekst) && (tekst.toLowerCase() !== woord.toLowerCase() || tekst === tekst.toLowerCase());
  const analysed = new Map<string, ReadonlySet<string>>();
  const categorieenVan = (woord: Opgave['woord']): ReadonlySet<string> => {
    const sleutel = `${woord.woord}/${woord.basis ?? ''}`;
    const bekend = analysed.get(sleutel);
    if (bekend) return bekend;
    const uit = new Set(
      BANK.filter((rij) => rij.woord === woord.woord).flatMap(({ knelpunten }) => knelpunten.map(({ categorie }) => categorie)),
    );
    for (const [vorm, soort] of lezingen(woord)) {
      for (const { categorie } of analyseWoord(
        { woord: vorm, vorm: soort, basis: woord.basis },
        soort === 'inf' ? 'ww-infinitief' : undefined,
      ).knelpunten)
        uit.add(categorie);
    }
    analysed.set(sleutel, uit);
    return uit;
  };
  return { isGoed, isAnderWoord, categorieenVan };
}

/** Exactly one answer is right. Each rule gives what is wrong, in words. */
const antwoordregels = ({ isGoed, isAnderWoord, categorieenVan }: Kennis): Readonly<Record<string, Regel>> => ({
  'antwoord-staat-erbij': (o) =>
    o.keuzes && o.keuzes.filter((keuze) => keuze === o.antwoord).length !== 1 ? [`${o.keuzes.join('/')} zonder ${o.antwoord}`] : [],
  'antwoord-is-goed': (o) => (diagnoseVan(o, o.antwoord).goed ? [] : [`${o.antwoord} is niet goed`]),
  'ander-is-fout': (o) => anders(o).filter((keuze) => diagnoseVan(o, keuze).goed),
  'ander-maakt-een-woord': (o) =>
    (o.gat || o.vorm === 'kies') && !showsZin(o)
      ? anders(o)
          .map((keuze) => fill(o, keuze))
          .filter((woord) => isAnderWoord(woord, o.woord.woord))
          .map((woord) => `> ${woord}`)
      : [],
  'ook-een-regel': (o) =>
    o.vorm === 'welke-regel'
      ? anders(o).filter((naam) => categorieenVan(o.woord).has(OP_NAAM.get(naam) ?? '') || naam === kindnaam('letterkennis'))
      : [],
  // Whoever chooses another rule is told why it is not the one.
  'andere-regel-zonder-waarom': (o) =>
    o.vorm === 'welke-regel' && o.zinsvraag === undefined
      ? anders(o).filter(
          (naam) => (o.regelvraag?.tegen[naam] ?? '') === '' || o.regelvraag?.tegen[naam] === o.regelvraag?.tegen[o.antwoord],
        )
      : [],
  'bak-te-lezen': (o) =>
    o.vorm === BAKVORM && !o.gat && (o.keuzes ?? []).some((bak) => o.woord.woord.toLowerCase().includes(bak)) ? [o.woord.woord] : [],
  'fout-is-een-woord': (o) => (o.vorm === 'goed-fout' && o.antwoord === 'fout' && isGoed(o.vraag ?? '') ? [o.vraag ?? ''] : []),
  'fout-staat-in-de-zin': (o) => {
    if (o.vorm !== 'fout-verbeteren' || o.woord.zin === undefined) return [];
    return o.vraag === o.woord.zin || !o.woord.zin.includes(o.antwoord) ? [o.vraag ?? ''] : [];
  },
  'goed-is-goed': (o) => (o.vorm === 'goed-fout' && o.antwoord === 'goed' && o.vraag !== o.woord.woord ? [o.vraag ?? ''] : []),
  'andere-vorm-is-goed': (o) => {
    const { basis, vorm, woord } = o.woord;
    if (o.vorm !== 'vorm-veranderen' || basis === undefined || (vorm !== 'mv' && vorm !== 'verkl')) return [];
    return andereVormen(woord, basis, vorm).filter(isGoed);
  },
});

/** What is asked can be known, and what is seen means something and is fit for children. */
const vraagregels: Readonly<Record<string, Regel>> = {
  'fout-zonder-regel-te-zien': (o) =>
    o.vorm === 'goed-fout' && o.antwoord === 'fout' && isOndenkbaar(o.vraag ?? '') ? [o.vraag ?? ''] : [],
  // Heard is the whole word, and who writes that is right: what it is short for is read beside it, and a dictation never asks it.
  'kort-zonder-voluit': (o) => {
    const { woord, vorm, basis } = o.woord;
    if (vorm !== 'kort') return [];
    const gedicteerd = /^dictee|^plaatje/.test(o.vorm) || o.gehoord !== undefined;
    return !gedicteerd && basis !== undefined && o.vraag?.includes(`(kort: ${basis})`) ? [] : [woord];
  },
  'kort-staat-in-de-vraag': (o) => (o.woord.vorm === 'kort' && o.vraag?.includes(o.woord.woord) ? [o.vraag] : []),
  // Which spelling belongs to which meaning is not to be told from a loose word.
  'homofoon-goed-of-fout': (o) => (isVanDeZin(o.categorie) && o.vorm === 'goed-fout' ? [o.woord.woord] : []),
  'homofoon-zonder-zin': (o) =>
    !isLeesvorm(o.vorm) && HOMOFOON.has(o.woord.woord) && !showsZin(o) && !['klankgroepen', 'goed-fout', 'dictee-zin'].includes(o.vorm)
      ? [o.woord.woord]
      : [],
  'gat-betekent-iets': (o) => {
    // The letters beside a hyphen belong to it.
    if (!o.gat || fill(o, o.antwoord).slice(o.gat.start, o.gat.end).includes('-')) return [];
    const grenzen = new Set([0]);
    let plek = 0;
    for (const stuk of splitGrafemen(o.woord.woord, o.woord.delen)) grenzen.add((plek += stuk.length));
    const { start, end } = o.gat;
    const eigen = o.woord.knelpunten.some((punt) => punt.categorie === o.categorie && punt.start <= start && punt.end >= end);
    const eind = end === o.woord.woord.length || grenzen.has(end);
    const heel = (grenzen.has(start) || isVan(o, 'H')) && eind;
    return (heel || eigen) && !(o.keuzes ?? []).some((keuze) => keuze.includes(' ')) && !straddles(o)
      ? []
      : [`${o.woord.woord.slice(0, start)}__${o.woord.woord.slice(end)}: ${(o.keuzes ?? []).join(' / ')}`];
  },
  // A semicolon is not heard, and a full stop with a capital is as right: it is asked where it can be seen that one of two signs is meant.
  'niet-op-gehoor': (o) =>
    [o.antwoord, o.woord.woord].some((tekst) => tekst.includes(';')) &&
    (o.vraag === undefined || Object.keys(o.audio).length > 0 || o.vorm.startsWith('dictee') || promptFor(o, true) !== 'lezen')
      ? [o.woord.woord]
      : [],
  'rest-is-grof': (o) => {
    const { woord } = o.woord;
    const rest = o.gat && isGrofGat(woord.slice(0, o.gat.start).toLowerCase(), woord.slice(o.gat.end).toLowerCase()) ? [woord] : [];
    const gevuld = o.gat ? (o.keuzes ?? []).map((keuze) => fill(o, keuze)) : (o.keuzes ?? []);
    return [...rest, ...[...gevuld, o.vraag ?? ''].filter(isGrof)];
  },
  // A sentence says of itself which picture fits; a word or a sound does not.
  'plaatje-is-te-noemen': (o) => plaatjesVoorWoord(o).filter((plaatje) => !isTeNoemen(plaatje)),
  'ander-plaatje-past-ook': (o) => (o.plaatjes ? anders(o).filter((plaatje) => pastOokBij(plaatje, o.antwoord)) : []),
  'stil-te-doen': (o) => (isStil(inSilence(o)) ? [] : [o.woord.woord]),
};

const leesregels = ({ isGoed }: Kennis): Readonly<Record<string, Regel>> => ({
  'letter-staat-vooraan': (o) =>
    o.vorm === 'letter-begin' && o.toon !== undefined && !o.plaatjes ? anders(o).filter((woord) => woord.startsWith(o.toon ?? '')) : [],
  'letter-staat-achteraan': (o) =>
    o.vorm === 'letter-eind' && o.toon !== undefined && !o.plaatjes ? anders(o).filter((woord) => woord.endsWith(o.toon ?? '')) : [],
  'letter-staat-erin': (o) =>
    o.vorm === 'zoek-letter' && o.toon !== undefined ? anders(o).filter((woord) => woord.includes(o.toon ?? '')) : [],
  'pseudo-is-een-woord': (o) =>
    o.vorm === 'woord-of-niet' && o.antwoord === 'bestaat niet' && isGoed(o.vraag ?? '') ? [o.vraag ?? ''] : [],
  'een-fout-woord': (o) =>
    o.vorm === 'fout-woord' && (o.stukken ?? []).filter((stuk) => stuk === o.antwoord).length > 1 ? [o.antwoord] : [],
});

/** The pictures from which a child has to know a word: its own, where that is all there is, and those to choose from beside a word or a letter. */
function plaatjesVoorWoord(o: Opgave): readonly string[] {
  const eigen = o.woord.plaatje === undefined || o.plaatjes === true ? [] : [o.woord.plaatje];
  return [...eigen, ...(o.plaatjes === true && o.vorm !== 'zin-plaatje' ? (o.keuzes ?? []) : [])];
}

/** Letters of two words of a compound. */
const straddles = ({ woord: { knelpunten }, gat }: Opgave): boolean =>
  knelpunten.some(
    ({ categorie, start, end }) => categorie === 'samenstelling' && gat !== undefined && start >= gat.start && end <= gat.end,
  );

/** Can it be known without sound which word or letter is meant, and is the answer not given away by that? */
function isStil(o: Opgave): boolean {
  if (o.klanken) return false;
  const kind = promptFor(o, false);
  const { antwoordvorm } = OEFENVORMEN[o.vorm];
  if (kind === 'flits') return o.gehoord !== undefined || antwoordvorm === 'TYP' || antwoordvorm === 'VOLG' || antwoordvorm === 'FLITS';
  if (kind === 'plaatje') return true;
  if (o.vraag !== undefined || antwoordvorm === 'SPLIT') return true;
  return (o.gat !== undefined || o.vorm === BAKVORM) && (o.woord.plaatje !== undefined || gapSentence(o.woord.zin, o.woord.woord) !== null);
}

export function createRegels(woordenboek: Woordenboek): (opgave: Opgave, stuk: Oefenstuk) => readonly Bevinding[] {
  const kennis = kennisUit(woordenboek);
  const regels = Object.entries({ ...antwoordregels(kennis), ...vraagregels, ...leesregels(kennis) });
  return (opgave, stuk) =>
    regels.flatMap(([regel, zoek]) =>
      zoek(opgave, stuk).map((wat) => ({ regel, categorie: opgave.categorie, wat: `${opgave.vorm} ${opgave.woord.woord}: ${wat}` })),
    );
}
