import { proefspel } from '@spelrijk/teksten/proefspel';
import { addTexts } from '../../../../shared/texts/i18n.ts';

declare module '../../../../shared/texts/i18n.ts' {
  interface Namespaces {
    proefspel: (typeof proefspel)['nl'];
  }
}

addTexts('proefspel', proefspel);
