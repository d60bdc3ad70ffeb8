import { beeldProps } from '../../../../shared/kindbeeld/kindbeeld.ts';
import css from './voorlezen.module.css';

interface TekstProps {
  readonly tekst: { readonly titel: string; readonly alineas: readonly (readonly string[])[]; readonly perRegel: boolean };
  readonly instelling: Parameters<typeof beeldProps>[0];
}

/** A text to read aloud: plain, with no sound, no clock and nothing to tap. */
export function Tekst({ tekst, instelling }: TekstProps) {
  const { className, ...beeld } = beeldProps(instelling);
  return (
    <article className={`${css['tekst']} ${className}`} {...beeld} data-regels={tekst.perRegel}>
      <h2>{tekst.titel}</h2>
      {tekst.alineas.map((zinnen) => (
        <p key={zinnen.join(' ')}>
          {zinnen.map((zin, i) => (
            <span key={`${i}-${zin}`}>{zin} </span>
          ))}
        </p>
      ))}
    </article>
  );
}
