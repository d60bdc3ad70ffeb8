import { klantwissen } from '@spelrijk/teksten/klantwissen';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    klantwissen: (typeof klantwissen)['nl'];
  }
}

addTexts('klantwissen', klantwissen);
