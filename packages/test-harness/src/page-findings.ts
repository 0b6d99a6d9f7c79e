import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const screenSizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
  /** The size of devices in enterprise rooms. */
  tablet: { width: 1280, height: 800 },
} as const

/**
 * Returns what no page may have: serious or critical findings of axe, and sideways scrolling. Waits until animations end, because a fading
 * element does not have its final colours.
 *
 * @param options.axe false if axe has checked a page of the same template already
 */
export async function listPageFindings(page: Page, { axe }: { axe?: boolean } = {}): Promise<string[]> {
  await waitForPageToSettle(page)
  const serious = (axe ?? true) ? await seriousFindings(page) : []
  const wider = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return wider > 0 ? [...serious, `${wider} px wider than the screen`] : serious
}

/**
 * Chromium keeps the old styles of elements that `content-visibility: auto` skips after the appearance changed, until they scroll into
 * view; axe would judge invisible colours. Transitions are also skipped, because a poll may enable a button during the check.
 */
const showFinalColours = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
  document.adoptedStyleSheets = [sheet]
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
})()`

async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(showFinalColours)
  // Pages here have no frames, so axe may run in the page itself; otherwise it would open a second page for every check.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * The appearance that is checked on each screen: phones are used in the evening, so that both appearances are checked with one run each.
 */
const appearanceOfScreen = { phone: 'night', desktop: 'day', tablet: 'day' } as const

const everyPage = ['phone', 'desktop'] as const

/**
 * The findings of one page of the member app on a phone at night and on a desktop by day. The page is loaded once and stays as the
 * desktop shows it.
 *
 * @param sizes other screens than these two
 */
export async function listPageFindingsBySize(
  page: Page,
  sizes: readonly (keyof typeof screenSizes)[] = everyPage,
): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(screenSizes[size])
    await chooseAppearance(page, appearanceOfScreen[size])
    found.push(...(await listPageFindings(page)).map((finding) => `${size}: ${finding}`))
  }
  await page.setViewportSize(screenSizes.desktop)
  return found
}

/** Chooses the member app's appearance as another tab would, without loading the page again. */
export async function chooseAppearance(page: Page, appearance: 'day' | 'night'): Promise<void> {
  await page.evaluate(
    `localStorage.setItem('hibiki.appearance', '${appearance}'); window.dispatchEvent(new Event('storage'))`,
  )
}

/** Waits until nothing loads, changes or moves on the page except endless animations: the breathing rings, a spinner. */
export async function waitForPageToSettle(page: Page): Promise<void> {
  await page.evaluate(settled)
}

/**
 * Waits for two frames, because a page learns a new size in the next one and redraws in the one after it; then until its content has not
 * changed for 100 ms, at most 3 s for endless loading. This is faster than waiting for an idle network, which takes 500 ms.
 */
const settled = `new Promise((resolve) => {
  const begun = performance.now()
  let changed = begun
  const observer = new MutationObserver(() => { changed = performance.now() })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  const isStill = ({ playState, effect }) =>
    playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
  const loading = '[role=progressbar]:not([aria-valuenow]), [aria-busy=true], .MuiSkeleton-root'
  const isLoading = () => performance.now() - begun < 3000 && document.querySelector(loading) !== null
  const look = () => {
    const isQuiet = performance.now() - changed >= 100
    if (!isQuiet || isLoading() || !document.getAnimations().every(isStill)) return requestAnimationFrame(look)
    observer.disconnect()
    resolve()
  }
  requestAnimationFrame(() => requestAnimationFrame(look))
})`
