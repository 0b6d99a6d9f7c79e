import { listPageFindingsBySize, navigateInApp, screenSizes } from '@hibiki/test-harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  logInDemoMember,
  type Product,
  readAudioTime,
  startProduct,
  waitUntilPlayedTo,
} from './support/product.ts'

const listPages = [
  'soundesthe',
  'soundesthe/purpose',
  'soundesthe/purpose?code=01',
  'soundesthe/category',
  'kanade',
  'activity',
]

let product: Product

beforeAll(async () => {
  product = await startProduct({ webFonts: true })
})
afterAll(() => product?.close())

describe('pages of sounds on a phone and on a desktop', () => {
  it('have no serious axe finding and stay inside the screen, with their dialogs', async () => {
    const page = await product.newPage(screenSizes.phone)
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await logInDemoMember(page, 'general@hibiki.example')
    for (const path of listPages) {
      await navigateInApp(page, `/mypage/${path}`)
      await page.locator('main h1').waitFor()
      expect(await listPageFindingsBySize(page)).toEqual([])
    }
    await navigateInApp(page, '/mypage/kanade/random')
    await page.getByRole('switch', { name: 'タイマー', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: '他のプランを見る' }).click()
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
    await page.context().close()
  })

  it('have no serious axe finding in the player with everything switched on', async () => {
    const page = await product.newPage(screenSizes.phone)
    await logInDemoMember(page, 'premium@hibiki.example')
    await page.goto('/mypage/kanade/random')
    await page.getByRole('switch', { name: 'タイマー', exact: true }).click()
    await page.getByRole('group', { name: 'タイマーの設定' }).waitFor()
    await page.getByRole('switch', { name: 'メディカルサウンドと一緒に聴く' }).click()
    await page.getByText(/を一緒に再生しています/).waitFor()
    expect(await listPageFindingsBySize(page)).toEqual([])
    await page.getByRole('combobox', { name: '分' }).selectOption('0')
    await page.getByText(/タイマーの値が不正です。/).waitFor()
    expect(await listPageFindingsBySize(page)).toEqual([])
    await page.context().close()
  })

  it('let the booklets of the home page be leafed through', async () => {
    const page = await product.newPage(screenSizes.phone)
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await page.goto('/#intro-papers')
    await page.locator('#intro-papers').scrollIntoViewIfNeeded()
    await page.locator('#intro-papers canvas').first().waitFor()
    await page.getByRole('button', { name: '次のページ' }).click()
    await page.locator('#intro-papers p', { hasText: /^2 \/ \d+$/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page
      .locator('#intro-papers .textLayer')
      .filter({ hasText: /\S/ })
      .first()
      .waitFor({ state: 'attached' })
    await page.reload()
    await page.locator('#intro-papers').scrollIntoViewIfNeeded()
    await page.locator('#intro-papers p', { hasText: /^2 \/ \d+$/ }).waitFor()
    await page.locator('#intro-papers canvas').first().waitFor()
    expect(await listPageFindingsBySize(page)).toEqual([])
    expect(violations).toEqual([])
    await page.context().close()
  })
})

describe('the player by keyboard', () => {
  it('lets a member turn a switch, play, seek, pause and finish', async () => {
    const page = await product.newPage(screenSizes.desktop)
    await logInDemoMember(page, 'customer2@hibiki.example')
    await page.goto('/mypage/soundesthe/random')
    await page.getByRole('button', { name: '再生する', exact: true }).press('Enter')
    await waitUntilPlayedTo(page, 2)
    await page.getByText('再生中です').waitFor({ state: 'attached' })
    await page.getByRole('slider', { name: '再生位置' }).focus()
    const before = await readAudioTime(page)
    await page.keyboard.press('PageUp')
    await expect.poll(() => readAudioTime(page)).toBeGreaterThanOrEqual(before + 9)
    await page.getByRole('region', { name: /^プレーヤー/ }).focus()
    await page.keyboard.press('Space')
    await page.getByText('一時停止しました').waitFor({ state: 'attached' })
    await page.getByRole('switch', { name: 'ループ', exact: true }).press('Space')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '終了する' }).press('Enter')
    await page.getByRole('heading', { name: 'おつかれさまでした' }).waitFor()
    await page.context().close()
  })
})
