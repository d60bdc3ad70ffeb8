import { kantoorroadmap } from '@spelrijk/teksten/kantoorroadmap';
import { addTexts } from '../../shared/texts/i18n.ts';

declare module '../../shared/texts/i18n.ts' {
  interface Namespaces {
    kantoorroadmap: (typeof kantoorroadmap)['nl'];
  }
}

addTexts('kantoorroadmap', kantoorroadmap);
