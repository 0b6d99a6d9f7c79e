import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  audioTime,
  hearUntil,
  logIn,
  type Product,
  type StoredPlay,
  startProduct,
} from './support/product.ts'

let product: Product
const pages: Page[] = []

beforeAll(async () => {
  product = await startProduct()
})
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})
afterAll(() => product?.close())

async function memberPage(email: string): Promise<Page> {
  const page = await product.newPage()
  pages.push(page)
  await logIn(page, email)
  return page
}

/** Demo members: of these the first two have plans with everything the player can, the others none. */
const subscriber = 'premium@hibiki.example'
const otherSubscriber = 'customer@hibiki.example'
const free = 'general@hibiki.example'
const otherFree = 'customer2@hibiki.example'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const audio = (page: Page) => page.locator('audio').first()

async function openRandom(page: Page): Promise<void> {
  await page.goto('/mypage/soundesthe/random')
  await button(page, '再生する').waitFor()
}

/** What was recorded since; waits until there is something. */
async function playsSince(before: number, count = 1): Promise<StoredPlay[]> {
  await expect.poll(async () => (await product.plays()).length, { timeout: 30_000 }).toBe(before + count)
  return (await product.plays()).slice(before)
}

describe('Every way to a sound plays and is recorded once, with its codes (D-094)', () => {
  const ways: [name: string, codes: string, open: (page: Page) => Promise<void>][] = [
    ['random', '02/01', (page) => page.getByRole('link', { name: /ランダム/ }).click()],
    [
      'purpose',
      '02/04',
      async (page) => {
        await page.getByRole('link', { name: /目的から選ぶ/ }).click()
        for (const purpose of ['美容', '目覚めと眠り', 'ヘルスケア', 'デスクワーク']) {
          await page
            .locator('main')
            .getByRole('link', { name: new RegExp(purpose) })
            .waitFor()
        }
        await page.locator('main').getByRole('link', { name: /美容/ }).click()
        await page.getByRole('heading', { level: 1, name: '美容' }).waitFor()
        await page.locator('main li a').first().click()
      },
    ],
    [
      'category',
      '02/02',
      async (page) => {
        await page.getByRole('link', { name: /カテゴリーから選ぶ/ }).click()
        await page.locator('main section li a').first().click()
      },
    ],
    [
      'Kanade, chosen',
      '03/03',
      async (page) => {
        await page.locator('main').getByRole('link', { name: /奏/ }).click()
        await page.getByRole('heading', { level: 1, name: '奏（かなで）' }).waitFor()
        await page.locator('main li a').first().click()
      },
    ],
    [
      'Kanade by chance',
      '03/03',
      async (page) => {
        await page.locator('main').getByRole('link', { name: /奏/ }).click()
        await page.getByRole('link', { name: 'おまかせで聴く' }).click()
      },
    ],
  ]

  it.each(ways)('%s as %s', async (_name, codes, open) => {
    const before = (await product.plays()).length
    const page = await memberPage(free)
    await page.goto('/mypage/soundesthe')
    await open(page)
    await button(page, '再生する').click()
    await hearUntil(page, 6)
    await button(page, '一時停止する').click()
    await button(page, '終了する').click()
    await page.getByRole('heading', { name: 'おつかれさまでした' }).waitFor()
    const [play] = await playsSince(before)
    expect(`${play?.dmv_type_code}/${play?.plan_code}`).toBe(codes)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(5)
    expect(play?.played_seconds).toBeLessThanOrEqual(9)
  })
})

