/** From a plan of the engine to opgaven that a game can pose: the question of the form, speech, pictures. */
import { uuidV7 } from '@spelrijk/base/id';
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import type { Audio, Opgave } from '@spelrijk/domain/opgave';
import type { BewijsSoort } from '@spelrijk/oefenen/antwoord';
import type { TaakPlan } from '@spelrijk/oefenen/choose';
import { findStuk, SPLITS, vraagVan, zinswoordenVan, type Oefenstuk, type Vraag } from '../standen/index.ts';
import { getCategorie } from '@spelrijk/taal/categorieen';
import { klinktAnders } from '@spelrijk/taal/klinkt-anders';
import { uitlegwoorden } from '@spelrijk/taal/uitleg';
import { HOOGSTE_AANDEEL } from '@spelrijk/oefenen/kanten';
import type { AudioIndex, Luistervraag } from '../spraak/index.ts';
import { sleutelVan, type BewaardeOpgave } from './bewaard.ts';
import { oneSided, spreadFairly } from './eerlijk.ts';

/** An id from seeded chance, so that a plan looked at twice before it is stored is the same plan. */
export function seededId(now: number, random: Random): string {
  return uuidV7(
    now,
    Uint8Array.from({ length: 10 }, () => random.below(256)),
  );
}

/** Which voice: of the region or as set, of a person or not; and whether hearing decides, where a sound known to be wrong may not be used. */
function luistervraag(
  { hoofd }: Oefenstuk,
  { regio, geldend }: Pick<OpgavenVraag, 'regio' | 'geldend'>,
): Required<Omit<Luistervraag, 'zin'>> {
  const { spraak = 'streek', spraaksoort = 'opgenomen' } = geldend?.instelling ?? {};
  return {
    regio: spraak === 'streek' ? regio : spraak === 'vlaams' ? 'be' : 'nl',
    mens: spraaksoort === 'opgenomen',
    opGehoor: getCategorie(hoofd)?.strategie === 'klank',
  };
}

/** Speech of what is asked; nothing where hearing it would give the answer away. A whole sentence to write is said as one. */
function audioVan(stuk: Oefenstuk, { stil, hoor }: Vraag, vraagt: OpgavenVraag): Audio {
  if (stil) return {};
  if (hoor) return hearAudio(hoor, stuk, vraagt);
  const { woord, soort } = stuk;
  const luister = luistervraag(stuk, vraagt);
  if (soort === 'zin')
    return named({ woord: vraagt.audio.vanTekst(woord.woord, luister.regio) ?? vraagt.audio.vanEigenZin?.(woord.woord) });
  const los = vraagt.audio.vanWoord(woord.woord, woord.zin === undefined ? luister : { ...luister, zin: woord.zin });
  const eigenZin = woord.zin === undefined ? undefined : vraagt.audio.vanTekst(woord.zin, luister.regio);
  return { ...los, ...named({ zin: eigenZin }), ...hulpVan(woord, luister.regio, vraagt.audio) };
}

/** The words that the explanation of an error in this word can name, where they can be heard. */
function hulpVan({ woord, basis, delen = [], vorm }: Oefenstuk['woord'], regio: Regio, audio: AudioIndex): Pick<Audio, 'hulp'> {
  const namen = uitlegwoorden({ woord, basis, delen, vorm });
  const hulp = namen.flatMap((naam) => {
    const adres = audio.vanTekst(naam, regio);
    return adres === undefined ? [] : [[naam, adres] as const];
  });
  return hulp.length === 0 ? {} : { hulp: Object.fromEntries(hulp) };
}

/** What is heard in a reading question: a sound, the name of a letter, a word, or a word in sounds. */
function hearAudio(hoor: NonNullable<Vraag['hoor']>, stuk: Oefenstuk, vraagt: OpgavenVraag): Audio {
  const luister = luistervraag(stuk, vraagt);
  if (hoor.soort === 'klank') return named({ woord: vraagt.audio.vanKlank(hoor.grafeem, luister.regio) });
  if (hoor.soort === 'naam') return named({ woord: vraagt.audio.vanTekst(hoor.letter, luister.regio) });
  if (hoor.soort === 'woord') return vraagt.audio.vanWoord(hoor.woord, luister);
  return named({ woord: vraagt.audio.vanWoord(hoor.grafemen.join(''), luister).langzaam });
}

