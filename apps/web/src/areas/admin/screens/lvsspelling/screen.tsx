import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { FileDrop } from '../../parts/file-drop.tsx';
import css from './lvsspelling.module.css';
import { Lijsten } from './parts/lijsten.tsx';
import { Resultaat } from './parts/resultaat.tsx';
import { Voorstel } from './parts/voorstel.tsx';
import { useLvs } from './queries.ts';

export const handle: Crumbs = { crumbs: [crumb(lvsspellingTeksten, 'titel')] };
export const meta = () => pageTitle(lvsspellingTeksten, 'titel');

const ACCEPT = '.csv,.txt,.tsv,.xlsx,.xml,text/csv,text/plain,text/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** List, proposal, result: one after the other; below it what was read in before. */
export default function LvsspellingScreen() {
  const { t } = useTexts(lvsspellingTeksten);
  const { adminId } = usePathParams();
  const lvs = useLvs(adminId);
  const { preview, commit, revise } = lvs;
  const again = (): void => {
    preview.reset();
    revise.reset();
    commit.reset();
  };
  if (commit.data)
    return (
      <>
        <ScreenHead title={t('titel')} />
        <Resultaat adminId={adminId} resultaat={commit.data} onAgain={again} />
      </>
    );
  if (preview.data)
    return (
      <>
        <ScreenHead title={t('titel')} />
        <Voorstel key={preview.data.id} eerste={preview.data} lvs={lvs} onBack={again} />
      </>
    );
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <FileDrop accept={ACCEPT} busy={preview.isPending} onFile={(bytes) => preview.mutate(bytes)} />
      <FormAlert error={preview.error} />
      {preview.error && 'details' in preview.error && Array.isArray(preview.error.details) && <p>{preview.error.details.join(' ')}</p>}
      <section className={css['deel']}>
        <h2 className={css['kop']}>{t('welke')}</h2>
        <ul>
          {(['csv', 'xlsx', 'uwlr', 'lang', 'categorie'] as const).map((soort) => (
            <li key={soort}>{t(`soorten.${soort}`)}</li>
          ))}
        </ul>
      </section>
      <Lijsten adminId={adminId} lvs={lvs} />
    </>
  );
}
