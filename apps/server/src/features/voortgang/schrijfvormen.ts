import { Leesvorm } from '@spelrijk/domain/leesopgave';
import { OEFENVORMEN, Oefenvorm } from '@spelrijk/domain/oefenvorm';

/** Forms in which a whole word is written: what stands there is what the child wrote. */
export const SCHRIJFVORMEN: readonly string[] = Oefenvorm.options.filter((vorm) => OEFENVORMEN[vorm].productie);

/** Forms whose answer spells nothing: a bin, a rule, a yes or no, a reading question. "Wrote t for breed" would be untrue. */
export const NIET_GESPELD: readonly Oefenvorm[] = ['sorteren', 'welke-regel', 'goed-fout', ...Leesvorm.options];
