/**
 * Resolves when the page has loaded and is idle, at the latest five seconds after it loaded. A browser without
 * `requestIdleCallback` only waits for the page.
 */
export async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
}
