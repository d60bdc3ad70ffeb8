import { useParams } from 'react-router';

/** Values of the path; the routes of this area guarantee the ones that a screen asks for. */
export function usePathParams(): { readonly adminId: string; readonly groepId: string; readonly leerlingId: string } {
  const { adminId = '', groepId = '', leerlingId = '' } = useParams();
  return { adminId, groepId, leerlingId };
}