describe('A member without a plan', () => {
  it.each(['ループ', 'タイマー', 'メディカルサウンドと一緒に聴く'])(
    'is shown the plans for %s',
    async (name) => {
      const page = await memberPage(free)
      await openRandom(page)
      const toggle = page.getByRole('switch', { name, exact: true })
      await toggle.click()
      const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
      await dialog.getByText('おすすめ').waitFor()
      expect(await dialog.locator('li h3').count()).toBe(1)
      await dialog.getByText(/^[\d,]+ 円 \/ 月$/).waitFor()
      await dialog.getByRole('button', { name: '他のプランを見る' }).click()
      expect(await dialog.locator('li h3').count()).toBeGreaterThan(1)
      await dialog.getByRole('button', { name: '閉じる' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await toggle.isChecked()).toBe(false)
    },
  )

  it('may choose one and comes to the purchase', async () => {
    const page = await memberPage(free)
    await openRandom(page)
    await page.getByRole('switch', { name: 'タイマー', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '契約する' }).click()
    await page.waitForURL('**/payment')
    expect(await page.evaluate(() => localStorage.getItem('hibiki.chosen-product'))).toMatch(/^019aa000-/)
  })

  it('is told when the check itself fails, and can try again', async () => {
    const page = await memberPage(free)
    await openRandom(page)
    await page.route('**/v2/esthe/available-loop-func', (route) => route.abort())
    await page.getByRole('switch', { name: 'ループ', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
    await dialog.getByText('確認できませんでした。').waitFor()
    await page.unroute('**/v2/esthe/available-loop-func')
    await dialog.getByRole('button', { name: 'もう一度試す' }).click()
    await dialog.getByText('おすすめ').waitFor()
  })
})

describe('A member with a plan', () => {
  it('has the timer stop at the chosen time plus 1 s, while the tab is in the background', async () => {
    const before = (await product.plays()).length
    const page = await memberPage(subscriber)
    await openRandom(page)
    await page.getByRole('switch', { name: 'タイマー', exact: true }).click()
    const timer = page.getByRole('group', { name: 'タイマーの設定' })
    await timer.getByRole('combobox', { name: '分' }).selectOption('1')
    await audio(page).evaluate((element) => {
      const target = element as unknown as EventTarget & { paused: boolean; volume: number }
      const told = { begun: 0, ended: 0, silentAt: 0 }
      Object.assign(globalThis, { told })
      target.addEventListener('playing', () => {
        told.begun ||= performance.now()
      })
      target.addEventListener('pause', () => {
        told.ended = performance.now()
      })
      target.addEventListener('volumechange', () => {
        if (target.volume === 0) told.silentAt ||= performance.now()
      })
    })
    await button(page, '再生する').click()
    await hearUntil(page, 2)

    // A hidden tab at its worst: the page is told nothing about the sound any more, and another tab has the screen.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      window.addEventListener('timeupdate', (event) => event.stopImmediatePropagation(), true)
    })
    const other = await page.context().newPage()
    await other.goto('/environment')
    await other.bringToFront()
    const told = () => page.evaluate(() => (globalThis as unknown as { told: Record<string, number> }).told)
    await expect
      .poll(async () => (await told()).ended, { timeout: 75_000, interval: 1000 })
      .toBeGreaterThan(0)
    const { begun = 0, ended = 0, silentAt = 0 } = await told()
    const stoppedAfter = (ended - begun) / 1000
    expect(stoppedAfter).toBeGreaterThanOrEqual(60)
    expect(stoppedAfter).toBeLessThanOrEqual(62)
    expect((silentAt - begun) / 1000).toBeLessThanOrEqual(61)

    await page.bringToFront()
    await page
      .getByText(/タイマーが終わりました。/)
      .first()
      .waitFor()
    await button(page, '終了する').click()
    const [play] = await playsSince(before)
    expect(Math.abs((play?.played_seconds ?? 0) - 61)).toBeLessThanOrEqual(2)
  })

  it('hears the sound again and again with loop, in one record', async () => {
    const before = (await product.plays()).length
    const page = await memberPage(subscriber)
    await openRandom(page)
    await page.getByRole('switch', { name: 'ループ', exact: true }).click()
    await expect.poll(() => page.getByRole('switch', { name: 'ループ', exact: true }).isChecked()).toBe(true)
    await button(page, '再生する').click()
    await hearUntil(page, 21)
    await expect.poll(() => audioTime(page), { timeout: 15_000 }).toBeLessThan(10)
    await hearUntil(page, 3)
    await button(page, '一時停止する').click()
    await button(page, '終了する').click()
    const [play] = await playsSince(before)
    // The sound of the tests lasts 24 s.
    expect(play?.played_seconds).toBeGreaterThanOrEqual(25)
    expect(play?.played_seconds).toBeLessThanOrEqual(31)
  })

  it('hears a second track in step with the first', async () => {
    const before = (await product.plays()).length
    const page = await memberPage(subscriber)
    await page.goto('/mypage/kanade/random')
    await button(page, '再生する').click()
    await hearUntil(page, 2)
    await page.getByRole('switch', { name: 'メディカルサウンドと一緒に聴く' }).click()
    await page.getByText(/を一緒に再生しています/).waitFor()
    const apart = () =>
      page.locator('audio').evaluateAll((elements) => {
        const [first, second] = elements as unknown as {
          currentTime: number
          duration: number
          paused: boolean
        }[]
        if (!first || !second || second.paused) return 99
        const gap = Math.abs(first.currentTime - second.currentTime) % second.duration
        return Math.min(gap, second.duration - gap)
      })
    await expect.poll(apart, { timeout: 20_000, interval: 500 }).toBeLessThan(0.12)
    await button(page, '一時停止する').click()
    const paused = () =>
      page
        .locator('audio')
        .evaluateAll((elements) => elements.map((each) => (each as unknown as { paused: boolean }).paused))
    await expect.poll(paused).toEqual([true, true])
    // Its record belongs to this test: a late one would be counted in the next.
    await button(page, '終了する').click()
    await playsSince(before)
  })
})

describe('One play is one record', () => {
  it('after a reload it goes on at the same place, in the same record', async () => {
    const before = (await product.plays()).length
    const page = await memberPage(otherFree)
    await openRandom(page)
    const title = await page.locator('main section h2').first().textContent()
    await button(page, '再生する').click()
    await hearUntil(page, 8)
    await page.reload()
    await page.getByText('前回の続きから再生できます。').waitFor()
    expect(await page.locator('main section h2').first().textContent()).toBe(title)
    await button(page, '再生する').click()
    await hearUntil(page, 8)
    const resumedAt = await audioTime(page)
    await hearUntil(page, resumedAt + 4)
    await button(page, '一時停止する').click()
    await button(page, '終了する').click()
    await page.getByText('保存しました').waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(11)
    expect(play?.played_seconds).toBeLessThanOrEqual(15)
  })

  it('played half a minute without a network it is sent once the network is back', async () => {
    const before = (await product.plays()).length
    const page = await memberPage(otherSubscriber)
    await openRandom(page)
    await page.getByRole('switch', { name: 'ループ', exact: true }).click()
    await button(page, '再生する').click()
    await hearUntil(page, 23)
    await page.context().setOffline(true)
    await page.waitForTimeout(35_000)
    await page.getByText('通信を待っています').first().waitFor()
    await page.context().setOffline(false)
    await playsSince(before)
    await button(page, '一時停止する').click()
    await button(page, '終了する').click()
    await page.getByText('保存しました').waitFor()
    const plays = await playsSince(before)
    expect(plays[0]?.played_seconds).toBeGreaterThanOrEqual(55)
  })

  it('left for another page of the app it is recorded', async () => {
    const before = (await product.plays()).length
    const page = await memberPage(otherFree)
    await openRandom(page)
    await button(page, '再生する').click()
    await hearUntil(page, 6)
    await page
      .getByRole('navigation', { name: 'よく使うページ' })
      .getByRole('link', { name: 'メディカル' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'メディカルサウンド' }).waitFor()
    const [play] = await playsSince(before)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(5)
  })
})
