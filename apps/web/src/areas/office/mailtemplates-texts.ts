import { mailtemplates } from '@spelrijk/teksten/mailtemplates';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    mailtemplates: (typeof mailtemplates)['nl'];
  }
}

addTexts('mailtemplates', mailtemplates);
