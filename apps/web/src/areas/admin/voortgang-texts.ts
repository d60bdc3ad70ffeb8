import { voortgang } from '@spelrijk/teksten/voortgang';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    voortgang: (typeof voortgang)['nl'];
  }
}

addTexts('voortgang', voortgang);
