import { prijzen } from '@spelrijk/teksten/site/prijzen';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Rekenhulp } from './parts/rekenhulp.tsx';

export const meta = siteMeta(prijzen, '/site/prijzen');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

export default function PrijzenScreen() {
  return (
    <Pagina van={prijzen}>
      <Rekenhulp />
    </Pagina>
  );
}
