import { office } from '@spelrijk/teksten/office';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    office: (typeof office)['nl'];
  }
}

addTexts('office', office);
