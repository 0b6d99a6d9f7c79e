import { navigateInApp, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { allPicturedPages } from '../../pictures/pages.ts'
import { expect, test } from '../support/test.ts'

const languages = ['en', 'cn', 'tw'] as const

/** The name of the product stays as it is in every language. */
const names = ['響き']

/** Pages of everybody that open by their address alone. */
const paths = allPicturedPages
  .filter(
    ({ who, lead, isConsole, path }) => who === 'visitor' && !lead && !isConsole && path !== '/playground',
  )
  .map(({ path }) => path)

/** Returns the texts of the page with kana in them: those that are read, and those that only a screen reader reads. */
async function listTextsWithKana(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script, style, noscript, [lang^="ja"]'))
        found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        found.push(element.getAttribute(name) ?? '')
    return found
  })
  const kana = /[\u3041-\u3096\u30a1-\u30fa]/
  const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)
  return [...new Set(texts.map((text) => text.trim()).filter((text) => kana.test(withoutNames(text))))]
}

for (const language of languages)
  test(`no page of a visitor shows a Japanese text in ${language}`, async ({ newPage }) => {
    const page = await newPage({ viewport: screenSizes.phone })
    await page.addInitScript((code) => localStorage.setItem('hibiki.language', code), language)
    await page.goto('/menu')
    const found: Record<string, string[]> = {}
    for (const path of paths) {
      await navigateInApp(page, path, { awaitsHeading: false })
      await expect(page.locator('main h1').first()).toBeAttached()
      await waitForPageToSettle(page)
      const texts = await listTextsWithKana(page)
      if (texts.length > 0) found[path] = texts
    }
    expect(found).toEqual({})
  })
