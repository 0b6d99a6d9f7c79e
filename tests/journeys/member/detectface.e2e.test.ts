import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { navigateInApp } from '@hibiki/test-harness'
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitForStep } from './support/buying.ts'
import { facePhotoBuilders, writeFaceFilm } from './support/face-photos.ts'
import { createMoneyCalls } from './support/money.ts'
import { logInDemoMember, type Product, startProduct, waitUntilPlayedTo } from './support/product.ts'
import { findButton } from './support/sound-journeys.ts'

let folder: string
let product: Product
let content: pg.Pool
let page: Page

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hibiki-camera-'))
  const film = `--use-file-for-fake-video-capture=${await writeFaceFilm(folder)}`
  product = await startProduct({ demoSounds: 'esthe', chromium: { fakeCamera: true, args: [film] } })
  content = new pg.Pool({ connectionString: product.databases.content, max: 1 })
  page = await product.newPage()
  await logInDemoMember(page, 'customer@hibiki.example')
})
afterAll(async () => {
  await content?.end()
  await product?.close()
  await rm(folder, { recursive: true, force: true })
})

const openFace = () => page.goto('/mypage/aiesthe/detectface')
const publish = () => page.getByRole('checkbox', { name: '診断結果を担当者に公開する' })
const idOfResult = () => new URL(page.url()).searchParams.get('id') ?? ''

/** The engine is slow with the first photo, because it is fetched and compiled. */
const timeout = { timeout: 60_000 }

/** Waits until the browser has checked the photo and allows it to be sent. */
async function sendPhoto(name: string) {
  await page.locator('main').getByRole('button', { name, disabled: false }).click(timeout)
}

/**
 * Seconds into the film, which begins again whenever the camera is switched on: the same frame twice would be the same photo,
 * which is rejected.
 */
async function takePhoto(seconds: number, begin = 'カメラを使う') {
  await findButton(page, begin).click()
  await page.getByLabel('カメラの映像').waitFor()
  await page.waitForFunction((from) => (document.querySelector('video')?.currentTime ?? 0) > from, seconds)
  await findButton(page, '撮影する').click()
  await page.getByRole('img', { name: '撮影した写真' }).waitFor()
}

async function chooseFile(photo: keyof typeof facePhotoBuilders) {
  await page.getByLabel('写真ファイルを選ぶ').setInputFiles(await facePhotoBuilders[photo]())
}

async function playFor(seconds: number) {
  await page.getByRole('region', { name: /^プレーヤー/ }).waitFor(timeout)
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, seconds)
  expect(await findButton(page, '次へ進む').isDisabled()).toBe(true)
  await findButton(page, '一時停止する').click()
}

/** Resolves when the page shows a text, however briefly: an observer misses none on a busy machine, as polling does. */
function hasShown(text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!document.body.textContent?.includes(wanted)) return
          observer.disconnect()
          resolve()
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    text,
  )
}

/** Returns what the person in charge may see of a result. */
async function statusFor(pic: Page, detectId: string): Promise<number> {
  return (await pic.request.get(`/api/aiesthe/detect-result?detectId=${detectId}`)).status()
}

