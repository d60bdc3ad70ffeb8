import { leerlingvoortgang } from '@spelrijk/teksten/voortgang-leerling';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    leerlingvoortgang: (typeof leerlingvoortgang)['nl'];
  }
}

addTexts('leerlingvoortgang', leerlingvoortgang);
