/** The addresses of the child's world. */
export const kaartPath = (leerlingId: string): string => `/leerling/${leerlingId}/landkaart`;

export const spaarkaartenPath = (leerlingId: string): string => `/leerling/${leerlingId}/spaarkaarten`;
export const figuurPath = (leerlingId: string): string => `/leerling/${leerlingId}/figuur`;
export const mijnVoortgangPath = (leerlingId: string): string => `/leerling/${leerlingId}/mijn-voortgang`;
export const verzamelingenPath = (leerlingId: string): string => `/leerling/${leerlingId}/verzamelingen`;
export const klassenplaatPath = (leerlingId: string): string => `/leerling/${leerlingId}/klassenplaat`;
export const leesplankPath = (leerlingId: string): string => `/leerling/${leerlingId}/leesplank`;
export const planktekstPath = (leerlingId: string, tekstId: string): string =>
  `${leesplankPath(leerlingId)}/${encodeURIComponent(tekstId)}`;
export const toneelPath = (leerlingId: string, tekstId: string): string => `/leerling/${leerlingId}/toneel/${encodeURIComponent(tekstId)}`;
export const leesthemaPath = (leerlingId: string, opdrachtId: string): string => `/leerling/${leerlingId}/leesthema/${opdrachtId}`;
export const woordrijenPath = (leerlingId: string): string => `/leerling/${leerlingId}/woordrijen`;
export const voorlezenPath = (leerlingId: string): string => `/leerling/${leerlingId}/voorlezen`;
export const beloningsspelPath = (leerlingId: string): string => `/leerling/${leerlingId}/beloningsspel`;

export const vensterPath = (leerlingId: string, somvensterId: string): string =>
  `/leerling/${leerlingId}/somvensters/${encodeURIComponent(somvensterId)}`;

/** A dictation of the groep has a screen of its own; everything else is a game. */
export const spelPath = (leerlingId: string, taak: { readonly id: string; readonly somvensterId: string; readonly game: string }): string =>
  taak.game === 'klassendictee'
    ? `/leerling/${leerlingId}/klassendictee/${taak.id}`
    : `${vensterPath(leerlingId, taak.somvensterId)}/taken/${taak.id}/spellen/${encodeURIComponent(taak.game)}`;

/** A methodetoets stands under the customer whose test it is. */
export const methodetoetsPath = (leerlingId: string, toets: { readonly id: string; readonly adminId: string }): string =>
  `/leerling/${leerlingId}/admins/${toets.adminId}/methodetoets/${toets.id}`;
