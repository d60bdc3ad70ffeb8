import { licentie } from '@spelrijk/teksten/licentie';
import { addTexts } from '../texts/i18n.ts';

declare module '../texts/i18n.ts' {
  interface Namespaces {
    licentie: (typeof licentie)['nl'];
  }
}

addTexts('licentie', licentie);
