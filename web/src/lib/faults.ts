/** What went wrong in a page, for the people who can mend it: in the console, and in the log of the server. */

const MOST = 5;
let told = 0;

export function report(where: string, error: unknown): void {
  console.error(where, error);
  if (told++ >= MOST) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const body = JSON.stringify({
    where: where.slice(0, 100),
    what: message.slice(0, 300),
    trail: (stack ?? '').slice(0, 2000),
  });
  fetch('/api/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
    () => undefined,
  );
}
