/** Calls back when the page is unloaded or hidden, until the signal aborts: a hidden page may never run again. */
export function addPageHideListener(onPageHide: () => void, signal: AbortSignal): void {
  const onHidden = () => document.visibilityState === 'hidden' && onPageHide()
  window.addEventListener('pagehide', onPageHide, { signal })
  document.addEventListener('visibilitychange', onHidden, { signal })
}
