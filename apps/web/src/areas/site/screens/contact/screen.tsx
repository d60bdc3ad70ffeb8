import { contact } from '@spelrijk/teksten/site/contact';
import type { PageHandle } from '../../../../shared/page/still.ts';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import { Contactformulier } from './parts/contactformulier.tsx';

export const meta = siteMeta(contact, '/site/contact');

/** Answers: not a still page. */
export const handle: PageHandle = { still: false };

export default function ContactScreen() {
  return (
    <Pagina van={contact}>
      <div className={css['deel']}>
        <Contactformulier />
      </div>
    </Pagina>
  );
}
