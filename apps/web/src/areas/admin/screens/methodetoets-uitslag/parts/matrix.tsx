import type { Methodetoetsuitslag } from '@spelrijk/contract/methodetoetsen';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import type { ReactNode } from 'react';
import { TableCell, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import panel from '../../../parts/parts.module.css';
import lijstCss from '../../../woorden/woorden.module.css';
import css from '../uitslag.module.css';
import { stukken } from '../stukken.ts';
import { Tabel } from './panel.tsx';

/** Words beside each other on a page: longer rows run off the paper. */
const OP_PAPIER = 8;

interface DeelProps {
  readonly uitslag: Methodetoetsuitslag;
  readonly items: readonly Methodetoetsuitslag['items'][number][];
}

function Deel({ uitslag: { leerlingen, antwoorden }, items }: DeelProps) {
  const { t } = useTexts(methodetoetsTeksten);
  const gegeven = new Map(antwoorden.map((rij) => [`${rij.leerlingId} ${rij.itemId}`, rij]));
  const cel = (leerlingId: string, itemId: string): ReactNode => {
    const antwoord = gegeven.get(`${leerlingId} ${itemId}`);
    if (!antwoord) return '–';
    return antwoord.goed ? '•' : <span className={css['mis']}>{antwoord.gegeven || t('uitslag.leegWoord')}</span>;
  };
  return (
    <Tabel label={t('uitslag.matrixTabel')} head={[t('uitslag.wie'), t('uitslag.goed'), ...items.map(({ woord }) => woord)]}>
      {leerlingen.map(({ id, naam, goed, gemaakt }) => (
        <TableRow key={id}>
          <TableCell component="th" scope="row">
            {naam}
          </TableCell>
          <TableCell>{t('uitslag.vanDe', { goed, totaal: gemaakt })}</TableCell>
          {items.map((item) => (
            <TableCell key={item.id} className={css['matrix'] ?? ''}>
              {cel(id, item.id)}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Tabel>
  );
}

/** Everybody beside every word: a dot is right. One table on a screen, on paper as many as its width asks. */
export function Matrix(uitslag: Methodetoetsuitslag) {
  const { t } = useTexts(methodetoetsTeksten);
  const { items } = uitslag;
  return (
    <section className={panel['paneel']}>
      <h2>{t('uitslag.matrix')}</h2>
      <p className={lijstCss['zacht']}>{t('uitslag.matrixUitleg')}</p>
      <div className="niet-printen">
        <Deel uitslag={uitslag} items={items} />
      </div>
      <div className={css['papier']} aria-hidden="true">
        {stukken(items, OP_PAPIER).map((deel) => (
          <Deel key={deel[0]?.id} uitslag={uitslag} items={deel} />
        ))}
      </div>
    </section>
  );
}
