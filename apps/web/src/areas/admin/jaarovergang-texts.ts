import { jaarovergang } from '@spelrijk/teksten/jaarovergang';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    jaarovergang: (typeof jaarovergang)['nl'];
  }
}

addTexts('jaarovergang', jaarovergang);
