import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { Link } from 'react-router';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import type { GroepVoortgang } from '../../../volgen.ts';
import { DEEL, type Deel } from '../delen.ts';
import css from '../groep-voortgang.module.css';
import { stil } from '../oefenen.ts';

/** Who needs me today and for what, in three lines that lead to the rest. */
export function Summary({ voortgang: { leerlingen, groepjes } }: { readonly voortgang: GroepVoortgang }) {
  const { t } = useTexts(voortgangTeksten);
  const [eerste] = groepjes;
  const lines: readonly (readonly [deel: Deel, text: string])[] = [
    ['matrix', t('groep.kort.aandacht', { count: leerlingen.filter(({ aandacht }) => aandacht.length > 0).length })],
    ['oefenen', t('groep.kort.stil', { count: stil(leerlingen).length })],
    ['groepjes', eerste ? t('groep.kort.groepje', { count: eerste.leerlingen.length, naam: eerste.naam }) : t('groep.kort.geenGroepje')],
  ];
  return (
    <ul className={`${css['kort']} niet-printen`}>
      {lines.map(([deel, text]) => (
        <li key={deel}>
          <Link to={{ search: `?${DEEL}=${deel}` }} replace preventScrollReset>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
