/** Which games can pose a question: the form of answer, the length of what stands on the stage, a question in words. */
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { Opgave } from '@spelrijk/domain/opgave';
import { manifests } from '@spelrijk/games/manifests';
import type { Vraag } from './stuk.ts';

type GameManifest = (typeof manifests)[number];

/** Forms that only a game with its own drawings, or its own way of laying, can pose: it names them. */
const EIGEN: ReadonlySet<Oefenvorm> = new Set([
  'zoek-beeld',
  'foto-beeld',
  'huis-beeld',
  'boodschap',
  'zin-verbinden',
  'recept',
  'route',
  'tekst-klopt',
  'tekst-deel',
]);
/** Their options are drawn, or lie on places that are made for them: no matter how many letters they have. */
const OP_MAAT: ReadonlySet<Oefenvorm> = new Set(['zoek-beeld', 'foto-beeld', 'huis-beeld', 'zin-verbinden']);

/** Letters of the longest thing the stage has to show; of pieces that are laid, the longest piece. */
function langste(vorm: Oefenvorm, { antwoord, keuzes = [], stukken, rij = [], plaatjes = false }: Vraag, woord: string): number {
  const keus = plaatjes || OP_MAAT.has(vorm) ? [] : (stukken ?? [antwoord, ...keuzes]);
  return Math.max(...[...(stukken && !EIGEN.has(vorm) ? [] : keus), ...rij, woord].map((tekst) => tekst.length));
}

const tekstlengte = ({ tekst }: Vraag): number => tekst?.alineas.flat().join(' ').length ?? 0;

/**
 * Typed answers: the host shows the question above the stage. All others: the stage shows it, where the game says that it can.
 */
function kanVragen({ maxVraag = 0, maxTekst = 0 }: GameManifest, vorm: Oefenvorm, vraag: Vraag): boolean {
  if (tekstlengte(vraag) > maxTekst) return false;
  if (vraag.vraag === undefined || OEFENVORMEN[vorm].antwoordvorm === 'TYP') return true;
  return vraag.vraag.length <= maxVraag;
}

/** Sounds to choose between need a stage that lets them be heard. */
const kanKlinken = (game: GameManifest, { klinkt, klanken }: Vraag & Pick<Opgave, 'klanken'>): boolean =>
  (klinkt === undefined && klanken === undefined) || game.klanken === true;

/** A letter board without a space cannot write a sentence. */
const kanTypen = (game: GameManifest, vorm: Oefenvorm, { antwoord }: Vraag): boolean =>
  OEFENVORMEN[vorm].antwoordvorm !== 'TYP' || !antwoord.includes(' ') || game.typtZinnen === true;

/** The word that does not belong is only found where the whole sentence stands, and who hides only where it is drawn. */
const neemt = ({ antwoordvormen, vormen, eigen, zinnen }: GameManifest, vorm: Oefenvorm): boolean =>
  antwoordvormen.includes(OEFENVORMEN[vorm].antwoordvorm) &&
  (EIGEN.has(vorm) ? eigen?.includes(vorm) === true : (vormen?.includes(vorm) ?? true)) &&
  (vorm !== 'fout-woord' || zinnen === true);

/** Can this game pose this question about this word? */
export const past = (game: GameManifest, vorm: Oefenvorm, vraag: Vraag, woord: string): boolean =>
  neemt(game, vorm) &&
  (vraag.tekst === undefined ? game.maxLetters : (game.maxKeuze ?? game.maxLetters)) >= langste(vorm, vraag, woord) &&
  kanTypen(game, vorm, vraag) &&
  kanKlinken(game, vraag) &&
  kanVragen(game, vorm, vraag);

/** Can any game? */
export const isSpeelbaar = (vorm: Oefenvorm, vraag: Vraag, woord: string): boolean =>
  manifests.some((game) => past(game, vorm, vraag, woord));

/** Forms that some game outside `uit` can take an answer in. */
export const vormenMetSpel = (vormen: readonly Oefenvorm[], uit: readonly string[]): Oefenvorm[] => {
  const over = manifests.filter(({ slug }) => !uit.includes(slug));
  return vormen.filter((vorm) => over.some((game) => neemt(game, vorm)));
};
