/** Every option a teacher sets: in which part of the screen, and how it is answered. Pure. */
import { DOELEN } from '@spelrijk/domain/doel';
import type { Instelbaar, InstelNaam } from '@spelrijk/domain/oefeninstelling';

export type Deel = 'wat' | 'hoeveel' | 'hoe' | 'letters' | 'geluid';

type Veld =
  | { readonly soort: 'schakel' }
  /** One of these values. */
  | { readonly soort: 'keuze'; readonly waarden: readonly (string | number)[] }
  | { readonly soort: 'getal'; readonly min: number; readonly max: number; readonly stap: number }
  /** A half-year of the learning line, or left to the program. */
  | { readonly soort: 'halfjaar' }
  /** One of these, or left to the program. */
  | { readonly soort: 'keuze-of-vanzelf'; readonly waarden: readonly string[] }
  /** Fields of their own. */
  | { readonly soort: 'categorieen' | 'volgorde' | 'games' | 'weekdagen' };

export interface Optie {
  readonly naam: InstelNaam;
  readonly deel: Deel;
  readonly veld: Veld;
  /** Set together with `naam`, in the same field. */
  readonly samenMet?: InstelNaam;
}

const schakel: Veld = { soort: 'schakel' };
const halfjaar: Veld = { soort: 'halfjaar' };
const keuze = (...waarden: readonly (string | number)[]): Veld => ({ soort: 'keuze', waarden });

export const OPTIES: readonly Optie[] = [
  { naam: 'spelling', deel: 'wat', veld: schakel },
  { naam: 'werkwoorden', deel: 'wat', veld: schakel },
  { naam: 'lezen', deel: 'wat', veld: schakel },
  { naam: 'uit', samenMet: 'alleen', deel: 'wat', veld: { soort: 'categorieen' } },
  { naam: 'volgorde', samenMet: 'volgordeLijst', deel: 'wat', veld: { soort: 'volgorde' } },
  { naam: 'doel', deel: 'hoeveel', veld: keuze(...DOELEN) },
  { naam: 'minuten', deel: 'hoeveel', veld: { soort: 'getal', min: 5, max: 60, stap: 5 } },
  { naam: 'sessiesPerWeek', deel: 'hoeveel', veld: keuze(1, 2, 3, 4, 5, 6, 7) },
  { naam: 'oefendagen', deel: 'hoeveel', veld: { soort: 'weekdagen' } },
  { naam: 'normgroep', deel: 'hoeveel', veld: halfjaar },
  { naam: 'startpunt', deel: 'hoeveel', veld: halfjaar },
  { naam: 'plafond', deel: 'hoeveel', veld: halfjaar },
  {
    naam: 'leesniveau',
    deel: 'hoeveel',
    veld: { soort: 'keuze-of-vanzelf', waarden: ['start', 'm3', 'e3', 'm4', 'e4', 'm5', 'e5', 'm6-e6', 'm7-e7', 'plus'] },
  },
  { naam: 'hints', deel: 'hoe', veld: schakel },
  { naam: 'hulptempo', deel: 'hoe', veld: keuze('automatisch', 'rustig', 'gewoon', 'snel') },
  { naam: 'herhaalGeluid', deel: 'hoe', veld: keuze('onbeperkt', 5, 4, 3, 2, 1, 0) },
  { naam: 'tijdsdruk', deel: 'hoe', veld: schakel },
  { naam: 'minderBeweging', deel: 'hoe', veld: schakel },
  { naam: 'beloningen', deel: 'hoe', veld: schakel },
  { naam: 'eigenRecord', deel: 'hoe', veld: keuze('automatisch', 'aan', 'uit') },
  { naam: 'gamesUit', deel: 'hoe', veld: { soort: 'games' } },
  { naam: 'lettertype', deel: 'letters', veld: keuze('beginner', 'gewoon', 'dyslexie') },
  { naam: 'lettergrootte', deel: 'letters', veld: keuze('normaal', 'groot', 'zeer-groot') },
  { naam: 'spatiering', deel: 'letters', veld: keuze('normaal', 'ruim', 'zeer-ruim') },
  { naam: 'achtergrond', deel: 'letters', veld: keuze('licht', 'zand', 'donker') },
  { naam: 'hoofdletters', deel: 'letters', veld: schakel },
  { naam: 'toetsenbord', deel: 'letters', veld: keuze('automatisch', 'abc', 'qwerty', 'azerty', 'geen') },
  { naam: 'spraak', deel: 'geluid', veld: keuze('streek', 'nederlands', 'vlaams') },
  { naam: 'spraaksoort', deel: 'geluid', veld: keuze('opgenomen', 'synthetisch') },
  { naam: 'geluidseffecten', deel: 'geluid', veld: schakel },
  { naam: 'muziek', deel: 'geluid', veld: keuze('altijd', 'thuis', 'nooit') },
];

export const DELEN: readonly Deel[] = ['wat', 'hoeveel', 'hoe', 'letters', 'geluid'];
/** The options that a field sets. */
export const namenVan = ({ naam, samenMet }: Optie): readonly InstelNaam[] => (samenMet === undefined ? [naam] : [naam, samenMet]);

/** The fields in which something is set. */
export const gezet = (eigen: Instelbaar): readonly Optie[] =>
  OPTIES.filter((optie) => namenVan(optie).some((naam) => eigen[naam] !== undefined));
