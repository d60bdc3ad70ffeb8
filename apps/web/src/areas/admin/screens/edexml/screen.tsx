import { importsTeksten } from '@spelrijk/teksten/imports';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { FileDrop } from '../../parts/file-drop.tsx';
import { useGoOn } from '../../use-go-on.ts';
import css from './edexml.module.css';
import { Eerder } from './parts/eerder.tsx';
import { Resultaat } from './parts/resultaat.tsx';
import { Voorstel } from './parts/voorstel.tsx';
import { useEdexml } from './queries.ts';

export const handle: Crumbs = { crumbs: [crumb(importsTeksten, 'edexml.titel')] };
export const meta = () => pageTitle(importsTeksten, 'edexml.titel');

/** File, proposal, result: one after the other. */
export default function EdexmlScreen() {
  const { t } = useTexts(importsTeksten);
  const { adminId } = usePathParams();
  const { preview, commit, undo } = useEdexml(adminId);
  const again = (): void => {
    preview.reset();
    commit.reset();
    undo.reset();
  };
  const place = useGoOn(`${preview.data?.id} ${commit.isSuccess}`);
  const kop = <ScreenHead title={t('edexml.titel')} text={preview.data ? undefined : t('edexml.uitleg')} />;
  if (commit.data)
    return (
      <>
        {kop}
        <div ref={place} tabIndex={-1} className={css['verder']}>
          <Resultaat adminId={adminId} id={commit.variables.id} resultaat={commit.data} undo={undo} onAgain={again} />
        </div>
      </>
    );
  if (preview.data)
    return (
      <>
        {kop}
        <div ref={place} tabIndex={-1} className={css['verder']}>
          <Voorstel key={preview.data.id} voorstel={preview.data} commit={commit} onBack={again} />
        </div>
      </>
    );
  return (
    <div ref={place} tabIndex={-1} className={css['verder']}>
      {kop}
      <FileDrop
        accept=".xml,.csv,.txt,.xlsx,text/xml,application/xml,text/csv"
        busy={preview.isPending}
        onFile={(bytes) => preview.mutate(bytes)}
      />
      <FormAlert error={preview.error} />
      {preview.error && 'details' in preview.error && Array.isArray(preview.error.details) && <p>{preview.error.details.join(' ')}</p>}
      <section className={css['hulp']}>
        <h2 className={css['kop']}>{t('edexml.waar')}</h2>
        <ul>
          <li>{t('edexml.parnassys')}</li>
          <li>{t('edexml.esis')}</li>
          <li>{t('edexml.anders')}</li>
        </ul>
      </section>
      <Eerder adminId={adminId} undo={undo} />
    </div>
  );
}