/** The sounds of the choices that would make the word sound different, beside that of the right one. */
function keuzeklanken({ gat, keuzes = [], antwoord, stil, hoor }: Vraag, stuk: Oefenstuk, vraagt: OpgavenVraag): Pick<Audio, 'keuzes'> {
  // Which sound of a word it is: each is a sound by itself.
  if (hoor?.soort === 'woord' && stuk.hoofd.endsWith('-klank')) return klankenBij(keuzes, antwoord, stuk, vraagt);
  if (!gat || stil) return {};
  const { woord } = stuk.woord;
  const klinkt = (keuze: string): boolean =>
    keuze === antwoord || klinktAnders(stuk.woord, [antwoord, keuze], woord.slice(0, gat.start) + keuze + woord.slice(gat.end));
  return klankenBij(keuzes.filter(klinkt), antwoord, stuk, vraagt);
}

/** The right one and at least one other, or none. */
function klankenBij(keuzes: readonly string[], antwoord: string, stuk: Oefenstuk, vraagt: OpgavenVraag): Pick<Audio, 'keuzes'> {
  const { regio } = luistervraag(stuk, vraagt);
  const klanken = keuzes.flatMap((keuze) => {
    const adres = vraagt.audio.vanKlank(keuze, regio);
    return adres === undefined ? [] : [[keuze, adres] as const];
  });
  return klanken.length > 1 && klanken.some(([keuze]) => keuze === antwoord) ? { keuzes: Object.fromEntries(klanken) } : {};
}

/** What is heard, in letters: for where there is no sound. */
function gehoordVan({ hoor }: Vraag): Pick<Opgave, 'gehoord'> {
  if (!hoor) return {};
  if (hoor.soort === 'klank') return { gehoord: hoor.grafeem };
  if (hoor.soort === 'naam') return { gehoord: hoor.letter };
  return { gehoord: hoor.soort === 'woord' ? hoor.woord : hoor.grafemen.join(SPLITS) };
}

/** The sounds to choose between; nothing where one of them cannot be had. */
function klankenVan({ klinkt, keuzes = [] }: Vraag, stuk: Oefenstuk, vraagt: OpgavenVraag): Pick<Opgave, 'klanken'> {
  const { regio } = luistervraag(stuk, vraagt);
  const klanken = klinkt ? keuzes.flatMap((grafeem) => vraagt.audio.vanKlank(grafeem, regio) ?? []) : [];
  return klanken.length > 0 && klanken.length === keuzes.length ? { klanken } : {};
}

/** Texts in order, to hear; nothing where one of them was never rendered: half a text read aloud is no text. */
function alleKlanken(teksten: readonly string[], stuk: Oefenstuk, vraagt: OpgavenVraag): { readonly klanken?: string[] } {
  const { regio } = luistervraag(stuk, vraagt);
  const klanken = teksten.flatMap((tekst) => vraagt.audio.vanTekst(tekst, regio) ?? []);
  return klanken.length === teksten.length ? { klanken } : {};
}

/** A text, its question and what can be chosen can be heard too: for who cannot read them yet, and to read along. */
function leesbaar(
  { tekst, lezen, vraag = '', keuzes = [], zeg = [vraag, ...keuzes] }: Vraag,
  stuk: Oefenstuk,
  vraagt: OpgavenVraag,
): Pick<Opgave, 'tekst' | 'lezen'> {
  if (tekst === undefined || lezen === undefined) return {};
  return {
    tekst: { ...tekst, ...alleKlanken([tekst.titel, ...tekst.alineas.flat()], stuk, vraagt) },
    lezen: { ...lezen, ...alleKlanken(zeg, stuk, vraagt) },
  };
}

/** A question to the ear needs its sound; one that cannot be heard is not put. */
const isTeHoren = ({ hoor, klinkt }: Vraag, { audio, klanken }: Opgave): boolean =>
  (hoor === undefined || audio.woord !== undefined) && (klinkt === undefined || klanken !== undefined);

const named = ({ woord, zin }: { readonly woord?: string | undefined; readonly zin?: string | undefined }): Audio => ({
  ...(woord !== undefined && { woord }),
  ...(zin !== undefined && { zin }),
});

