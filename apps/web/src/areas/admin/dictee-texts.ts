import { dictee } from '@spelrijk/teksten/dictee';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    dictee: (typeof dictee)['nl'];
  }
}

addTexts('dictee', dictee);
