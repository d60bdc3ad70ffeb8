import { OEFENVORMEN, Oefenvorm } from '@spelrijk/domain/oefenvorm';

/** Forms in which a whole word is written: what stands there is what the child wrote. */
export const SCHRIJFVORMEN: readonly string[] = Oefenvorm.options.filter((vorm) => OEFENVORMEN[vorm].productie);

/** Forms whose answer spells nothing: "wrote t for breed" would be untrue. */
export const NIET_GESPELD: readonly Oefenvorm[] = Oefenvorm.options.filter((vorm) => !OEFENVORMEN[vorm].spelt);
