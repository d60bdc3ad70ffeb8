import { beheer } from '@spelrijk/teksten/beheer';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    beheer: (typeof beheer)['nl'];
  }
}

addTexts('beheer', beheer);
