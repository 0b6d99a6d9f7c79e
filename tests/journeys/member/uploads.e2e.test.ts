import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPageFindingsBySize, waitForPageToSettle } from '@hibiki/test-harness'
import { chooseCount } from '@hibiki/test-harness/proofs'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { logInDemoMember, type Product, startProduct, waitUntilPlayedTo } from './support/product.ts'
import { buildSilentMp3, countMp3Frames } from './support/silent-mp3.ts'

const MB = 1024 * 1024
const LARGE_MB = chooseCount({ test: 32, prove: 60 })

let product: Product
let folder: string
const pages: Page[] = []

beforeAll(async () => {
  product = await startProduct({ webFonts: true })
  folder = await mkdtemp(join(tmpdir(), 'hibiki-uploads-'))
})
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})
afterAll(async () => {
  await product?.close()
  await rm(folder, { recursive: true, force: true })
})

async function pageOf(email: string): Promise<Page> {
  const page = await product.newPage()
  pages.push(page)
  await logInDemoMember(page, email)
  return page
}

async function file(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const percentOf = async (page: Page) =>
  Number((await page.getByRole('progressbar').getAttribute('aria-valuenow')) ?? 0)
const reaches = (page: Page, percent: number) =>
  expect.poll(() => percentOf(page), { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(percent)

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
  await alert.getByText(text, { exact: true }).waitFor({ timeout: 60_000 })
  await alert.getByRole('button', { name: '閉じる' }).click()
  await alert.waitFor({ state: 'detached' })
}

describe(`an upload of ${LARGE_MB} MB over a connection that drops`, () => {
  const title = '長い夜の海'

  it('continues by itself and after a reload, is checked, and can be heard', async () => {
    const path = await file('長い夜の海.mp3', buildSilentMp3(countMp3Frames(LARGE_MB), 1))
    const page = await pageOf('admin@hibiki.example')
    const offsets: number[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
    })
    await page.goto('/mypage/upload/sound')
    await page.getByLabel(/^ファイル/).setInputFiles(path)
    expect(await button(page, 'アップロード').isDisabled()).toBe(true)
    await describeSound(page, title)
    const beOffline = await mobileNetwork(page)
    await button(page, 'アップロード').click()
    await reaches(page, 15)
    expect(await button(page, 'アップロード').isDisabled()).toBe(true)

    await beOffline(true)
    await page.getByText('通信の回復を待っています。回復すると自動で再開します。').waitFor()
    await beOffline(false)
    await reaches(page, 35)

    await button(page, '一時停止').click()
    await page.getByText('一時停止しています。').waitFor()
    await button(page, '再開する').click()
    await reaches(page, 50)

    await page.route('**/api/upload/tus/**', (route) => route.abort())
    await page.getByText('通信の回復を待っています。', { exact: false }).waitFor({ timeout: 30_000 })
    await page.reload()
    await page.unroute('**/api/upload/tus/**')
    await page.getByText(/^「長い夜の海\.mp3」の送信が\d+%で止まっています。$/).waitFor()
    offsets.length = 0
    await page.getByLabel(/^ファイル/).setInputFiles(path)
    await button(page, '続きから再開').click()
    await closeAlert(page, '正常に登録できました。')
    expect(offsets[0]).toBeGreaterThan((LARGE_MB / 3) * MB)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('unfinished')

    await page.getByRole('tab', { name: '削除' }).click()
    await page.getByRole('searchbox').fill(title)
    await button(page, '検索').click()
    await button(page, `「${title}」を聴く`).click()
    await waitUntilPlayedTo(page, 2)
  }, 240_000)

  it('is never chosen again after its deletion, while its title stays in existing records', async () => {
    const member = await pageOf('general@hibiki.example')
    await member.goto('/mypage/soundesthe/category')
    await member.locator('main').getByRole('link', { name: title }).click()
    await button(member, '再生する').click()
    await waitUntilPlayedTo(member, 6)
    await button(member, '一時停止する').click()
    await button(member, '終了する').click()
    await member.getByRole('heading', { name: 'おつかれさまでした' }).waitFor()
    await expect.poll(() => product.playsOf(title), { timeout: 30_000 }).toHaveLength(1)
    const [recordId] = await product.playsOf(title)

    const admin = await pageOf('admin@hibiki.example')
    await admin.goto('/mypage/upload/sound?tab=delete')
    const remove = button(admin, '削除')
    await admin.getByRole('checkbox', { name: `「${title}」を選択` }).check()
    expect(await remove.isEnabled()).toBe(true)
    await admin.getByRole('checkbox').nth(1).check()
    expect(await remove.isDisabled()).toBe(true)
    await admin.getByRole('checkbox').nth(1).uncheck()
    await remove.click()
    await admin.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await closeAlert(admin, '削除に成功しました。')
    await expect.poll(() => admin.getByText(title, { exact: true }).count()).toBe(0)

    const titles = async () => {
      const answer = await member.request.get('/api/api/natural-sound/list')
      return ((await answer.json()) as { title: string }[]).map((sound) => sound.title)
    }
    await expect.poll(titles).not.toContain(title)
    await member.goto('/mypage/soundesthe/category')
    await member.locator('main li').first().waitFor()
    expect(await member.getByText(title, { exact: true }).count()).toBe(0)
    const result = await member.request.get(`/api/dmv/record-result?recordId=${recordId}`)
    expect(await result.json()).toMatchObject({ soundName: title })
  })
})

describe('a file that is no sound', () => {
  const ways = [
    ['a small one, sent in one request', 2],
    ['a large one, sent in pieces', 9],
  ] as const

  it.each(ways)('is rejected with a sentence: %s', async (_how, megabytes) => {
    const path = await file(
      `no-sound-${megabytes}.mp3`,
      Buffer.alloc(megabytes * MB, 'これは音ではありません。'),
    )
    const page = await pageOf('admin@hibiki.example')
    await page.goto('/mypage/upload/enterprise')
    await page.getByLabel(/^ファイル/).setInputFiles(path)
    await button(page, 'アップロード').click()
    const alert = page.getByRole('alertdialog', { name: '登録に失敗しました。' })
    await alert.getByText('MP3形式の音声ファイルを選択してください。').waitFor({ timeout: 60_000 })
    await alert.getByRole('button', { name: '閉じる' }).click()
    await page.getByRole('alert').getByText('MP3形式の音声ファイルを選択してください。').waitFor()
    await page.getByRole('tab', { name: '削除' }).click()
    await page.locator('main li, main :text("登録されている音源はありません。")').first().waitFor()
    expect(await page.locator('main li').filter({ hasText: 'no-sound' }).count()).toBe(0)
  })
})

describe('a member who may not upload', () => {
  it('is led away from the upload pages, and sees no link to them', async () => {
    const page = await pageOf('premium@hibiki.example')
    await page.goto('/mypage/upload/dmv')
    await page.waitForURL((url) => !url.pathname.includes('upload'))
    await page.locator('main h1').waitFor()
    await waitForPageToSettle(page)
    expect(await page.getByRole('link', { name: 'アップロード' }).count()).toBe(0)
  })
})

describe('the upload pages on a phone and on a desktop', () => {
  it('fit the screen and have no serious axe finding', { timeout: 300_000 }, async () => {
    const page = await pageOf('admin@hibiki.example')
    const kinds = ['dmv', 'sound_therapy', 'sound', 'kanade', 'enterprise']
    for (const path of ['', ...kinds.flatMap((kind) => [`/${kind}`, `/${kind}?tab=delete`])]) {
      await page.goto(`/mypage/upload${path}`)
      await page
        .locator('main')
        .getByRole('button', { name: /アップロード|削除/ })
        .or(page.locator('main li a'))
        .first()
        .waitFor()
      expect({ path, found: await listPageFindingsBySize(page) }).toEqual({ path, found: [] })
    }
  })
})
