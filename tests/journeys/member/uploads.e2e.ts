import { writeFile } from 'node:fs/promises'
import { listPageFindingsBySize, waitForPageToSettle } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import type { Page } from '@playwright/test'
import { fetchJson } from '../support/api.ts'
import { findButton as button, finishPlay, waitForPlays, waitUntilPlayedTo } from '../support/plays.ts'
import { buildSilentMp3, countMp3Frames } from '../support/silent-mp3.ts'
import { expect, test } from '../support/test.ts'

const MB = 1024 * 1024
const LARGE_MB = chooseCount({ test: 32, prove: 60 })

const percentOf = async (page: Page) =>
  Number((await page.getByRole('progressbar').getAttribute('aria-valuenow')) ?? 0)
const reaches = (page: Page, percent: number) =>
  expect.poll(() => percentOf(page), { timeout: 60_000, intervals: [50] }).toBeGreaterThanOrEqual(percent)

/** Fills in the form of a nature sound except its file. */
async function describeSound(page: Page, title: string): Promise<void> {
  await page.getByLabel(/^タイトル/).fill(title)
  for (const label of [/^ジャンル/, /^国/, /^目的/]) await page.getByLabel(label).selectOption({ index: 1 })
  await page.locator('fieldset fieldset').getByRole('checkbox').first().check()
}

/** Limits the page's network to a mobile upload (6 MB a second), and interrupts it. */
async function mobileNetwork(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  const rest = { latency: 0, downloadThroughput: -1, uploadThroughput: (LARGE_MB / 10) * MB }
  const become = async (offline: boolean) => {
    await devtools.send('Network.emulateNetworkConditions', { ...rest, offline })
  }
  await become(false)
  return become
}

async function closeAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await expect(alert.getByText(text, { exact: true })).toBeVisible({ timeout: 60_000 })
  await alert.getByRole('button', { name: '閉じる' }).click()
  await expect(alert).toHaveCount(0)
}

test.describe(`an upload of ${LARGE_MB} MB over a connection that drops`, () => {
  const title = '長い夜の海'

  test('continues by itself and after a reload, is checked and heard, and is never chosen again after its deletion, while its title stays in records', async ({
    product,
    admin: page,
    member,
  }, testInfo) => {
    test.setTimeout(240_000)

    const path = testInfo.outputPath('長い夜の海.mp3')
    await writeFile(path, buildSilentMp3(countMp3Frames(LARGE_MB), 1))
    const offsets: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    })
    await page.goto('/mypage/upload/sound')
    await page.getByLabel(/^ファイル/).setInputFiles(path)
    await expect(button(page, 'アップロード')).toBeDisabled()
    await describeSound(page, title)
    const beOffline = await mobileNetwork(page)
    await button(page, 'アップロード').click()
    await reaches(page, 15)
    await expect(button(page, 'アップロード')).toBeDisabled()

    await beOffline(true)
    await expect(page.getByText('通信の回復を待っています。回復すると自動で再開します。')).toBeVisible()
    await beOffline(false)
    await reaches(page, 35)

    await button(page, '一時停止').click()
    await expect(page.getByText('一時停止しています。')).toBeVisible()
    await button(page, '再開する').click()
    await reaches(page, 50)

    await page.route('**/api/upload/tus/**', (route) => route.abort())
    await expect(page.getByText('通信の回復を待っています。', { exact: false })).toBeVisible({
      timeout: 30_000,
    })
    await page.reload()
    await page.unroute('**/api/upload/tus/**')
    await expect(page.getByText(/^「長い夜の海\.mp3」の送信が\d+%で止まっています。$/)).toBeVisible()
    offsets.length = 0
    await page.getByLabel(/^ファイル/).setInputFiles(path)
    await button(page, '続きから再開').click()
    await closeAlert(page, '正常に登録できました。')
    expect(offsets[0]).toBeGreaterThan((LARGE_MB / 3) * MB)
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('unfinished')

    await page.getByRole('tab', { name: '削除' }).click()
    await page.getByRole('searchbox').fill(title)
    await button(page, '検索').click()
    await button(page, `「${title}」を聴く`).click()
    await waitUntilPlayedTo(page, 2)

    const listener = member.page
    await listener.goto('/mypage/soundesthe/category')
    await listener.locator('main').getByRole('link', { name: title }).click()
    await button(listener, '再生する').click()
    await waitUntilPlayedTo(listener, 6)
    await finishPlay(listener)
    await expect(listener.getByRole('heading', { name: 'おつかれさまでした' })).toBeVisible()
    const { id: recordId } = await waitForPlays(product, member)

    await page.goto('/mypage/upload/sound?tab=delete')
    const remove = button(page, '削除')
    await page.getByRole('checkbox', { name: `「${title}」を選択` }).check()
    await expect(remove).toBeEnabled()
    await page.getByRole('checkbox').nth(1).check()
    await expect(remove).toBeDisabled()
    await page.getByRole('checkbox').nth(1).uncheck()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await closeAlert(page, '削除に成功しました。')
    await expect(page.getByText(title, { exact: true })).toHaveCount(0)

    const titles = async () =>
      (await fetchJson(listener, 'api/natural-sound/list')).map((sound: { title: string }) => sound.title)
    await expect.poll(titles).not.toContain(title)
    await listener.goto('/mypage/soundesthe/category')
    await expect(listener.locator('main li').first()).toBeVisible()
    await expect(listener.getByText(title, { exact: true })).toHaveCount(0)
    expect(await fetchJson(listener, `dmv/record-result?recordId=${recordId}`)).toMatchObject({
      soundName: title,
    })
  })
})

