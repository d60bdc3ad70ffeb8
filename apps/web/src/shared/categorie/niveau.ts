import { ALLE_LEESNIVEAUS, leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { hasNiveau } from '@spelrijk/domain/niveau';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { halfjaar, leesniveau, oudernaam } from '@spelrijk/teksten/oudernaam';
import { useUser } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';

interface Lezer {
  readonly regio: 'nl' | 'be';
  /** To a parent the code of a level says nothing. */
  readonly ouder: boolean;
}

function useLezer(): Lezer {
  const { language } = useTexts(algemeenTeksten).i18n;
  return { regio: language === 'nl-BE' ? 'be' : 'nl', ouder: useUser()?.role === 'thuisadmin' };
}

/** A place on the ladder of half-years in the words of the reader: `M5`, in Flanders `midden L5`, to a parent `midden van groep 5`. */
export function useNiveau(): (trede: number) => string {
  const lezer = useLezer();
  return (trede) => halfjaar(trede, lezer);
}

/** Whether a place has a name of its own in this region. */
export function useHasNiveau(): (trede: number) => boolean {
  const { regio } = useLezer();
  return (trede) => hasNiveau(trede, regio);
}

/** A level of texts in the words of the reader. */
export function useLeesniveau(): (naam: string) => string {
  const lezer = useLezer();
  return (naam) => leesniveau(naam, lezer);
}

/** A shelf of texts in the words of an adult: the level it is of; where it goes by letters as a child reads it. */
export function usePlankniveau(): (plank: { readonly id: string; readonly naam: string }) => string {
  const lezer = useLezer();
  return ({ id, naam }) => {
    const niveau = ALLE_LEESNIVEAUS.find((een) => id === `teksten-${een}`);
    return niveau === undefined ? naam : leesniveau(leesniveauNaam(niveau), lezer);
  };
}

/** A step of reading in the words of the reader. */
export function useStapnaam(): (naam: string) => string {
  const { regio, ouder } = useLezer();
  return (naam) => (ouder ? oudernaam(naam, regio) : naam);
}
