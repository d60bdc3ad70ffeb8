import { leerlingDictee } from '@spelrijk/teksten/leerling-dictee';
import { addTexts } from '../../../../shared/texts/i18n.ts';

declare module '../../../../shared/texts/i18n.ts' {
  interface Namespaces {
    leerlingDictee: (typeof leerlingDictee)['nl'];
  }
}

addTexts('leerlingDictee', leerlingDictee);
