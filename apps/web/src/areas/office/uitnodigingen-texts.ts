import { uitnodigingen } from '@spelrijk/teksten/uitnodigingen';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    uitnodigingen: (typeof uitnodigingen)['nl'];
  }
}

addTexts('uitnodigingen', uitnodigingen);
