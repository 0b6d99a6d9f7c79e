import type { Page } from 'playwright-core'

/**
 * Goes to another address inside the app that the page has open, as a link does; loads the app only where the page has not.
 * Nothing of the session is read again: what a reload, a link in a mail or another login means is for `page.goto`.
 *
 * @param path of the member app, or of the console below `/admin`
 * @param options.awaitsHeading false where both pages may have one heading, so that nothing tells when the next one is there
 * @throws when after 20 s the heading of the page before still stands
 */
export async function navigateInApp(page: Page, path: string, { awaitsHeading = true } = {}): Promise<void> {
  const current = page.url()
  const isOpen = current.startsWith('http') && isConsole(new URL(current).pathname) === isConsole(path)
  if (!isOpen) await page.goto(path)
  else await page.evaluate(`(${pushAddress})(${JSON.stringify(path)}, ${awaitsHeading})`)
}

const isConsole = (path: string): boolean => path.startsWith('/admin')

/** Runs in the page. The state is the one React Router keeps with each entry, by which it knows the way back. */
const pushAddress = `async (path, awaitsHeading) => {
  const deadline = performance.now() + 20_000
  const until = async (holds) => {
    while (!holds()) {
      if (performance.now() > deadline) throw new Error('no new heading on the way from ' + location.href + ' to ' + path)
      await new Promise(requestAnimationFrame)
    }
  }
  const from = location.href
  await until(() => document.querySelector('h1')?.textContent)
  const heading = document.querySelector('h1')
  const text = heading.textContent
  const state = { usr: null, key: Math.random().toString(36).slice(2), idx: (history.state?.idx ?? 0) + 1 }
  history.pushState(state, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state }))
  if (awaitsHeading && location.href !== from) await until(() => !heading.isConnected || heading.textContent !== text)
}`
