import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInDemoMember, type Product, startProduct } from './support/product.ts'

let product: Product
let content: pg.Pool

beforeAll(async () => {
  product = await startProduct({ adminConsole: true })
  content = new pg.Pool({ connectionString: product.databases.content, max: 1 })
})
afterAll(async () => {
  await content?.end()
  await product?.close()
})

const setWithdrawn = (at: Date | null) =>
  content.query("update content.sounds set withdrawn_at = $1 where kind = 'kanade'", [at])

/** Opens a page of a member that counts how often it reads the progress. */
async function openPage(loginId: string, viewport?: { width: number; height: number }) {
  const page = await product.newPage(viewport)
  await logInDemoMember(page, loginId)
  const progress = { requests: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/dev/demo-sounds') progress.requests += 1
  })
  return { page, progress }
}

describe('the progress of demo sounds', { timeout: 120_000 }, () => {
  it('is shown to members and administrators, whose lists fill by themselves', async () => {
    const { total } = product.soundProgress
    const preparing = (ready: number) => `デモの音源を準備しています（${total}件中${ready}件）`
    product.soundProgress.ready = total - 2
    await setWithdrawn(new Date())
    const { page, progress } = await openPage('premium@hibiki.example')
    const { page: console } = await openPage('admin@hibiki.example', { width: 1440, height: 900 })

    await page.goto('/mypage/kanade')
    await page.getByText(preparing(total - 2)).waitFor()
    expect(await page.getByText('お聴きいただける曲はまだありません。').count()).toBe(0)
    expect(await page.locator('main li a').count()).toBe(0)
    await console.goto('/admin/sounds')
    await console.getByText(preparing(total - 2)).waitFor()

    product.soundProgress.ready = total - 1
    await page.getByText(preparing(total - 1)).waitFor()
    await console.getByText(preparing(total - 1)).waitFor()

    await setWithdrawn(null)
    product.soundProgress.ready = total
    await page.locator('main li a').first().waitFor()
    await page.getByText('デモの音源を準備しています').waitFor({ state: 'detached' })
    await console.getByText('デモの音源を準備しています').waitFor({ state: 'detached' })

    const { requests } = progress
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    expect(progress.requests).toBe(requests)
  })
})
