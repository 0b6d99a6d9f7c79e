import { waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import cnCommon from '../../../frontends/member-app/src/locales/cn/common.json' with { type: 'json' }
import cnPlayer from '../../../frontends/member-app/src/locales/cn/player.json' with { type: 'json' }
import enCommon from '../../../frontends/member-app/src/locales/en/common.json' with { type: 'json' }
import enPlayer from '../../../frontends/member-app/src/locales/en/player.json' with { type: 'json' }
import jaCommon from '../../../frontends/member-app/src/locales/ja/common.json' with { type: 'json' }
import jaPlayer from '../../../frontends/member-app/src/locales/ja/player.json' with { type: 'json' }
import twCommon from '../../../frontends/member-app/src/locales/tw/common.json' with { type: 'json' }
import twPlayer from '../../../frontends/member-app/src/locales/tw/player.json' with { type: 'json' }

const MAX_HEAD_HEIGHT = 120

const words = {
  /** The filled button of a step; a player has a button of its own instead. */
  actions: [
    '.MuiButton-contained',
    ...[jaPlayer, enPlayer, cnPlayer, twPlayer].map(({ play }) => `button[aria-label="${play}"]`),
  ].join(),
  bars: [jaCommon, enCommon, cnCommon, twCommon].map(({ nav }) => `nav[aria-label="${nav.quick}"]`).join(),
  maxHeadHeight: MAX_HEAD_HEIGHT,
}

/**
 * Lists what keeps a step of a flow from being done with one thumb, before any scrolling: a primary action that is cut off or lies under
 * something, several of them, a bar of pages below the step, or a head that takes too much of the screen. An open dialog is the step.
 *
 * @param options.action false for a step that is a choice and leads on by the tap on what is chosen
 */
export async function listFlowFindings(page: Page, { action = true } = {}): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  await waitForPageToSettle(page)
  const { found, actions } = await page.evaluate(inspectStep, words)
  return action && actions === 0 ? [...found, 'no primary action'] : found
}

/** Runs in the page. */
function inspectStep({ actions, bars, maxHeadHeight }: typeof words): { found: string[]; actions: number } {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1
  const listShown = (scope: ParentNode, selector: string) =>
    [...scope.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  const dialog = listShown(document, '.MuiDialog-root').at(-1)
  const scope = dialog ?? document.querySelector('main') ?? document.body
  const shown = listShown(scope, actions)
  const found: string[] = []
  for (const button of shown) {
    const name = (button.ariaLabel ?? button.textContent ?? '').trim()
    const { x, y, width, height, top, bottom, left, right } = button.getBoundingClientRect()
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      found.push(`“${name}” is cut off: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px`)
    else {
      // A click goes through a disabled button, which is to be found all the same.
      button.style.pointerEvents = 'auto'
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      button.style.pointerEvents = ''
      if (!button.contains(above)) found.push(`“${name}” lies under ${above?.outerHTML.slice(0, 120)}`)
    }
  }
  const filled = shown.filter((button) => button.matches('.MuiButton-contained'))
  if (filled.length > 1)
    found.push(`several primary actions: ${filled.map((button) => button.textContent).join(' | ')}`)
  if (dialog) return { found, actions: shown.length }
  if (listShown(document, bars).length > 0) found.push('a bar of pages')
  const title = document.querySelector<HTMLElement>('main h1')?.parentElement
  const steps = document.querySelector<HTMLElement>('main .MuiStepper-root')
  const head = (title?.offsetHeight ?? 0) + (steps?.offsetHeight ?? 0)
  if (head > maxHeadHeight) found.push(`title, lead and steps take ${head} px`)
  return { found, actions: shown.length }
}
