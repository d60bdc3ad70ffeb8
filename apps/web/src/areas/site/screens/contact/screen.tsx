import { contact } from '@spelrijk/teksten/site/contact';
import { siteMeta } from '../../parts/meta.ts';
import { Pagina } from '../../parts/pagina.tsx';
import css from '../../parts/pagina.module.css';
import { Contactformulier } from './parts/contactformulier.tsx';

export const meta = siteMeta(contact, '/site/contact');

export default function ContactScreen() {
  return (
    <Pagina van={contact}>
      <div className={css['deel']}>
        <Contactformulier />
      </div>
    </Pagina>
  );
}