describe('A face diagnosis with the camera', () => {
  it('leads over both photos to the result, and continues at the same step after a reload', async () => {
    await openFace()
    await waitForStep(page, 'コースを選ぶ')
    await page.getByRole('radio', { name: /20分/ }).check()
    await page.reload()
    await page.getByRole('radio', { name: /20分/ }).check()
    await findButton(page, '次へ進む').click()

    await waitForStep(page, 'Before写真を撮る')
    await page.reload()
    await waitForStep(page, 'Before写真を撮る')
    expect(await findButton(page, 'この写真で診断する').isDisabled()).toBe(true)
    await takePhoto(0)
    await takePhoto(0, '撮り直す')
    await publish().check()
    const isChoosing = hasShown('AIがあなたに合う振動を選んでいます…')
    await Promise.all([isChoosing, sendPhoto('この写真で診断する')])
    await waitForStep(page, '振動を体験する')
    const heading = page.getByRole('region', { name: /^プレーヤー/ }).getByRole('heading', { level: 2 })
    const sound = await heading.textContent(timeout)
    expect(sound).toMatch(/（20分）$/)
    const why = page.getByRole('region', { name: 'この音をお選びした理由' }).getByRole('paragraph')
    const reason = (await why.textContent()) ?? ''
    expect(reason).toContain('振動')
    await playFor(3)
    await page.reload()
    await page.getByRole('region', { name: `プレーヤー：${sound}` }).waitFor(timeout)
    expect(await why.textContent()).toBe(reason)
    await playFor(5)
    await findButton(page, '次へ進む').click()

    await waitForStep(page, 'After写真を撮る')
    await page.reload()
    await waitForStep(page, 'After写真を撮る')
    expect(await publish().isChecked()).toBe(true)
    await findButton(page, 'カメラを使う').click()
    await page.getByRole('img', { name: 'Before写真（同じ位置に合わせる目安）' }).waitFor()
    await findButton(page, 'カメラを切る').click()
    await takePhoto(3)
    await sendPhoto('この写真を送信する')

    await waitForStep(page, '診断結果')
    await page.reload()
    await waitForStep(page, '診断結果')
    await page.getByText('お顔の各部分').click()
    for (const name of ['Before写真', 'After写真']) {
      await expectPicture(name)
      for (const part of ['全体', '左側', '右側', '上側', '下側']) await expectPicture(`${name} ${part}`)
    }
    // The film does not change, so the expressions found in it do not change, either.
    const happy = page.getByRole('row', { name: /^よろこび/ })
    expect(await happy.textContent()).toMatch(/^よろこび(\d+)\1±0$/)
    const chosen = page.getByRole('region', { name: 'お選びした振動' })
    await chosen.getByText(`${sound}`).waitFor()
    await chosen.getByText(reason).waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/歳|年齢/)
  }, 600_000)

  it('stores one record, which refers to the result', async () => {
    const read = async () =>
      (
        await content.query(
          `select dmv_type_code || '/' || plan_code as codes, face_result_id, played_seconds from content.plays`,
        )
      ).rows
    await expect.poll(read, { timeout: 30_000 }).toHaveLength(1)
    const [play] = await read()
    expect(play).toMatchObject({ codes: '01/03', face_result_id: idOfResult() })
    expect(play.played_seconds).toBeGreaterThanOrEqual(4)
    // The sound is no longer than this, and is heard once.
    expect(play.played_seconds).toBeLessThanOrEqual(24)
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('row', { name: /^よろこび/ }).waitFor()
        return page.getByRole('region', { name: '振動体験の記録' }).getByRole('listitem').count()
      }, timeout)
      .toBe(1)
  })

  it('is visible to the person in charge until it is withdrawn', async () => {
    const detectId = idOfResult()
    const [pic, other] = [await product.newPage(), await product.newPage()]
    await createMoneyCalls(pic, product).post('auth/login', { loginId: 'pic', password: 'hibiki-demo' })
    await createMoneyCalls(other, product).post('auth/login', { loginId: 'pic2', password: 'hibiki-demo' })
    expect(await statusFor(pic, detectId)).toBe(200)
    expect(await statusFor(other, detectId)).toBe(404)

    await page.getByRole('link', { name: '顔診断の履歴を見る' }).click()
    const card = page.locator('main li').filter({ has: page.getByText('担当者に公開中') })
    await card.getByRole('button', { name: '公開を取り消す' }).click()
    await page.getByRole('button', { name: '担当者に公開する' }).waitFor()
    await expect.poll(() => statusFor(pic, detectId)).toBe(404)
    await pic.context().close()
    await other.context().close()
  })
})

