import { training } from '@spelrijk/teksten/site/training';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import { Webinars } from './parts/webinars.tsx';

export const meta = siteMeta(training, '/site/training');

export default function TrainingScreen() {
  return (
    <Pagina van={training}>
      <Webinars />
    </Pagina>
  );
}
