import { dossiers } from '@spelrijk/teksten/dossiers';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    dossiers: (typeof dossiers)['nl'];
  }
}

addTexts('dossiers', dossiers);
