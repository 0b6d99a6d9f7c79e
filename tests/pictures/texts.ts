import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'

/** Returns the text of the member app for `namespace:key.of.text`, in the language of the page. */
async function textOf(page: Page, id: string): Promise<string> {
  const language = await page.evaluate<string>("localStorage.getItem('hibiki.language')")
  const [namespace, key = ''] = id.split(':')
  const file = new URL(
    `../../frontends/member-app/src/locales/${language}/${namespace}.json`,
    import.meta.url,
  )
  const text = key
    .split('.')
    .reduce<unknown>(
      (found, part) => (found as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(file, 'utf8')),
    )
  if (typeof text !== 'string') throw new Error(`${id} is no text of ${language}`)
  return text
}

/** Returns the first button of the page with this text. */
export async function findButton(page: Page, id: string): Promise<Locator> {
  return page
    .locator('main')
    .getByRole('button', { name: await textOf(page, id), exact: true })
    .first()
}
