import { leerling } from '@spelrijk/teksten/leerling';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    leerling: (typeof leerling)['nl'];
  }
}

addTexts('leerling', leerling);
