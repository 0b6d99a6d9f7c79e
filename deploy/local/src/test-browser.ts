import { launchChromium } from '@hibiki/test-harness'
import type { Browser } from 'playwright-core'

export type TestBrowser = Pick<Browser, 'newContext' | 'newPage' | 'close'>

/**
 * Pages of journeys live for seconds: optimised code for them, compiled on threads of its own, costs a tenth more than it saves.
 * Nothing is measured with it.
 */
const forShortLives = [
  '--js-flags=--no-opt --no-maglev --single-threaded-gc',
  '--num-raster-threads=1',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-lcd-text',
]

/** One browser serves all files of a worker and ends with it; the `close` of each file closes only its contexts. */
const kept = new Map<string, Promise<Browser>>()

/**
 * Opens the Chromium of this worker. Pages are isolated from other files by a context of their own.
 *
 * @param options.chromium options of a Chromium started for the caller alone
 * @param options.webFonts true where the appearance is measured; loading them takes a tenth of a page's time
 */
export async function openTestBrowser({
  webFonts,
  chromium,
}: {
  chromium?: Parameters<typeof launchChromium>[0]
  webFonts?: boolean
} = {}): Promise<TestBrowser> {
  const args = [...forShortLives, ...(webFonts ? [] : ['--disable-remote-fonts'])]
  if (chromium) return launchChromium({ ...chromium, args: [...args, ...(chromium.args ?? [])] })
  const browser = await keptBrowser(args)
  return {
    newContext: (options) => browser.newContext(options),
    newPage: (options) => browser.newPage(options),
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
  }
}

async function keptBrowser(args: string[]): Promise<Browser> {
  const key = args.join(' ')
  const before = await kept.get(key)?.catch(() => undefined)
  // A crash of the browser fails only the file that was using it.
  if (before?.isConnected()) return before
  const started = launchChromium({ args })
  kept.set(key, started)
  return started
}
