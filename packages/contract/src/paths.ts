import type { Api } from './api.ts';

/**
 * Method and path of every route, without the schemas: the browser calls the API with this table, so that no
 * validation library has to be loaded for it. The compiler compares each row with the contract.
 */
export const paths: { readonly [Name in keyof Api]: readonly [method: Api[Name]['method'], path: Api[Name]['path']] } = {
  login: ['POST', '/api/auth'],
  publicKey: ['GET', '/api/auth/public-key'],
  logout: ['DELETE', '/api/auth/session'],
  mij: ['GET', '/api/auth/mij'],
  refreshToken: ['GET', '/api/auth/token/refresh'],
  readBeveiliging: ['GET', '/api/auth/beveiliging'],
  endSessie: ['DELETE', '/api/auth/sessies/{sessieId}'],
  endOtherSessies: ['DELETE', '/api/auth/sessies'],
  endSessiesOf: ['DELETE', '/api/users/{userId}/sessions'],
  bevestig: ['POST', '/api/auth/bevestigen'],
  beginTweedeFactor: ['POST', '/api/auth/tweede-factor'],
  confirmTweedeFactor: ['PUT', '/api/auth/tweede-factor'],
  endTweedeFactor: ['DELETE', '/api/auth/tweede-factor'],
  renewHerstelcodes: ['POST', '/api/auth/tweede-factor/herstelcodes'],
  listGroepen: ['GET', '/api/admins/{adminId}/groepen'],
  readGroep: ['GET', '/api/admins/{adminId}/groepen/{groepId}'],
  readLandkaart: ['GET', '/api/leerlingen/{leerlingId}/landkaart'],
  readSomvenster: ['GET', '/api/leerlingen/{leerlingId}/somvensters/{somvensterId}'],
  planDag: ['POST', '/api/leerlingen/{leerlingId}/dagtaken'],
  createTaak: ['POST', '/api/leerlingen/{leerlingId}/taken'],
  readTaak: ['GET', '/api/leerlingen/{leerlingId}/taken/{taakId}'],
  submitAntwoorden: ['POST', '/api/leerlingen/{leerlingId}/antwoorden'],
  finishTaak: ['POST', '/api/leerlingen/{leerlingId}/taken/{taakId}/afronden'],
  health: ['GET', '/api/health'],
  readDashboard: ['GET', '/api/office/dashboard'],
  listOpnameplekken: ['GET', '/api/office/opnameplekken'],
  readOpnameplek: ['GET', '/api/office/opnameplekken/een'],
  createOpname: ['POST', '/api/office/opnamen'],
  kiesOpname: ['PUT', '/api/office/opnamen/keuze'],
  meldUitspraak: ['PUT', '/api/office/opnamen/melding'],
  createSpraak: ['POST', '/api/admins/{adminId}/spraak'],
  readEigenKlank: ['GET', '/api/admins/{adminId}/spraak/{bestand}'],
  readOpname: ['GET', '/audio/opname/{bestand}'],
  readUitgesproken: ['GET', '/api/spraak'],
  readVoortgang: ['GET', '/api/admins/{adminId}/groepen/{groepId}/leerlingen/{leerlingId}/voortgang'],
};
