import { BlobFigure } from '@spelrijk/ui/blob';
import css from './try-again.module.css';

/** Something is on its way. */
export function Waiting({ text }: { readonly text: string }) {
  return (
    <section className={css['kader']} aria-busy="true">
      <div className={css['blob']}>
        <BlobFigure seed={3} mood="denkt" alive />
      </div>
      <output>{text}</output>
    </section>
  );
}
