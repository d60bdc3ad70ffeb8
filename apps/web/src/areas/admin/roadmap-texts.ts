import { roadmap } from '@spelrijk/teksten/roadmap';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    roadmap: (typeof roadmap)['nl'];
  }
}

addTexts('roadmap', roadmap);
