import { aanvragen } from '@spelrijk/teksten/site/contact';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import { Aanvraagformulier } from './parts/aanvraagformulier.tsx';

export const meta = siteMeta(aanvragen, '/site/aanvraagformulier');

export default function AanvraagformulierScreen() {
  return (
    <Pagina van={aanvragen}>
      <div className={css['deel']}>
        <Aanvraagformulier />
      </div>
    </Pagina>
  );
}
