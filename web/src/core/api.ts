/** Requests to the server. A refusal is thrown with the words of the server. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly reason: string,
    readonly rule?: string,
  ) {
    super(`${error}: ${reason}`);
  }
}

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Refusal(0, 'offline', 'offline');
  });
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => ({}))) as {
    error?: string;
    reason?: string;
    rule?: string;
  };
  throw new Refusal(
    answer.status,
    said.error ?? String(answer.status),
    said.reason ?? answer.statusText,
    said.rule,
  );
}

export const get = <T>(path: string) => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