export interface OpgavenVraag {
  readonly regio: Regio;
  readonly audio: AudioIndex;
  /** What was set about speech; absent: the defaults. */
  readonly geldend?: { readonly instelling: Pick<Oefeninstelling, 'spraak' | 'spraaksoort'> };
  readonly flits: Readonly<Record<string, number>>;
  readonly now: number;
}

interface Gekozen {
  readonly stuk: Oefenstuk;
  readonly vraag: Vraag;
  readonly vorm: Oefenvorm;
  readonly soort: BewijsSoort;
}

/** One opgave, with an id of its own. */
export function buildOpgave({ stuk, vraag, vorm, soort }: Gekozen, vraagt: OpgavenVraag, random: Random): BewaardeOpgave {
  const { flits, now } = vraagt;
  const { stil: _stil, hoor: _hoor, klinkt: _klinkt, zeg: _zeg, ...gevraagd } = vraag;
  const toonMs = flits[stuk.hoofd];
  return {
    id: seededId(now, random),
    categorie: stuk.hoofd,
    vorm,
    antwoordvorm: OEFENVORMEN[vorm].antwoordvorm,
    woord: stuk.soort === 'zin' && stuk.zin ? { ...stuk.woord, woorden: zinswoordenVan(stuk.zin) } : stuk.woord,
    audio: { ...audioVan(stuk, vraag, vraagt), ...keuzeklanken(vraag, stuk, vraagt) },
    soort,
    ...(stuk.sleutel !== stuk.woord.woord && { sleutel: stuk.sleutel }),
    ...gevraagd,
    ...gehoordVan(vraag),
    ...leesbaar(vraag, stuk, vraagt),
    ...klankenVan(vraag, stuk, vraagt),
    ...(vraag.toonMs !== undefined && toonMs !== undefined && { toonMs }),
  };
}

/** Redraws what is shown right or wrong until both come often enough; a word without a misspelling stays right. */
function drawBoth(
  opgaven: BewaardeOpgave[],
  again: (opgave: BewaardeOpgave) => BewaardeOpgave | undefined,
  random: Random,
): BewaardeOpgave[] {
  const uit = [...opgaven];
  for (let i = 0; i < LOTEN * uit.length && oneSided(uit.map(({ antwoord }) => antwoord)) > HOOGSTE_AANDEEL; i++) {
    const plek = random.below(uit.length);
    const nieuw = uit[plek] && again(uit[plek]);
    const rij = nieuw ? uit.with(plek, nieuw) : uit;
    if (nieuw && oneSided(rij.map(({ antwoord }) => antwoord)) < oneSided(uit.map(({ antwoord }) => antwoord))) uit[plek] = nieuw;
  }
  return uit;
}

/** Each is drawn right or wrong. */
const TWEE_KANTEN: ReadonlySet<Oefenvorm> = new Set(['goed-fout', 'tekst-klopt']);

/** Draws for each opgave at most. */
const LOTEN = 12;

/** The opgaven of a plan; choices in an order that cannot be guessed. What turns out to have no question in this form is left out. */
export function buildOpgaven(plan: Pick<TaakPlan, 'vorm' | 'woorden'>, vraagt: OpgavenVraag & { readonly seed: number }): BewaardeOpgave[] {
  const random = createRandom(vraagt.seed ^ seedFrom('opgaven'));
  const { vorm } = plan;
  const buildOne = ({ woord: sleutel, soort }: Pick<TaakPlan['woorden'][number], 'woord' | 'soort'>): BewaardeOpgave[] => {
    const stuk = findStuk(vraagt.regio, sleutel);
    const vraag = stuk && vraagVan(vorm, stuk, random);
    const opgave = vraag && buildOpgave({ stuk, vraag, vorm, soort }, vraagt, random);
    return opgave && isTeHoren(vraag, opgave) ? [opgave] : [];
  };
  const opgaven = plan.woorden.flatMap(buildOne);
  const again = (opgave: BewaardeOpgave): BewaardeOpgave | undefined => buildOne({ woord: sleutelVan(opgave), soort: opgave.soort })[0];
  // Places in a story are not asked in their order.
  if (vorm === 'tekst-deel') return random.shuffle(opgaven);
  return [...spreadFairly(TWEE_KANTEN.has(vorm) ? drawBoth(opgaven, again, random) : opgaven, random)];
}