test.describe('a file that is no sound', () => {
  const ways = [
    ['a small one, sent in one request', 2],
    ['a large one, sent in pieces', 9],
  ] as const

  for (const [how, megabytes] of ways)
    test(`is rejected with a sentence: ${how}`, async ({ admin: page }, testInfo) => {
      const path = testInfo.outputPath(`no-sound-${megabytes}.mp3`)
      await writeFile(path, Buffer.alloc(megabytes * MB, 'これは音ではありません。'))
      await page.goto('/mypage/upload/enterprise')
      await page.getByLabel(/^ファイル/).setInputFiles(path)
      await button(page, 'アップロード').click()
      const alert = page.getByRole('alertdialog', { name: '登録に失敗しました。' })
      await expect(alert.getByText('MP3形式の音声ファイルを選択してください。')).toBeVisible({
        timeout: 60_000,
      })
      await alert.getByRole('button', { name: '閉じる' }).click()
      await expect(
        page.getByRole('alert').getByText('MP3形式の音声ファイルを選択してください。'),
      ).toBeVisible()
      await page.getByRole('tab', { name: '削除' }).click()
      await expect(
        page.locator('main li, main :text("登録されている音源はありません。")').first(),
      ).toBeVisible()
      await expect(page.locator('main li').filter({ hasText: 'no-sound' })).toHaveCount(0)
    })
})

test.describe('a member who may not upload', () => {
  test('is led away from the upload pages, and sees no link to them', async ({ subscriber: { page } }) => {
    await page.goto('/mypage/upload/dmv')
    await page.waitForURL((url) => !url.pathname.includes('upload'))
    await expect(page.locator('main h1')).toBeVisible()
    await waitForPageToSettle(page)
    await expect(page.getByRole('link', { name: 'アップロード' })).toHaveCount(0)
  })
})

test.describe('the upload pages on a phone and on a desktop', () => {
  test('fit the screen and have no serious axe finding', async ({ admin: page }) => {
    test.setTimeout(300_000)
    const kinds = ['dmv', 'sound_therapy', 'sound', 'kanade', 'enterprise']
    for (const path of ['', ...kinds.flatMap((kind) => [`/${kind}`, `/${kind}?tab=delete`])]) {
      await page.goto(`/mypage/upload${path}`)
      await expect(
        page
          .locator('main')
          .getByRole('button', { name: /アップロード|削除/ })
          .or(page.locator('main li a'))
          .first(),
      ).toBeVisible()
      expect({ path, found: await listPageFindingsBySize(page) }).toEqual({ path, found: [] })
    }
  })
})
