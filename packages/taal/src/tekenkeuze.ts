/**
 * Decides: how a sentence is asked in which the sign has to be chosen, semicolon or colon, and what of its grammar tells which.
 * Source: where the sign stands and what stands behind it (`puntkomma`), and the verbs that are marked in the sentence. A semicolon is not heard,
 * and where it stands a full stop with a capital is right as well: so these sentences are seen, and never dictated.
 * Example: of `Ik fluit; jij zingt.` the sign is chosen in `Ik fluit___ jij zingt.` and written in `fluit; jij`.
 */
import type { Knelpunt } from '@spelrijk/domain/woord';
import type { Zin } from '@spelrijk/domain/zin';
import { tijdVan } from './zinnen/regel.ts';

const CATEGORIE = 'puntkomma';
const TEKENS = [';', ':'] as const;
/** The one who is spoken to has a persoonsvorm too: Neem drie dingen mee. */
const isPersoonsvorm = (vorm: string): boolean => vorm === 'gebied' || tijdVan(vorm) !== undefined;

/** Is this a sentence whose sign is chosen? */
export const isTekenkeuze = ({ hoofd }: Pick<Zin, 'hoofd'>): boolean => hoofd === CATEGORIE;

interface Tekenkeuze {
  readonly antwoord: string;
  /** In an order that tells nothing. */
  readonly keuzes: readonly string[];
  /** Where the sign stands in the sentence. */
  readonly gat: { readonly start: number; readonly end: number };
  /** The sentence without it. */
  readonly vraag: string;
  readonly knelpunt: Knelpunt;
}

export function createTekenkeuze(zin: Zin): Tekenkeuze | null {
  const knelpunt = zin.knelpunten.find(({ categorie }) => categorie === CATEGORIE);
  if (!knelpunt) return null;
  const { start, end } = knelpunt;
  return {
    antwoord: zin.tekst.slice(start, end),
    keuzes: TEKENS,
    gat: { start, end },
    vraag: `${zin.tekst.slice(0, start)}___${zin.tekst.slice(end)}`,
    knelpunt,
  };
}

/** The sign with the word before and the word behind it, to be written; null where a quotation mark would give it away. */
export function createTekenstuk(zin: Zin): { readonly stuk: string; readonly vraag: string; readonly knelpunt: Knelpunt } | null {
  const keuze = createTekenkeuze(zin);
  if (!keuze || keuze.knelpunt.variant === 'gezegd') return null;
  const { start, end } = keuze.gat;
  const [voor = ''] = /\S+$/.exec(zin.tekst.slice(0, start)) ?? [];
  const [achter = ''] = /^ [\p{L}'-]+/u.exec(zin.tekst.slice(end)) ?? [];
  const plek = start - voor.length;
  return {
    stuk: voor + keuze.antwoord + achter,
    vraag: `Schrijf ‘${voor}${achter}’ met ; of : ertussen. ${zin.tekst.slice(0, plek)}___${zin.tekst.slice(end + achter.length)}`,
    knelpunt: { ...keuze.knelpunt, start: start - plek, end: end - plek },
  };
}

interface Tekenvraag {
  readonly soort: 'zin' | 'plek';
  readonly vraag: string;
  readonly antwoord: string;
  readonly anders: readonly string[];
  /** How to find it; the answer is not in it. */
  readonly regel: string;
  /** What it is, and why. */
  readonly uitleg: string;
}

const HEEL = 'een hele zin';
const GEEN = 'geen hele zin';

function zinvraag({ tekst, werkwoorden = [] }: Zin, { start, end, variant }: Knelpunt): Tekenvraag | undefined {
  if (variant === 'gezegd') return undefined;
  const achter = tekst.slice(end + 1).replace(/[.?!]$/, '');
  const verb = werkwoorden.find((een) => een.start > start && isPersoonsvorm(een.vorm));
  const [antwoord, ander] = verb ? [HEEL, GEEN] : [GEEN, HEEL];
  return {
    soort: 'zin',
    vraag: `Is dit een hele zin? ‘${achter}’`,
    antwoord,
    anders: [ander],
    regel: 'Een hele zin heeft een persoonsvorm en een onderwerp. Zoek de persoonsvorm.',
    uitleg: verb
      ? `De persoonsvorm is ‘${tekst.slice(verb.start, verb.end)}’. Het is een hele zin, dus er kan een puntkomma voor.`
      : 'Er staat geen persoonsvorm in. Het is geen hele zin. Het wordt aangekondigd, dus er komt een dubbele punt voor.',
  };
}

const WOORD = /[\p{L}'-]+/gu;

/** Beside the right word the persoonsvorm before it and the first word behind it: there no sentence ends. A word that stands there twice is no place. */
function plekvraag({ tekst, werkwoorden = [] }: Zin, { start, end, variant }: Knelpunt): Tekenvraag | undefined {
  const [voor, achter] = [tekst.slice(0, start), tekst.slice(end + 1)];
  const woorden = tekst.match(WOORD) ?? [];
  const eenmaal = (woord: string): boolean => woorden.filter((ander) => ander.toLowerCase() === woord.toLowerCase()).length === 1;
  const antwoord = voor.match(WOORD)?.at(-1) ?? '';
  const verb = werkwoorden.find((een) => een.end < start && isPersoonsvorm(een.vorm));
  const anders = [verb ? tekst.slice(verb.start, verb.end) : '', achter.match(WOORD)?.[0] ?? ''].filter(
    (woord) => woord !== '' && woord !== antwoord && eenmaal(woord),
  );
  if (variant !== 'zinnen' || !eenmaal(antwoord) || anders.length < 2) return undefined;
  return {
    soort: 'plek',
    vraag: `Achter welk woord hoort een ;? ${voor} ${achter}`,
    antwoord,
    anders,
    regel: 'Er moeten twee hele zinnen zijn: ervoor en erachter. Zoek in elke zin de persoonsvorm en het onderwerp.',
    uitleg: `De eerste zin is: ${voor}. De tweede zin is: ${achter} De puntkomma staat ertussen.`,
  };
}

/** What of its grammar can be asked. */
export function tekenvragen(zin: Zin): readonly Tekenvraag[] {
  const keuze = createTekenkeuze(zin);
  return keuze ? [zinvraag, plekvraag].flatMap((maak) => maak(zin, keuze.knelpunt) ?? []) : [];
}
