import Button from '@mui/material/Button';
import type { Opnamegeschiedenis } from '@spelrijk/contract/opnamen';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playAdres } from '../../../../../shared/opname/luisteren.ts';
import css from '../../../../../shared/opname/opname.module.css';

interface GeschiedenisProps {
  readonly geschiedenis: Opnamegeschiedenis;
  readonly bezig: boolean;
  readonly onChoose: (opnameId: string | null) => void;
}

/** Every recording that was ever made here: nothing is lost, everything can come back. */
export function Geschiedenis({ geschiedenis: { opnamen, gebeurtenissen }, bezig, onChoose }: GeschiedenisProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const { moment } = useDates();
  return (
    <section className={css['geschiedenis']} aria-labelledby="studio-geschiedenis">
      <h3 id="studio-geschiedenis">{t('geschiedenis')}</h3>
      {opnamen.length === 0 && <p>{t('geenOpnamen')}</p>}
      <ul>
        {opnamen.map(({ id, adres, door, op, huidig }) => (
          <li key={id}>
            <span>
              {t('opnameVan', { wie: door, wanneer: moment(op) })} {huidig && <strong>{t('klinktNu')}</strong>}
            </span>
            <Button size="small" variant="text" onClick={() => playAdres(adres)}>
              {t('luister')}
            </Button>
            {!huidig && (
              <Button size="small" variant="text" disabled={bezig} onClick={() => onChoose(id)}>
                {t('zetTerug')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opnamen.some(({ huidig }) => huidig) && (
        <Button size="small" variant="text" disabled={bezig} onClick={() => onChoose(null)}>
          {t('computerTerug')}
        </Button>
      )}
      {gebeurtenissen.length > 0 && (
        <details>
          <summary>{t('logboek')}</summary>
          <ol>
            {gebeurtenissen.map(({ op, door, wat, reden }) => (
              <li key={op + wat}>
                {moment(op)}, {door}: {t(`wat.${wat}`)}
                {reden !== '' && ` (${reden})`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
