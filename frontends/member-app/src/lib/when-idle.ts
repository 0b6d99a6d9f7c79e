/**
 * Resolves when the page has loaded and has nothing else to do; at the latest, five seconds after it loaded. A browser without
 * such a call does not wait for more than the page.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
}
