import { beveiliging } from '@spelrijk/teksten/beveiliging';
import { addTexts } from '../texts/i18n.ts';

declare module '../texts/i18n.ts' {
  interface Namespaces {
    beveiliging: (typeof beveiliging)['nl'];
  }
}

addTexts('beveiliging', beveiliging);
