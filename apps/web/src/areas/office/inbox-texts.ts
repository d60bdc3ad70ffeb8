import { inbox } from '@spelrijk/teksten/inbox';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    inbox: (typeof inbox)['nl'];
  }
}

addTexts('inbox', inbox);
