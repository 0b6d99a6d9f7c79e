import type { Page } from '@playwright/test'
import { finishPlay, openRandomSoundPage, waitUntilPlayedTo } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

/** What stays on a device after a member: its own settings. */
const settings = ['hibiki.page-scale', 'hibiki.page-scale.member']

const listStoredNames = (page: Page): Promise<string[]> =>
  page.evaluate('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]')

async function listForeignNames(page: Page): Promise<string[]> {
  return (await listStoredNames(page)).filter((name) => !settings.includes(name))
}

/** Hears one sound to its end and begins another, so that both the evening and the play are on the device. */
async function leaveTraces(page: Page): Promise<void> {
  await openRandomSoundPage(page)
  await page.getByRole('button', { name: '再生する' }).click()
  await waitUntilPlayedTo(page, 3)
  await finishPlay(page)
  await openRandomSoundPage(page)
  await page.getByRole('button', { name: '再生する' }).click()
  await waitUntilPlayedTo(page, 3)
  await expect
    .poll(() => listStoredNames(page))
    .toEqual(expect.arrayContaining(['hibiki.evening-listening', 'hibiki.session.member']))
}

test.describe('A device that somebody else uses next', () => {
  test('has nothing of a member who logged out while a sound played', async ({ member: { page } }) => {
    await leaveTraces(page)
    await page.getByRole('button', { name: 'ログアウト' }).first().click()
    await page.waitForURL('**/login')
    await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
    expect(await listForeignNames(page)).toEqual([])
    await page.goto('/')
    expect(await listForeignNames(page)).toEqual([])
  })

  test('has nothing of a member whose session another login ended while a sound played', async ({
    member: { page, email },
    logIn,
  }) => {
    await leaveTraces(page)
    const otherTab = await page.context().newPage()
    await otherTab.goto('/mypage/tonight')
    await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible()
    await logIn(email)
    await otherTab.goto('/mypage/activity')
    await expect(otherTab.getByText('重複ログインのためログアウトしました。')).toBeVisible()
    // The tab with the sound hears of it from the other one.
    await expect.poll(() => listForeignNames(page)).toEqual([])
    await expect.poll(() => listForeignNames(otherTab)).toEqual([])
  })
})
