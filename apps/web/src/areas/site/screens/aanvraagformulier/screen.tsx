import { aanvragen } from '@spelrijk/teksten/site/contact';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import { Aanvraagformulier } from './parts/aanvraagformulier.tsx';

export const meta = siteMeta(aanvragen, '/site/aanvraagformulier');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

export default function AanvraagformulierScreen() {
  return (
    <Pagina van={aanvragen}>
      <div className={css['deel']}>
        <Aanvraagformulier />
      </div>
    </Pagina>
  );
}
