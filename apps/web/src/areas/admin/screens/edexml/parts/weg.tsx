import type { EdexmlVoorstel } from '@spelrijk/contract/edexml';
import { naamSleutel } from '@spelrijk/domain/naam';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { choiceOf } from '../../../../../shared/list/choice.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { inTab, type Keuzes } from '../keuzes.ts';
import { fullName, Leerlingen } from './leerlingen.tsx';
import { termijnNu } from '../../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

/** Who left according to the file, and who is not in it: nobody goes unasked. */
export function Weg({ voorstel, keuzes, onChange }: Props) {
  const { t } = useTexts(importsTeksten);
  const jaargroep = useJaargroep();
  const vertrokken = inTab(voorstel, 'weg');
  const sleutel = naamSleutel(useRegio());
  const choice = choiceOf<EdexmlVoorstel['weg'][number]>({
    isChosen: ({ id }) => keuzes.weg[id] ?? false,
    onChoose: (regels, aan) => onChange({ ...keuzes, weg: { ...keuzes.weg, ...Object.fromEntries(regels.map(({ id }) => [id, aan])) } }),
    labelOf: ({ naam }) => t('edexml.kies', { naam: fullName(naam) }),
    all: t('edexml.alles'),
  });
  return (
    <>
      {vertrokken.length > 0 && (
        <>
          <h3>{t('edexml.vertrokken')}</h3>
          <Leerlingen voorstel={voorstel} regels={vertrokken} keuzes={keuzes} onChange={onChange} />
        </>
      )}
      {voorstel.weg.length > 0 && (
        <>
          <h3>{t('edexml.nietInBestand')}</h3>
          <p>{t('edexml.wegUitleg', { termijn: termijnNu('prullenbak') })}</p>
          <List
            place="weg"
            label={t('edexml.nietInBestand')}
            rows={voorstel.weg}
            keyOf={({ id }) => id}
            choice={choice}
            columns={[
              { key: 'naam', label: t('edexml.naam'), value: ({ naam }) => sleutel(naam), renderCell: ({ naam }) => fullName(naam) },
              { key: 'groep', label: t('edexml.groep'), value: ({ groep }) => groep },
              { key: 'jaargroep', label: t('edexml.jaargroep'), value: (regel) => jaargroep(regel.jaargroep) },
            ]}
            search={{ wordsOf: ({ naam, groep }) => `${fullName(naam)} ${groep}` }}
            empty={{ title: t('edexml.nietInBestand') }}
          />
        </>
      )}
    </>
  );
}
