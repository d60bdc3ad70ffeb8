import { afmelden } from '@spelrijk/teksten/afmelden';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    afmelden: (typeof afmelden)['nl'];
  }
}

addTexts('afmelden', afmelden);
