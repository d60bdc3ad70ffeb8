import { beeldVan } from './beeld.ts';

interface SchermbeeldProps {
  readonly naam: string;
  readonly alt: string;
  readonly className?: string | undefined;
  /** Not on the first screen of the page: fetched when somebody comes near it. */
  readonly later?: boolean;
}

/** A real screen of Spelrijk, over the whole width of the text; a phone fetches the small one. */
export function Schermbeeld({ naam, alt, className, later = false }: SchermbeeldProps) {
  const groot = beeldVan(naam);
  const klein = beeldVan(`${naam}-klein`);
  if (groot === undefined || klein === undefined) return null;
  return (
    <img
      className={className}
      src={groot}
      srcSet={`${klein} 800w, ${groot} 1280w`}
      sizes="(min-width: 56rem) 53rem, 100vw"
      alt={alt}
      width={1280}
      height={800}
      loading={later ? 'lazy' : 'eager'}
      fetchPriority={later ? 'auto' : 'high'}
      decoding="async"
    />
  );
}
