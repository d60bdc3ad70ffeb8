import type { Wachtend } from '@spelrijk/contract/voorleesopnamen';
import { voorleesopnameTeksten } from '@spelrijk/teksten/voorleesopname';
import { Link } from 'react-router';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { Empty } from '../../../../shared/list/empty.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { useLeesniveau } from '../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { LeerlingLink } from '../../parts/leerling-link.tsx';
import { opnamePath } from '../../voorleesopnamen.ts';
import css from './voorleesopnamen.module.css';

interface QueueProps {
  readonly plek: { readonly adminId: string; readonly groepId: string };
  readonly aan: boolean;
  readonly opnamen: readonly Wachtend[];
  readonly luisteraars: { readonly opnamen: number; readonly verschil: number } | null;
}

function Rij({ plek, opname }: { readonly plek: QueueProps['plek']; readonly opname: Wachtend }) {
  const { t } = useTexts(voorleesopnameTeksten);
  const dates = useDates();
  const leesniveau = useLeesniveau();
  const { id, leerlingId, roepnaam, achternaam, titel, niveau, op, ms, verloopt, gehoord, tweede, voorbeeld } = opname;
  const naam = `${roepnaam} ${achternaam}`;
  const doe = t(tweede ? 'luisterTweede' : gehoord ? 'luisterWeer' : 'luister');
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="vast">
        <LeerlingLink groepId={plek.groepId} leerling={{ id: leerlingId, roepnaam, achternaam }} />
      </TableCell>
      <TableCell>
        <Link to={opnamePath(plek, id)} aria-label={t('luisterLang', { doe, naam, titel })}>
          {doe}
        </Link>
      </TableCell>
      <TableCell>
        {titel}
        {voorbeeld && <small className={css['regel']}>{t('voorbeeld')}</small>}
      </TableCell>
      <TableCell>{leesniveau(niveau)}</TableCell>
      <TableCell>{dates.relative(op)}</TableCell>
      <TableCell>{t('seconden', { s: Math.round(ms / 1000) })}</TableCell>
      <TableCell>{gehoord ? t('vandaagGehoord') : dates.dayMonth(verloopt)}</TableCell>
    </TableRow>
  );
}

/** The oldest first: nobody waits longer than another for no reason. */
export function Queue({ plek, aan, opnamen, luisteraars }: QueueProps) {
  const { t } = useTexts(voorleesopnameTeksten);
  return (
    <section className={css['deel']} aria-labelledby="opnamen-rij">
      <h2 id="opnamen-rij">{t('rij')}</h2>
      {opnamen.length === 0 ? (
        <Empty title={t(aan ? 'rijLeeg' : 'rijUit')} text={t(aan ? 'rijLeegUitleg' : 'rijUitUitleg')} />
      ) : (
        <ScrollTable
          label={t('tabel')}
          koppen={(['naam', 'luister', 'tekst', 'niveau', 'gemaakt', 'duur', 'blijft'] as const).map((kop) => t(kop))}
        >
          <TableHead>
            <TableRow>
              <TableCell className="vast">{t('naam')}</TableCell>
              <TableCell>{t('luister')}</TableCell>
              <TableCell>{t('tekst')}</TableCell>
              <TableCell>{t('niveau')}</TableCell>
              <TableCell>{t('gemaakt')}</TableCell>
              <TableCell>{t('duur')}</TableCell>
              <TableCell>{t('blijft')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {opnamen.map((opname) => (
              <Rij key={opname.id} plek={plek} opname={opname} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
      {opnamen.some(({ tweede }) => tweede) && <p>{t('tweedeUitleg')}</p>}
      {luisteraars && (
        <p>{t('verschil', { n: luisteraars.opnamen, woorden: luisteraars.verschil.toLocaleString('nl', { maximumFractionDigits: 1 }) })}</p>
      )}
    </section>
  );
}
