import type { Page } from '@playwright/test'
import { deviceSettings } from '../../../frontends/member-app/src/lib/device-data/device-settings.ts'
import { submitLogin } from '../support/members.ts'
import { findButton, finishPlay, openRandomSoundPage, waitUntilPlayedTo } from '../support/plays.ts'
import { demoPassword, expect, test } from '../support/test.ts'

/** Everything that the browser stores for the app: names and contents of both storages, cached addresses, and rows of databases. */
interface DeviceContent {
  entries: [name: string, content: string][]
  cached: [cache: string, url: string][]
  rows: string[]
}

const READ_DEVICE = `(async () => {
  const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
  const cached = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) cached.push([name, url])
  const wait = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const rows = []
  for (const { name } of await indexedDB.databases()) {
    const database = await wait(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      for (const row of await wait(database.transaction(store).objectStore(store).getAll())) rows.push(JSON.stringify(row))
    database.close()
  }
  return { entries, cached, rows }
})()`
const readDevice = (page: Page) => page.evaluate<DeviceContent>(READ_DEVICE)

const isDeviceSetting = (name: string): boolean =>
  deviceSettings.some((setting) => (setting.isPrefix ? name.startsWith(setting.name) : name === setting.name))

/** Lists what the browser stores besides the choices made for the device and the app's own files. */
async function listTraces(page: Page): Promise<string[]> {
  const { entries, cached, rows } = await readDevice(page)
  const names = [...entries.map(([name]) => name), ...cached.map(([cache]) => cache)]
  return [...new Set(names.filter((name) => !isDeviceSetting(name))), ...rows]
}

/** Hears one sound to its end with the mood before and after, and leaves the next one in its middle. */
async function leaveTraces(page: Page): Promise<void> {
  await openRandomSoundPage(page)
  await page.getByRole('group', { name: 'いまの気分は？' }).getByRole('button', { name: 'ふつう' }).click()
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 3)
  await finishPlay(page)
  await page
    .getByRole('group', { name: '聴いたあとの気分は？' })
    .getByRole('button', { name: '良い', exact: true })
    .click()
  await openRandomSoundPage(page)
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 3)
  await expect
    .poll(() => listTraces(page))
    .toEqual(
      expect.arrayContaining(['hibiki.evening-listening', 'hibiki.last-check-in', 'hibiki.session.member']),
    )
}

/** Opens a page with the menu and waits until the server has everything that the device would otherwise keep for its member. */
async function openPageWithMenu(page: Page): Promise<void> {
  await page.goto('/mypage/activity')
  await expect(page.getByRole('heading', { level: 1, name: 'ご利用状況' })).toBeVisible()
  await expect.poll(async () => (await readDevice(page)).rows, { timeout: 60_000 }).toEqual([])
}

/** Logs out by the menu and waits until the browser has nothing of the member. */
async function logOutByMenu(page: Page): Promise<void> {
  await findButton(page, 'メニューを開く').click()
  await page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { name: 'ログイン' })).toBeVisible()
  await expect.poll(() => listTraces(page)).toEqual([])
}

test.describe('A device that two members share', () => {
  test('shows and stores nothing of the member who logged out to the one who logs in', async ({
    product,
    member,
  }) => {
    const { page } = member
    const next = await product.createAccount()
    await leaveTraces(page)
    await openPageWithMenu(page)
    await logOutByMenu(page)

    await submitLogin(page, next.email)
    await page.waitForURL('**/mypage/**')
    await page.goto('/mypage/activity')
    await expect(page.getByText('まだ記録がありません。', { exact: false }).first()).toBeVisible()
    await page.goto('/mypage/soundesthe')
    await expect(page.getByRole('heading', { level: 1, name: 'メディカルサウンド' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '最近聴いた音' })).toHaveCount(0)
    const stored = JSON.stringify(await readDevice(page))
    expect(stored).toContain(next.id)
    expect(stored).not.toContain(member.id)
  })

  test('shows no conversation and no draft to the next member, also without a reload in between', async ({
    subscriber,
    createSubscriber,
  }) => {
    const { page } = subscriber
    const next = await createSubscriber()
    const question = '雨の音をさがしています'
    await page.goto('/support/chat')
    await page.getByRole('button', { name: '新しいチャット' }).click()
    await page.getByRole('dialog').getByLabel('件名').fill('内緒の相談')
    await expect.poll(async () => JSON.stringify(await readDevice(page))).toContain('内緒の相談')
    await page.goto('/mypage/ai-chat')
    await page.getByLabel('質問').fill(question)
    await page.getByRole('button', { name: '送信' }).click()
    await expect(page.getByLabel('これまでの会話')).toBeVisible()
    await logOutByMenu(page)

    await page.getByLabel('メールアドレス').fill(next.email)
    await page.getByLabel('パスワード', { exact: true }).fill(demoPassword)
    await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.waitForURL('**/mypage/**')
    await findButton(page, 'メニューを開く').click()
    await page.getByRole('dialog').getByRole('link', { name: 'AIアドバイザー' }).click()
    await expect(page.getByRole('button', { name: '領収書は？' })).toBeVisible()
    await expect(page.getByText(question)).toHaveCount(0)
    await expect(page.getByLabel('これまでの会話')).toHaveCount(0)
    const stored = JSON.stringify(await readDevice(page))
    expect(stored).toContain(next.id)
    for (const trace of [subscriber.id, '内緒の相談', question]) expect(stored).not.toContain(trace)
  })

  test('keeps nothing of a member whose session another login ended', async ({ member, logIn }) => {
    const { page, email } = member
    await leaveTraces(page)
    await openPageWithMenu(page)
    await logIn(email)
    await page.goto('/mypage/calendar')
    await expect(page.getByText('重複ログインのためログアウトしました。')).toBeVisible()
    await expect.poll(() => listTraces(page)).toEqual([])
  })
})
