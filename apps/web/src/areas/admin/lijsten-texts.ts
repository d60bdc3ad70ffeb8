import { lijsten } from '@spelrijk/teksten/lijsten';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    lijsten: (typeof lijsten)['nl'];
  }
}

addTexts('lijsten', lijsten);
