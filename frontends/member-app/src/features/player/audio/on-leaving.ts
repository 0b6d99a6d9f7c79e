/** Calls back when the page goes away or may never be seen again, until the signal ends it. */
export function onLeaving(leaves: () => void, signal: AbortSignal): void {
  const onHidden = () => document.visibilityState === 'hidden' && leaves()
  window.addEventListener('pagehide', leaves, { signal })
  document.addEventListener('visibilitychange', onHidden, { signal })
}
