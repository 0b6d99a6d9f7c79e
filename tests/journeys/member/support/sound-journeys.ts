import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { logIn, type Product, type StoredPlay, startProduct } from './product.ts'

/** Demo members: the first two have plans with all functions of the player, the others have none. */
export const subscriber = 'premium@hibiki.example'
export const otherSubscriber = 'customer@hibiki.example'
export const free = 'general@hibiki.example'
export const otherFree = 'customer2@hibiki.example'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })

export async function openRandom(page: Page): Promise<void> {
  await page.goto('/mypage/soundesthe/random')
  await button(page, '再生する').waitFor()
}

/** Pauses and ends the play session. */
export async function finish(page: Page): Promise<void> {
  await button(page, '一時停止する').click()
  await button(page, '終了する').click()
}

/** Starts the product for one file of journeys, and returns their shared helpers. */
export function soundJourneys(options: Parameters<typeof startProduct>[0] = {}) {
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
      await logIn(page, email)
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
