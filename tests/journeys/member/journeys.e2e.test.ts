import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  isSoundFullyLoaded,
  logInDemoMember,
  type Product,
  readAudioTime,
  startProduct,
  startStopwatch,
  waitUntilPlayedTo,
} from './support/product.ts'

let product: Product
const pages: Page[] = []

beforeAll(async () => {
  product = await startProduct()
})

afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})

afterAll(() => product.close())

async function newPage(): Promise<Page> {
  const page = await product.newPage()
  pages.push(page)
  return page
}

async function openRandomSound(page: Page): Promise<void> {
  await page.goto('/mypage/soundesthe')
  await page.getByRole('link', { name: /おまかせ/ }).click()
  await page.getByRole('button', { name: '再生する' }).waitFor()
}

describe('A visitor', () => {
  it('hears the free sample in one tap without a record', async () => {
    const page = await newPage()
    await page.goto('/')
    await page.getByRole('button', { name: /無料サンプルを聴く/ }).click()
    await waitUntilPlayedTo(page, 2)
    const first = await readAudioTime(page)
    await waitUntilPlayedTo(page, first + 1)
    await page.getByRole('button', { name: '一時停止する' }).click()
    await page.getByRole('button', { name: '再生する' }).waitFor()
    const paused = await readAudioTime(page)
    await page.waitForTimeout(1500)
    expect(await readAudioTime(page)).toBe(paused)
    expect(await product.plays()).toEqual([])
  })

  it('must log in for my page, and returns to the requested page', async () => {
    const page = await newPage()
    await page.goto('/mypage/activity')
    await page.waitForURL('**/login**')
    await page.getByLabel('メールアドレス').fill('customer@hibiki.example')
    await page.getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
    await page.locator('main').getByRole('button', { name: 'ログイン' }).click()
    await page.waitForURL('**/mypage/activity')
    await page.getByRole('heading', { name: 'ご利用状況' }).waitFor()
  })

  it('sees a page that leads home for an unknown address', async () => {
    const page = await newPage()
    await page.goto('/no-such-page')
    await page
      .getByRole('link', { name: /ホーム/ })
      .first()
      .waitFor()
    expect(await page.locator('h1').count()).toBe(1)
  })
})

describe('A member', () => {
  it('logs in, plays a random medical sound for 7 s, finishes, and sees exactly one record of it in activity', async () => {
    const before = (await product.plays()).length
    const page = await newPage()
    await logInDemoMember(page, 'general@hibiki.example')
    await openRandomSound(page)

    const finish = page.getByRole('button', { name: '終了する' })
    const passed = startStopwatch()
    await page.getByRole('button', { name: '再生する' }).click()
    await waitUntilPlayedTo(page, 3)
    expect(await finish.isDisabled()).toBe(true)
    await waitUntilPlayedTo(page, 7)
    await page.getByRole('button', { name: '一時停止する' }).click()
    await finish.click()
    const most = passed()

    await page.getByText('おつかれさまでした').waitFor()
    await expect.poll(async () => (await product.plays()).length).toBe(before + 1)
    await page.getByRole('link', { name: 'ご利用状況を見る' }).click()
    await page.getByRole('button', { name: '表で見る' }).click()
    // The newest month is the first row below the heading, and the last of its cells is medical sound.
    const heard = page.getByRole('row').nth(1).getByRole('cell').last()
    await heard.waitFor()
    const [stored] = (await product.plays()).slice(before)
    expect(await heard.textContent()).toBe(`0分${stored?.counted_seconds}秒`)

    const plays = (await product.plays()).slice(before)
    expect(plays).toHaveLength(1)
    expect(plays[0]).toMatchObject({ dmv_type_code: '02', plan_code: '01' })
    expect(plays[0]?.played_seconds).toBeGreaterThanOrEqual(6)
    expect(plays[0]?.played_seconds).toBeLessThanOrEqual(most)
    expect(plays[0]?.counted_seconds).toBe(plays[0]?.played_seconds)
  })

  it('has the play recorded on closing the page while listening', async () => {
    const before = (await product.plays()).length
    const page = await newPage()
    await logInDemoMember(page, 'premium@hibiki.example')
    await openRandomSound(page)
    await page.getByRole('button', { name: '再生する' }).click()
    await waitUntilPlayedTo(page, 6)
    await page.close({ runBeforeUnload: true })

    await expect.poll(async () => (await product.plays()).length, { timeout: 60_000 }).toBe(before + 1)
    expect((await product.plays()).at(-1)?.played_seconds).toBeGreaterThanOrEqual(5)
  })

  it('has the record sent once after the network was lost and is back', async () => {
    const before = (await product.plays()).length
    const page = await newPage()
    await logInDemoMember(page, 'customer2@hibiki.example')
    await openRandomSound(page)
    await page.getByRole('button', { name: '再生する' }).click()
    await waitUntilPlayedTo(page, 1)
    await expect.poll(() => isSoundFullyLoaded(page)).toBe(true)
    await page.context().setOffline(true)
    await waitUntilPlayedTo(page, 6)
    await page.getByRole('button', { name: '一時停止する' }).click()
    await page.getByRole('button', { name: '終了する' }).click()
    await page.getByText('通信を待っています').first().waitFor()
    expect(await product.plays()).toHaveLength(before)

    await page.context().setOffline(false)
    await expect.poll(async () => (await product.plays()).length, { timeout: 30_000 }).toBe(before + 1)
    expect((await product.plays()).at(-1)?.played_seconds).toBeGreaterThanOrEqual(5)
  })

  it('is logged out by a login on a second device, and told so on the first one', async () => {
    const first = await newPage()
    await logInDemoMember(first, 'pic@hibiki.example')
    const second = await newPage()
    await logInDemoMember(second, 'pic@hibiki.example')

    await first.goto('/mypage/activity').catch(() => {})
    await first.getByText('重複ログインのためログアウトしました。').waitFor()
    await first.getByRole('alertdialog').getByRole('button').click()
    await first.waitForURL((url) => url.pathname === '/')
    await second.goto('/mypage/activity')
    await second.getByRole('heading', { name: 'ご利用状況' }).waitFor()
  })
})
