/** A logged-in browser without its screens: a token of a demo account, and what the web app keeps of it. */
const PASSWORD = 'spelrijk-demo';

export interface DemoSession {
  readonly token: string;
  readonly id: string;
  readonly adminId: string;
  /** What stands in local storage after logging in. */
  readonly storage: Record<string, string>;
}

export async function demoSession(url: string, gebruikersnaam: string): Promise<DemoSession> {
  const answer = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam, wachtwoord: PASSWORD }),
  });
  const { token }: { token: string } = JSON.parse(await answer.text());
  const claims: { _id: string; role: string; adminId: string; exp: number } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  );
  const { _id, role, adminId, exp } = claims;
  return {
    token,
    id: _id,
    adminId,
    storage: { access_token: token, user: JSON.stringify({ _id, role, adminId, exp }), usingSSO: 'false' },
  };
}
