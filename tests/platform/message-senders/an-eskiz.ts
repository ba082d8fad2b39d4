import type { ServerResponse } from 'node:http';
import type { Asked } from '../an-http-service.ts';

/** Answers as Eskiz does: tokens for one account, messages for who has the newest token. */
export function anEskiz({ sends = 200 } = {}) {
  const state = { tokens: 0, sends };
  return {
    state,
    answer({ path, headers, body }: Asked, response: ServerResponse) {
      const answer = (status: number, json: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      const form = new URLSearchParams(body);
      if (path === '/auth/login') {
        if (form.get('password') !== 'right') return answer(401, { message: 'Invalid credentials' });
        state.tokens += 1;
        return answer(200, { message: 'token_generated', data: { token: `token-${state.tokens}` } });
      }
      if (headers.authorization !== `Bearer token-${state.tokens}`)
        return answer(401, { message: 'Expired' });
      return answer(state.sends, { id: 'a1b2', message: 'Waiting for SMS provider', status: 'waiting' });
    },
  };
}
