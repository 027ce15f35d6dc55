// A bare server, forked, that tells its parent its URL and reads and updates any key as asked.
import http from 'node:http';
import { text } from 'node:stream/consumers';

const times = { created_at: '2026-11-20T00:00:00Z', updated_at: '2026-11-20T00:00:00Z' };

/** The record of a key, with what was asked for: `/keys/HASH`. */
function toRecord(url: URL, body: string): string {
  const hash = decodeURIComponent(url.pathname.slice('/keys/'.length));
  const named = { hash, name: hash, label: hash, disabled: false, limit_remaining: 50, include_byok_in_limit: false };
  const money = { limit: null, limit_reset: null };
  const usage = { usage: 0, usage_daily: 0, usage_weekly: 0, usage_monthly: 0 };
  const byok = { byok_usage: 0, byok_usage_daily: 0, byok_usage_weekly: 0, byok_usage_monthly: 0 };
  const owner = { creator_user_id: null, workspace_id: 'w', expires_at: null };
  return JSON.stringify({ data: { ...named, ...money, ...usage, ...byok, ...times, ...owner, ...JSON.parse(body) } });
}

const server = http.createServer((request, response) => {
  void text(request).then((body) => {
    response.setHeader('content-type', 'application/json');
    response.end(toRecord(new URL(request.url ?? '', 'http://localhost'), body));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
process.on('disconnect', () => process.exit());
