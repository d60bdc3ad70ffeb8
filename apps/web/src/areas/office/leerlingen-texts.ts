import { kantoorleerlingen } from '@spelrijk/teksten/kantoorleerlingen';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    kantoorleerlingen: (typeof kantoorleerlingen)['nl'];
  }
}

addTexts('kantoorleerlingen', kantoorleerlingen);
