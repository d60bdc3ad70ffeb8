import { watIsNodig } from '@spelrijk/teksten/site/watisnodig';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Controle } from './parts/controle.tsx';

export const meta = siteMeta(watIsNodig, '/site/watisnodigvoorspellen');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

export default function WatIsNodigScreen() {
  return (
    <Pagina van={watIsNodig}>
      <Controle />
    </Pagina>
  );
}
