import { opnamestudio } from '@spelrijk/teksten/opnamestudio';
import { addTexts } from '../../../../shared/texts/i18n.ts';

declare module '../../../../shared/texts/i18n.ts' {
  interface Namespaces {
    opnamestudio: (typeof opnamestudio)['nl'];
  }
}

addTexts('opnamestudio', opnamestudio);
