import type { Page } from 'playwright-core'

/**
 * Navigates inside the app that the page has open, like a link; loads the app only if the page has not. The session is not read again:
 * `page.goto` tests reloads, links in mails and other logins.
 *
 * @param path of the member app, or of the console below `/admin`
 * @param options.awaitsHeading false if both pages may have the same heading, which then cannot signal the change
 * @throws when after 20 s the heading of the previous page is still displayed
 */
export async function navigateInApp(page: Page, path: string, { awaitsHeading = true } = {}): Promise<void> {
  const current = page.url()
  const isOpen = current.startsWith('http') && isConsole(new URL(current).pathname) === isConsole(path)
  if (!isOpen) await page.goto(path)
  else await page.evaluate(`(${pushAddress})(${JSON.stringify(path)}, ${awaitsHeading})`)
}

const isConsole = (path: string): boolean => path.startsWith('/admin')

/** Runs in the page. React Router stores this state with each entry, to find the way back. */
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
