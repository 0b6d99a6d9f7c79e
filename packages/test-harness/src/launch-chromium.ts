import { accessSync, constants } from 'node:fs'
import type { Browser, LaunchOptions } from 'playwright-core'
import { findSharedMemoryFolder } from './shared-memory.ts'

/** The headless shell renders the same pages without browser windows, which would take a quarter of a journey's time. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell'

const commonPaths = [
  headlessShellPath,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Features that no test needs. The popups of the address bar are two further pages per window, which cost more than the page under test.
 * Chromium reads only the last list, so it repeats Playwright's entries.
 */
const featuresNotNeeded = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
  ...['AimEnabled', 'LensOverlay', 'MediaRouter', 'OptimizationHints', 'NetworkTimeServiceQuerying'],
  ...['PreconnectToSearch', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'PaintHolding'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'ThirdPartyStoragePartitioning'],
]

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresNotNeeded.join(',')}`,
]

/** With less memory Chromium may end pages. */
const MIN_FREE_BYTES = 2 ** 30

const fakeCameraFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** `CHROMIUM_PATH`, else the first of the usual places that holds a headless shell, a Chromium or Chrome. */
export function findChromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  return (named ? [named] : commonPaths).find(isExecutable)
}

/**
 * Starts the system's Chromium, headless.
 *
 * @param options Playwright's launch options; `args` are added to our own flags
 * @param options.fakeCamera gives pages a synthetic camera and grants it without asking
 */
export async function launchChromium(
  options: LaunchOptions & { fakeCamera?: boolean } = {},
): Promise<Browser> {
  const executablePath = findChromiumPath()
  if (executablePath === undefined)
    throw new Error('Chromium not found: install it (apt-get install chromium) or set CHROMIUM_PATH')
  const { fakeCamera = false, args = [], ...rest } = options
  // The import is lazy, because most test files with the harness need no browser.
  const { chromium } = await import('playwright-core')
  return chromium.launch({
    executablePath,
    args: [...quietFlags, ...(fakeCamera ? fakeCameraFlags : []), ...args],
    // Playwright's default keeps what pages are drawn into in files under `/tmp`, which costs an eighth of a journey's processor time.
    ...(findSharedMemoryFolder(MIN_FREE_BYTES) ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
    ...rest,
  })
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
