import { verhuizing } from '@spelrijk/teksten/verhuizing';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    verhuizing: (typeof verhuizing)['nl'];
  }
}

addTexts('verhuizing', verhuizing);
