import type { Page } from 'playwright-core'

/** A page of the member app or the console, and the demo account that looks at it. */
export interface Picture {
  name: string
  path: string
  who: 'visitor' | 'premium' | 'general' | 'customer' | 'pic' | 'enterprise' | 'admin'
  isConsole?: true
  /** Used on the tablet of a room, too. */
  isForTablet?: true
  /** What is done on the page before its picture. */
  lead?: (page: Page) => Promise<void>
}

/** From a list of the console to its first record: a row at a desk, a card on a phone. */
export async function openFirstRecord(page: Page): Promise<void> {
  await page.locator('main tbody tr, main li a[href$="/show"]').first().click()
  await page.waitForURL('**/show')
  await page.locator('main h2').first().waitFor()
}
