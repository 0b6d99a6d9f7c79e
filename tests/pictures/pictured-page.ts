import type { Page } from 'playwright-core'

/** A page of the member app or the console, and the demo account that opens it. */
export interface PicturedPage {
  name: string
  path: string
  who: 'visitor' | 'premium' | 'general' | 'customer' | 'pic' | 'enterprise' | 'admin'
  isConsole?: true
  /** Whether it is used on the tablet of a room, too. */
  isForTablet?: true
  /** What is done on the page before its picture. */
  lead?: (page: Page) => Promise<void>
}

/** Opens the first record of a list of the console: a row on a desktop, a card on a phone. */
export async function openFirstRecord(page: Page): Promise<void> {
  await page.locator('main tbody tr, main li a[href$="/show"]').first().click()
  await page.waitForURL('**/show')
  await page.locator('main h2').first().waitFor()
}
