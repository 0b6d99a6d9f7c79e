import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startStopwatch, waitUntilPlayedTo } from './support/product.ts'
import {
  findButton,
  findSwitch,
  finishPlay,
  freeMemberEmail,
  openRandomSoundPage,
  setUpSoundJourneys,
} from './support/sound-journeys.ts'

const { memberPage, playsSoFar, playsSince } = setUpSoundJourneys()

describe('A sound is played and recorded once, with its codes,', () => {
  const ways: [name: string, codes: string, open: (page: Page) => Promise<void>][] = [
    ['the random choice', '02/01', (page) => page.getByRole('link', { name: /おまかせ/ }).click()],
    [
      'a purpose',
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
      'a category',
      '02/02',
      async (page) => {
        await page.getByRole('link', { name: /カテゴリーから選ぶ/ }).click()
        await page.getByRole('heading', { level: 1, name: /カテゴリー/ }).waitFor()
        await page.locator('main section li a').first().click()
      },
    ],
    [
      'the list of Kanade',
      '03/03',
      async (page) => {
        await page.locator('main').getByRole('link', { name: /奏/ }).click()
        await page.getByRole('heading', { level: 1, name: '奏（かなで）' }).waitFor()
        await page.locator('main li a').first().click()
      },
    ],
    [
      'the random choice of Kanade',
      '03/03',
      async (page) => {
        await page.locator('main').getByRole('link', { name: /奏/ }).click()
        await page.getByRole('link', { name: 'おまかせで聴く' }).click()
      },
    ],
  ]

  it.each(ways)('through %s as %s', async (_name, codes, open) => {
    const before = await playsSoFar()
    const page = await memberPage(freeMemberEmail)
    await page.goto('/mypage/soundesthe')
    await open(page)
    const passed = startStopwatch()
    await findButton(page, '再生する').click()
    await waitUntilPlayedTo(page, 3)
    await finishPlay(page)
    const most = passed()
    await page.getByRole('heading', { name: 'おつかれさまでした' }).waitFor()
    const [play] = await playsSince(before)
    expect(`${play?.dmv_type_code}/${play?.plan_code}`).toBe(codes)
    expect(play?.played_seconds).toBeGreaterThanOrEqual(2)
    expect(play?.played_seconds).toBeLessThanOrEqual(most)
  })
})

describe('A member without a plan', () => {
  it.each(['ループ', 'タイマー', 'メディカルサウンドと一緒に聴く'])(
    'sees the plans on entering %s',
    async (name) => {
      const page = await memberPage(freeMemberEmail)
      await openRandomSoundPage(page)
      await findSwitch(page, name).click()
      const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
      await dialog.getByText('おすすめ').waitFor()
      expect(await dialog.locator('li h3').count()).toBe(1)
      await dialog.getByText(/^[\d,]+ 円 \/ 月$/).waitFor()
      await dialog.getByRole('button', { name: '他のプランを見る' }).click()
      expect(await dialog.locator('li h3').count()).toBeGreaterThan(1)
      await dialog.getByRole('button', { name: '閉じる' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await findSwitch(page, name).isChecked()).toBe(false)
    },
  )

  it('chooses a plan and comes to the purchase', async () => {
    const page = await memberPage(freeMemberEmail)
    await openRandomSoundPage(page)
    await findSwitch(page, 'タイマー').click()
    await page.getByRole('dialog').getByRole('button', { name: '契約する' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/payment')
    expect(await page.evaluate(() => localStorage.getItem('hibiki.purchase-draft'))).toContain('019aa000-')
  })

  it('reads that the check failed, and can retry it', async () => {
    const page = await memberPage(freeMemberEmail)
    await openRandomSoundPage(page)
    await page.route('**/v2/esthe/available-loop-func', (route) => route.fulfill({ status: 500 }))
    await findSwitch(page, 'ループ').click()
    const dialog = page.getByRole('dialog', { name: 'プランのご案内' })
    await dialog.getByText('確認できませんでした。').waitFor()
    await page.unroute('**/v2/esthe/available-loop-func')
    await dialog.getByRole('button', { name: 'もう一度試す' }).click()
    await dialog.getByText('おすすめ').waitFor()
  })
})
