import { gebruik } from '@spelrijk/teksten/gebruik';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    gebruik: (typeof gebruik)['nl'];
  }
}

addTexts('gebruik', gebruik);
