import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export const screenSizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1440, height: 900 },
} as const

/**
 * What no page may have, as it stands now: serious or critical findings of axe, and sideways scrolling. Empty when all is well.
 * Waits until nothing moves, because what still fades in has not its colours yet.
 */
export async function pageFindings(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(settled)
  // No page here has frames, so axe may run in the page itself; its other way opens a second page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  const wider = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return wider > 0 ? [...serious, `${wider} px wider than the screen`] : serious
}

/** The findings of one page on a phone and on a desktop; the page is loaded once and stays at the size of the desktop. */
export async function findingsAtBothSizes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [size, viewport] of Object.entries(screenSizes)) {
    await page.setViewportSize(viewport)
    found.push(...(await pageFindings(page)).map((finding) => `${size}: ${finding}`))
  }
  return found
}

/**
 * Two frames, because a page hears of a new size with the next one and draws itself anew in the one after it; then until nothing
 * moves but what moves for ever: the breathing rings, a spinner.
 */
const settled = `new Promise((resolve) => {
  const isStill = ({ playState, effect }) =>
    playState !== 'running' || effect?.getComputedTiming().iterations === Infinity
  const look = () => (document.getAnimations().every(isStill) ? resolve() : requestAnimationFrame(look))
  requestAnimationFrame(() => requestAnimationFrame(look))
})`
