import { kader } from '@spelrijk/teksten/kader';
import { addTexts } from '../texts/i18n.ts';

declare module '../texts/i18n.ts' {
  interface Namespaces {
    kader: (typeof kader)['nl'];
  }
}

addTexts('kader', kader);
