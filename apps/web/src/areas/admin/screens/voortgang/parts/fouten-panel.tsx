import Button from '@mui/material/Button';
import type { Misspelling } from '@spelrijk/contract/voortgang';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { compareTekst } from '@spelrijk/base/tekst';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useState } from 'react';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { Hand } from '../../../opdrachten/hand.tsx';
import panel from '../../../parts/parts.module.css';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../voortgang.module.css';
import type { Voortgang } from '../../../voortgang.ts';
import { MarkedWord } from '../../../chart/marked-word.tsx';

const FIRST_ROWS = 10;

interface FoutRowProps {
  readonly fout: Misspelling;
  readonly leerling: Voortgang['leerling'];
  /** It breaks a rule that can be practised. */
  readonly isRegel: boolean;
}

function FoutRow({ fout: { woord, gegeven, doel, getypt, label, labelNaam, uitleg, op }, leerling, isRegel }: FoutRowProps) {
  const dates = useDates();
  return (
    <TableRow className={css['foutrij']}>
      <TableCell component="th" scope="row" className="vast">
        <MarkedWord word={woord} {...doel} />
      </TableCell>
      <TableCell>
        <MarkedWord word={gegeven} {...getypt} wrong />
      </TableCell>
      <TableCell className={css['waarom']}>
        <strong>{labelNaam}</strong>
        <span>{uitleg}</span>
      </TableCell>
      <TableCell>{dates.relative(op)}</TableCell>
      <TableCell className="niet-printen">
        {isRegel && <Hand compact doel={{ categorie: label, naam: labelNaam, leerlingen: [leerling] }} />}
      </TableCell>
    </TableRow>
  );
}

/** One rule of those in the list, or all of them; `''` is all. */
function RuleChoice({
  fouten,
  value,
  onChange,
}: Pick<Voortgang, 'fouten'> & { readonly value: string; readonly onChange: (label: string) => void }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const rules = [...new Map(fouten.map(({ label, labelNaam }) => [label, labelNaam]))].toSorted(([, a], [, b]) => compareTekst(a, b));
  return <Choice label={t('filter')} value={value} options={[['', t('alleRegels')], ...rules]} onChange={onChange} />;
}

function FoutenTable({ fouten: alle, leerling, categorieen }: Pick<Voortgang, 'fouten' | 'leerling' | 'categorieen'>) {
  const { t } = useTexts(kindvoortgangTeksten);
  const [all, setAll] = useState(false);
  const [rule, setRule] = useState('');
  const fouten = alle.filter(({ label }) => rule === '' || label === rule);
  const hidden = all ? 0 : Math.max(0, fouten.length - FIRST_ROWS);
  return (
    <>
      <div className="niet-printen">
        <RuleChoice fouten={alle} value={rule} onChange={setRule} />
      </div>
      <ScrollTable
        label={t('fouten.tabel')}
        // Two words that are not broken, of twenty letters.
        smalst={880}
        koppen={[...(['woord', 'gegeven', 'regel', 'wanneer'] as const).map((kop) => t(`fouten.${kop}`)), '']}
      >
        <TableHead>
          <TableRow>
            <TableCell className="vast">{t('fouten.woord')}</TableCell>
            <TableCell>{t('fouten.gegeven')}</TableCell>
            <TableCell>{t('fouten.regel')}</TableCell>
            <TableCell>{t('fouten.wanneer')}</TableCell>
            <TableCell className="niet-printen">
              <span className="verborgen">{t('fouten.doen')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fouten.slice(0, fouten.length - hidden).map((fout) => (
            <FoutRow
              key={`${fout.op}${fout.woord}${fout.label}${fout.doel.start}`}
              fout={fout}
              leerling={leerling}
              isRegel={categorieen.some(({ id }) => id === fout.label)}
            />
          ))}
        </TableBody>
      </ScrollTable>
      {hidden > 0 && (
        <Button className="niet-printen" variant="text" sx={{ mt: 1 }} onClick={() => setAll(true)}>
          {t('fouten.alles', { count: hidden })}
        </Button>
      )}
    </>
  );
}

/** The real misspellings, newest first, each with the rule it breaks. */
export function FoutenPanel({ fouten, leerling, categorieen, samengevatTot }: Voortgang) {
  const { roepnaam } = leerling;
  const dates = useDates();
  const { t } = useTexts(kindvoortgangTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('fouten.titel', { naam: roepnaam })}</h2>
      {fouten.length === 0 ? (
        <Empty title={t('fouten.leeg')} text={t('fouten.leegUitleg')} />
      ) : (
        <>
          <p className={css['inleiding']}>{t('fouten.uitleg')}</p>
          <FoutenTable fouten={fouten} leerling={leerling} categorieen={categorieen} />
        </>
      )}
      {samengevatTot !== null && <p className={css['inleiding']}>{t('fouten.samengevat', { dag: dates.day(samengevatTot) })}</p>}
    </section>
  );
}
