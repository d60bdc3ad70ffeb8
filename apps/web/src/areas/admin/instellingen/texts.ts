import { oefeninstellingen } from '@spelrijk/teksten/oefeninstellingen';
import { addTexts } from '../../../shared/texts/i18n.ts';

declare module '../../../shared/texts/i18n.ts' {
  interface Namespaces {
    oefeninstellingen: (typeof oefeninstellingen)['nl'];
  }
}

addTexts('oefeninstellingen', oefeninstellingen);
