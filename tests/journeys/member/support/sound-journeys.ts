import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { logInDemoMember, type Product, type StoredPlay, startProduct } from './product.ts'

/** Demo members: the first two have plans with all functions of the player, the others have none. */
export const subscriberEmail = 'premium@hibiki.example'
export const otherSubscriberEmail = 'customer@hibiki.example'
export const freeMemberEmail = 'general@hibiki.example'
export const otherFreeMemberEmail = 'customer2@hibiki.example'

export const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const findSwitch = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

export async function openRandomSoundPage(page: Page): Promise<void> {
  await page.goto('/mypage/soundesthe/random')
  await findButton(page, '再生する').waitFor()
}

/** Pauses and ends the play session. */
export async function finishPlay(page: Page): Promise<void> {
  await findButton(page, '一時停止する').click()
  await findButton(page, '終了する').click()
}

/** Starts the product for one file of journeys, and returns their shared helpers. */
export function setUpSoundJourneys(options: Parameters<typeof startProduct>[0] = {}) {
  let product: Product
  const pages: Page[] = []

  beforeAll(async () => {
    product = await startProduct(options)
  })
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close()
  })
  afterAll(() => product?.close())

  return {
    product: () => product,
    /** Opens a page of this member, which is closed after the test. */
    async memberPage(email: string): Promise<Page> {
      const page = await product.newPage()
      pages.push(page)
      await logInDemoMember(page, email)
      return page
    },
    playsSoFar: async (): Promise<number> => (await product.plays()).length,
    /** Returns what was recorded since; waits until there are this many records. */
    async playsSince(before: number, count = 1): Promise<StoredPlay[]> {
      await expect.poll(async () => (await product.plays()).length, { timeout: 30_000 }).toBe(before + count)
      return (await product.plays()).slice(before)
    },
  }
}
