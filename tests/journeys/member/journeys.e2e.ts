import type { Page } from '@playwright/test'
import {
  codesOf,
  expectSeconds,
  finishPlay,
  listPlays,
  readAudioTime,
  startStopwatch,
  waitForPlays,
  waitUntilFullyLoaded,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { demoPassword, expect, test } from '../support/test.ts'

async function openRandomSound(page: Page): Promise<void> {
  await page.goto('/mypage/soundesthe')
  await page.getByRole('link', { name: /おまかせ/ }).click()
  await expect(page.getByRole('button', { name: '再生する' })).toBeVisible()
}

test.describe('A visitor', () => {
  test('hears the free sample in one tap without a record', async ({ page }) => {
    const records: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/dmv/')) records.push(request.url())
    })
    await page.goto('/')
    await page.getByRole('button', { name: /無料サンプルを聴く/ }).click()
    await waitUntilPlayedTo(page, 2)
    const first = await readAudioTime(page)
    await waitUntilPlayedTo(page, first + 1)
    await page.getByRole('button', { name: '一時停止する' }).click()
    await expect(page.getByRole('button', { name: '再生する', exact: true })).toBeVisible()
    const paused = await readAudioTime(page)
    await page.waitForTimeout(1500)
    expect(await readAudioTime(page)).toBe(paused)
    expect(records).toEqual([])
  })

  test('must log in for my page, and returns to the requested page', async ({ page }) => {
    await page.goto('/mypage/activity')
    await page.waitForURL('**/login**')
    await page.getByLabel('メールアドレス').fill('customer@hibiki.example')
    await page.getByLabel('パスワード', { exact: true }).fill(demoPassword)
    await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.waitForURL('**/mypage/activity')
    await expect(page.getByRole('heading', { name: 'ご利用状況' })).toBeVisible()
  })

  test('sees a page that leads home for an unknown address', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('link', { name: /ホーム/ }).first()).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
  })
})

test.describe('A member', () => {
  test('logs in, plays a random medical sound for 7 s, finishes, and sees exactly one record of it in activity', async ({
    product,
    member,
  }) => {
    const { page } = member
    await openRandomSound(page)

    const finish = page.getByRole('button', { name: '終了する' })
    const passed = startStopwatch()
    await page.getByRole('button', { name: '再生する' }).click()
    await waitUntilPlayedTo(page, 3)
    await expect(finish).toBeDisabled()
    await waitUntilPlayedTo(page, 7)
    await page.getByRole('button', { name: '一時停止する' }).click()
    await finish.click()
    const most = passed()

    await expect(page.getByText('おつかれさまでした')).toBeVisible()
    const play = await waitForPlays(product, member)
    await page.getByRole('link', { name: 'ご利用状況を見る' }).click()
    await page.getByRole('button', { name: '表で見る' }).click()
    // The newest month is the first row below the heading, and the last of its cells is medical sound.
    const heard = page.getByRole('row').nth(1).getByRole('cell').last()
    await expect(heard).toHaveText(`0分${play.counted_seconds}秒`)
    expect(codesOf(play)).toBe('02/01')
    expectSeconds(play, 6, most)
    expect(play.counted_seconds).toBe(play.played_seconds)
    expect(await listPlays(product, member)).toHaveLength(1)
  })

  test('has the play recorded on closing the page while listening', async ({ product, member }) => {
    const { page } = member
    await openRandomSound(page)
    await page.getByRole('button', { name: '再生する' }).click()
    await waitUntilPlayedTo(page, 6)
    await page.close({ runBeforeUnload: true })

    expect((await waitForPlays(product, member)).played_seconds).toBeGreaterThanOrEqual(5)
  })

  test('has the record sent once after the network was lost and is back', async ({ product, member }) => {
    const { page } = member
    await openRandomSound(page)
    await page.getByRole('button', { name: '再生する' }).click()
    await waitUntilPlayedTo(page, 1)
    await waitUntilFullyLoaded(page)
    await page.context().setOffline(true)
    await waitUntilPlayedTo(page, 6)
    await finishPlay(page)
    await expect(page.getByText('通信を待っています').first()).toBeVisible()
    expect(await listPlays(product, member)).toEqual([])

    await page.context().setOffline(false)
    expect((await waitForPlays(product, member)).played_seconds).toBeGreaterThanOrEqual(5)
  })

  test('is logged out by a login on a second device, and told so on the first one', async ({
    member: { page: first, email },
    logIn,
  }) => {
    const second = await logIn(email)

    await first.goto('/mypage/activity').catch(() => {})
    await expect(first.getByText('重複ログインのためログアウトしました。')).toBeVisible()
    await first.getByRole('alertdialog').getByRole('button').click()
    await first.waitForURL((url) => url.pathname === '/')
    await second.goto('/mypage/activity')
    await expect(second.getByRole('heading', { name: 'ご利用状況' })).toBeVisible()
  })
})
