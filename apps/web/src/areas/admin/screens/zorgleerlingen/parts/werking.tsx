import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import { usePathParams } from '../../../params.ts';
import { zorgwerkingQuery } from '../../../volgen.ts';
import css from '../zorgleerlingen.module.css';

/** Growth of the plans that ended beside minutes held; from ten plans, always with its doubt, and never as a cause. */
export function Werking() {
  const { t } = useTexts(zorgTeksten);
  const { adminId } = usePathParams();
  const { data } = useQuery(zorgwerkingQuery(adminId));
  // Below the list and no part of its work: when it cannot be had the list stands by itself.
  if (!data) return null;
  const { plannen, nodig, werking } = data;
  return (
    <section className={`${panel['paneel']} ${css['onder']}`}>
      <h2>{t('werking.titel')}</h2>
      {!werking && <p>{t('werking.teWeinig', { nodig, count: plannen })}</p>}
      {werking && (
        <>
          <p>{t(`werking.alle.${werking.alle.zin}`, { laag: werking.alle.laag, hoog: werking.alle.hoog })}</p>
          <table className={css['werking']}>
            <caption>{t('werking.tabel')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('werking.minuten')}</th>
                <th scope="col">{t('werking.plannen')}</th>
                <th scope="col">{t('werking.groei')}</th>
              </tr>
            </thead>
            <tbody>
              {werking.helften.map(({ minuten, plannen: aantal, groei }, nr) => (
                <tr key={['minder', 'meer'][nr]}>
                  <th scope="row">{t('werking.vanTot', minuten)}</th>
                  <td>{aantal}</td>
                  <td>{t('werking.vanTot', { van: groei.laag, tot: groei.hoog })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>
            {t(`werking.verschil.${werking.verschil}`)} {t('werking.altijd')}
          </p>
          <p>{t('werking.uitleg', { count: plannen })}</p>
        </>
      )}
    </section>
  );
}
