/** Does something when the browser has nothing else to do; not if it is left before. Nobody has asked for it, so nobody is told if it fails. */
export function whenResting(act: () => Promise<unknown>): () => void {
  const go = () => void act().catch(() => undefined);
  // Safari does not tell when it rests.
  if (!('requestIdleCallback' in globalThis)) {
    const waits = setTimeout(go, 1000);
    return () => clearTimeout(waits);
  }
  const waits = requestIdleCallback(go, { timeout: 5000 });
  return () => cancelIdleCallback(waits);
}