describe('An unusable photo', () => {
  const unusable = [
    ['none', 'お顔が見つかりません。お顔全体が写るように撮影してください。'],
    ['several', '複数のお顔が写っています。おひとりで撮影してください。'],
    ['small', 'お顔が小さく写っています。カメラに近づいてください。'],
    ['turned', 'お顔が横や上下を向いています。カメラを正面から見てください。'],
    ['dark', '暗すぎます。明るい場所で撮影してください。'],
    ['blurred', '写真がぼやけています。動かずに撮影してください。'],
  ] as const

  it.each(unusable)('is not sent by the browser, which says why: %s', async (photo, reason) => {
    const sent: string[] = []
    const watch = (request: { method(): string; url(): string }) => {
      if (request.method() === 'POST' && request.url().includes('/aiesthe/')) sent.push(request.url())
    }
    page.on('request', watch)
    await page.goto('/mypage/aiesthe/detectface?step=before')
    await waitForStep(page, 'Before写真を撮る')
    await chooseFile(photo)
    await page.getByRole('alert').getByText(reason).waitFor(timeout)
    expect(await findButton(page, 'この写真で診断する').isDisabled()).toBe(true)
    page.off('request', watch)
    expect(sent).toEqual([])
  })
})

/** The next photo arrives at the server, and the connection drops before its response. */
const loseAnswerTo = (call: string) =>
  page.route(
    `**/api/aiesthe/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

describe('A second diagnosis made from files', () => {
  it('is finished once although both responses are lost', async () => {
    await page.goto('/mypage/aiesthe/detectface?step=before')
    await chooseFile('earnest')
    await loseAnswerTo('detect')
    await sendPhoto('この写真で診断する')
    await page.getByRole('alert').waitFor(timeout)
    await sendPhoto('この写真で診断する')
    await page.getByRole('region', { name: /^プレーヤー/ }).waitFor(timeout)
    await findButton(page, '次へ進む').click()
    await waitForStep(page, 'After写真を撮る')
    await chooseFile('laughing')
    await loseAnswerTo('detect-after')
    await sendPhoto('この写真を送信する')
    await page.getByRole('heading', { level: 2, name: '診断結果' }).waitFor(timeout)
    const happy = page.getByRole('row', { name: /^よろこび/ })
    await expect.poll(() => happy.textContent(), timeout).toMatch(/\+\d+$/)
  }, 600_000)

  it('is in the history and is compared with the first', async () => {
    await navigateInApp(page, '/mypage/aiesthe-history')
    const cards = page.locator('main li').filter({ has: page.getByRole('link', { name: '詳しく見る' }) })
    await cards.nth(1).waitFor()
    expect(await cards.count()).toBe(2)
    await cards.first().getByRole('link', { name: '詳しく見る' }).click()
    await page.getByRole('region', { name: '診断結果の詳細' }).getByText('記録はありません。').waitFor()

    await page.getByRole('link', { name: '比べる' }).click()
    for (const [side, place] of [
      ['一つ目の結果', 1],
      ['二つ目の結果', 0],
    ] as const) {
      const region = page.getByRole('region', { name: side })
      await region.getByRole('button', { name: '結果を選ぶ' }).click()
      const dialog = page.getByRole('dialog', { name: '顔診断の結果を選ぶ' })
      expect(await findButton(page, '決定').isDisabled()).toBe(true)
      await dialog.getByRole('radio').nth(place).check()
      await dialog.getByRole('button', { name: '決定' }).click()
      await region.getByRole('slider').waitFor()
    }
    const compared = (title: string) =>
      page
        .getByRole('region', { name: title })
        .getByRole('row', { name: /^よろこび/ })
        .textContent()
    expect(await compared('Before写真の表情')).toMatch(/−\d+$/)
    expect(await compared('After写真の表情')).toMatch(/±0$/)
  })

  it('is deleted with its photos', async () => {
    // The comparison of the previous test shows pictures of the same name.
    await page.goto('/mypage/aiesthe-history')
    const faces = page.getByRole('img', { name: 'Before写真' })
    await faces.nth(1).waitFor()
    const link = (await faces.first().getAttribute('src')) ?? ''
    expect((await page.request.get(link)).status()).toBe(200)
    await page.getByRole('button', { name: '削除する' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
    await page.getByRole('alertdialog').getByText('削除しました。').waitFor()
    await findButton(page, '閉じる').click()
    await expect.poll(() => faces.count(), timeout).toBe(1)
    expect((await page.request.get(link)).status()).toBe(404)
  })
})

/** Expects the picture to be there and to have pixels. */
async function expectPicture(name: string) {
  const picture = page.getByRole('img', { name, exact: true }).first()
  await picture.waitFor()
  await expect
    .poll(
      () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
      timeout,
    )
    .toBeGreaterThan(0)
}
