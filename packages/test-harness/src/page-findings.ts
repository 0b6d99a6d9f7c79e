import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const screenSizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
  /** Of the devices in enterprise rooms. */
  tablet: { width: 1280, height: 800 },
} as const

/**
 * What no page may have, as it stands now: serious or critical findings of axe, and sideways scrolling. Empty when all is well.
 * Waits until nothing moves, because what still fades in has not its colours yet.
 *
 * @param options.axe false where axe has looked at a page of the same template already
 */
export async function pageFindings(page: Page, { axe }: { axe?: boolean } = {}): Promise<string[]> {
  await pageSettled(page)
  const serious = (axe ?? true) ? await seriousFindings(page) : []
  const wider = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return wider > 0 ? [...serious, `${wider} px wider than the screen`] : serious
}

/**
 * Chromium keeps the styles of what `content-visibility: auto` skips as they were before the appearance changed, until the reader
 * comes there; axe would judge colours that nobody sees. Nor are colours on their way judged: a poll may enable a button while axe looks.
 */
const showFinalColours = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }')
  document.adoptedStyleSheets = [sheet]
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
})()`

async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(showFinalColours)
  // No page here has frames, so axe may run in the page itself; its other way opens a second page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Which appearance is looked at on which screen: phones are for the evening, so both are seen without a second look at each. */
const appearanceOfScreen = { phone: 'night', desktop: 'day', tablet: 'day' } as const

const everyPage = ['phone', 'desktop'] as const

/**
 * The findings of one page of the member app on a phone at night and on a desktop by day. The page is loaded once and stays as the
 * desktop shows it.
 *
 * @param sizes other screens than these two
 */
export async function findingsBySize(
  page: Page,
  sizes: readonly (keyof typeof screenSizes)[] = everyPage,
): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(screenSizes[size])
    await chooseAppearance(page, appearanceOfScreen[size])
    found.push(...(await pageFindings(page)).map((finding) => `${size}: ${finding}`))
  }
  await page.setViewportSize(screenSizes.desktop)
  return found
}

/** Chooses the member app's appearance as another tab would, without loading the page again. */
async function chooseAppearance(page: Page, appearance: 'day' | 'night'): Promise<void> {
  await page.evaluate(
    `localStorage.setItem('hibiki.appearance', '${appearance}'); window.dispatchEvent(new Event('storage'))`,
  )
}

/** Waits until nothing loads, changes or moves on the page but what moves for ever: the breathing rings, a spinner of a wait. */
export async function pageSettled(page: Page): Promise<void> {
  await page.evaluate(settled)
}

/**
 * Two frames, because a page hears of a new size with the next one and draws itself anew in the one after it; then until its
 * content has not changed for 100 ms, no more than 3 s without an end of loading. Quicker than an idle network, which takes 500 ms.
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
