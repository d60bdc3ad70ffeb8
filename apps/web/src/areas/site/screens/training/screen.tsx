import { training } from '@spelrijk/teksten/site/training';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Webinars } from './parts/webinars.tsx';

export const meta = siteMeta(training, '/site/training');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

export default function TrainingScreen() {
  return (
    <Pagina van={training}>
      <Webinars />
    </Pagina>
  );
}
