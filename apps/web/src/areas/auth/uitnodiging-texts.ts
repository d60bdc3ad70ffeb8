import { uitnodiging } from '@spelrijk/teksten/uitnodiging';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    uitnodiging: (typeof uitnodiging)['nl'];
  }
}

addTexts('uitnodiging', uitnodiging);
