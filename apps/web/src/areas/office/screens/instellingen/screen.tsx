import Button from '@mui/material/Button';
import type { Instelling } from '@spelrijk/contract/instellingen';
import type { Deel, Sleutel } from '@spelrijk/domain/instelling';
import { waardeTekst } from '@spelrijk/teksten/instelwaarde';
import { instellingenTeksten } from '@spelrijk/teksten/instellingen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import account from '../../../../shared/form/form.module.css';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { Unready } from '../../parts/unready.tsx';
import css from './instellingen.module.css';
import { InstelDialog } from './parts/instel-dialog.tsx';
import { instellingenQuery } from './queries.ts';

export const handle: Crumbs = { crumbs: [crumb(instellingenTeksten, 'titel')] };
export const meta = () => pageTitle(instellingenTeksten, 'titel');

const DELEN: readonly Deel[] = ['prijzen', 'termijnen', 'bewaren', 'hosts'];

interface RegelProps {
  readonly instelling: Instelling;
  /** It was changed a moment ago, here. */
  readonly net: boolean;
  readonly onPick: () => void;
}

function Regel({ instelling: { sleutel, waarde, eigen, op, wie }, net, onPick }: RegelProps) {
  const { t } = useTexts(instellingenTeksten);
  const dates = useDates();
  const naam = t(`naam.${sleutel}`);
  const zoals = sleutel === 'vlaamseHosts' ? t('isStart') : t('isStandaard');
  const sinds = eigen && op !== null ? t('sinds', { datum: dates.day(op), wie }) : zoals;
  return (
    <li>
      <div>
        <strong>{naam}</strong>
        {/* Where the change was made: the head of the screen is out of sight there. */}
        <span aria-live="polite">{net && <span className={css['geldt']}>{t('bewaard')}</span>}</span>
        <p>{waardeTekst(waarde)}</p>
        <p className={account['zacht']}>{sinds}</p>
      </div>
      <Button size="small" variant="text" aria-label={t('wijzigWat', { wat: naam })} onClick={onPick}>
        {t('wijzig')}
      </Button>
    </li>
  );
}

function DeelView({ deel, instellingen, net, onPick }: DeelProps) {
  const { t } = useTexts(instellingenTeksten);
  return (
    <section className={account['groep']} aria-labelledby={`deel-${deel}`}>
      <h2 id={`deel-${deel}`}>{t(`deel.${deel}`)}</h2>
      <p className={account['zacht']}>{t(`deelUitleg.${deel}`)}</p>
      <ul className={css['lijst']}>
        {instellingen.map((instelling) => (
          <Regel
            key={instelling.sleutel}
            instelling={instelling}
            net={instelling.sleutel === net}
            onPick={() => onPick(instelling.sleutel)}
          />
        ))}
      </ul>
    </section>
  );
}

interface DeelProps {
  readonly deel: Deel;
  readonly instellingen: readonly Instelling[];
  readonly net: Sleutel | null;
  readonly onPick: (sleutel: Sleutel) => void;
}

function Mailteksten() {
  const { t } = useTexts(instellingenTeksten);
  return (
    <section className={account['groep']} aria-labelledby="deel-mails">
      <h2 id="deel-mails">{t('deel.mails')}</h2>
      <p className={account['zacht']}>{t('deelUitleg.mails')}</p>
      <Link to={href('/superadmin/mailtemplates')}>{t('naarMails')}</Link>
    </section>
  );
}

/** Decisions of the owner, in one place. */
export default function InstellingenScreen() {
  const { t } = useTexts(instellingenTeksten);
  const { data, error, refetch } = useQuery(instellingenQuery);
  const [gekozen, setGekozen] = useState<Sleutel | null>(null);
  const [bewaard, setBewaard] = useState<Sleutel | null>(null);
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const klaar = (sleutel: Sleutel): void => {
    setGekozen(null);
    setBewaard(sleutel);
  };
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} />
      <div className={css['delen']}>
        {DELEN.map((deel) => (
          <DeelView
            key={deel}
            deel={deel}
            net={bewaard}
            instellingen={data.instellingen.filter((een) => een.deel === deel)}
            onPick={setGekozen}
          />
        ))}
        <Mailteksten />
      </div>
      {gekozen && <InstelDialog key={gekozen} sleutel={gekozen} onSaved={klaar} onClose={() => setGekozen(null)} />}
    </>
  );
}
