import { zorg } from '@spelrijk/teksten/zorg';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    zorg: (typeof zorg)['nl'];
  }
}

addTexts('zorg', zorg);
