import { instellingen } from '@spelrijk/teksten/instellingen';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    instellingen: (typeof instellingen)['nl'];
  }
}

addTexts('instellingen', instellingen);
