import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { facePhotoBuilders } from '../support/face-photos.ts'
import { waitForStep } from '../support/money.ts'
import { codesOf, expectSeconds, findButton, waitForPlays, waitUntilPlayedTo } from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const publish = (page: Page) => page.getByRole('checkbox', { name: '診断結果を担当者に公開する' })

/** The engine is slow with the first photo, because it is fetched and compiled. */
const timeout = { timeout: 60_000 }

/** Waits until the browser has checked the photo and allows it to be sent. */
async function sendPhoto(page: Page, name: string) {
  await page.locator('main').getByRole('button', { name, disabled: false }).click(timeout)
}

/**
 * Seconds into the film, which begins again whenever the camera is switched on: the same frame twice would be the same photo,
 * which is rejected.
 */
async function takePhoto(page: Page, seconds: number, begin = 'カメラを使う') {
  await findButton(page, begin).click()
  await expect(page.getByLabel('カメラの映像')).toBeVisible()
  const filmed = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(filmed, { intervals: [100] }).toBeGreaterThan(seconds)
  await findButton(page, '撮影する').click()
  await expect(page.getByRole('img', { name: '撮影した写真' })).toBeVisible()
}

async function chooseFile(page: Page, photo: keyof typeof facePhotoBuilders) {
  await page.getByLabel('写真ファイルを選ぶ').setInputFiles(await facePhotoBuilders[photo]())
}

async function playFor(page: Page, seconds: number) {
  await expect(page.getByRole('region', { name: /^プレーヤー/ })).toBeVisible(timeout)
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, seconds)
  await expect(findButton(page, '次へ進む')).toBeDisabled()
  await findButton(page, '一時停止する').click()
}

/** Resolves when the page shows a text, however briefly: an observer misses none on a busy machine, as polling does. */
function hasShown(page: Page, text: string): Promise<void> {
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

interface Point {
  x: number
  y: number
}

/** Returns where the photos of the shown result draw these points, which are fractions of each photo, in pixels of their frame. */
function locateInFrame(page: Page, points: Record<'Before写真' | 'After写真', Point[]>) {
  return Promise.all(
    Object.entries(points).map(([name, eyes]) =>
      page.getByRole('img', { name, exact: true }).evaluate((picture, fractions) => {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture as HTMLElement
        const turned = new DOMMatrix(getComputedStyle(picture).transform)
        return fractions.map(({ x, y }) => {
          const point = turned.transformPoint({ x: x * offsetWidth, y: y * offsetHeight })
          return { x: offsetLeft + point.x, y: offsetTop + point.y }
        })
      }, eyes),
    ),
  )
}

/** Expects the eyes of Before and After at the same place of the frame, within two pixels. */
async function expectAlignedByEyes(page: Page, detectId: string): Promise<void> {
  const response = await page.request.get(`/api/aiesthe/detect-result?detectId=${detectId}`)
  const { beforeResult, afterResult } = await response.json()
  await expect(async () => {
    const [before = [], after = []] = await locateInFrame(page, {
      Before写真: beforeResult.eyes,
      After写真: afterResult.eyes,
    })
    expect(before).toHaveLength(2)
    for (const [index, eye] of before.entries()) {
      const other = after[index] ?? { x: Number.NaN, y: Number.NaN }
      expect(Math.hypot(eye.x - other.x, eye.y - other.y)).toBeLessThan(2)
    }
    expect(Math.abs((before[0]?.y ?? 0) - (before[1]?.y ?? 100))).toBeLessThan(1)
  }).toPass(timeout)
}

/** Returns what the person in charge may see of a result. */
async function statusFor(pic: Page, detectId: string): Promise<number> {
  return (await pic.request.get(`/api/aiesthe/detect-result?detectId=${detectId}`)).status()
}

test('A face diagnosis, with the camera and then from files,', async ({
  product,
  createMember,
  createSubscriber,
  agency,
  logIn,
  faceFilm: _camera,
}) => {
  test.setTimeout(900_000)

  const customer = await createSubscriber({ agency, role: 'ROLE_CUSTOMER' })
  const { page } = customer
  const detectId = () => new URL(page.url()).searchParams.get('id') ?? ''

  await test.step('the first leads over both photos to the result, and continues at the same step after a reload', async () => {
    await page.goto('/mypage/aiesthe/detectface')
    await waitForStep(page, 'コースを選ぶ')
    await page.getByRole('radio', { name: /20分/ }).check()
    await page.reload()
    await page.getByRole('radio', { name: /20分/ }).check()
    await findButton(page, '次へ進む').click()

    await waitForStep(page, 'Before写真を撮る')
    await page.reload()
    await waitForStep(page, 'Before写真を撮る')
    await expect(findButton(page, 'この写真で診断する')).toBeDisabled()
    await takePhoto(page, 0)
    await takePhoto(page, 0, '撮り直す')
    await publish(page).check()
    const isChoosing = hasShown(page, 'AIがあなたに合う振動を選んでいます…')
    await Promise.all([isChoosing, sendPhoto(page, 'この写真で診断する')])
    await waitForStep(page, '振動を体験する')
    const heading = page.getByRole('region', { name: /^プレーヤー/ }).getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(/（20分）$/, timeout)
    const sound = (await heading.textContent()) ?? ''
    const why = page.getByRole('region', { name: 'この音をお選びした理由' }).getByRole('paragraph')
    await expect(why).toContainText('振動')
    const reason = (await why.textContent()) ?? ''
    await playFor(page, 3)
    await page.reload()
    await expect(page.getByRole('region', { name: `プレーヤー：${sound}` })).toBeVisible(timeout)
    await expect(why).toHaveText(reason)
    await playFor(page, 5)
    await findButton(page, '次へ進む').click()

    await waitForStep(page, 'After写真を撮る')
    await page.reload()
    await waitForStep(page, 'After写真を撮る')
    await expect(publish(page)).toBeChecked()
    await findButton(page, 'カメラを使う').click()
    await expect(page.getByRole('img', { name: 'Before写真（同じ位置に合わせる目安）' })).toBeVisible()
    await expect(page.locator('[data-ghost-lines] path').first()).toBeVisible()
    await findButton(page, 'カメラを切る').click()
    await takePhoto(page, 3)
    await sendPhoto(page, 'この写真を送信する')

    await waitForStep(page, '診断結果')
    await page.reload()
    await waitForStep(page, '診断結果')
    await page.getByText('お顔の各部分').click()
    for (const name of ['Before写真', 'After写真']) {
      await expectPicture(page, name)
      for (const part of ['全体', '左側', '右側', '上側', '下側'])
        await expectPicture(page, `${name} ${part}`)
    }
    // The film does not change, so the expressions found in it do not change, either.
    const happy = page.getByRole('row', { name: /^よろこび/ })
    await expect(happy).toHaveText(/^よろこび(\d+)\1±0$/)
    const chosen = page.getByRole('region', { name: 'お選びした振動' })
    await expect(chosen.getByText(sound)).toBeVisible()
    await expect(chosen.getByText(reason)).toBeVisible()
    await expect(page.locator('main')).not.toHaveText(/歳|年齢/)
  })

  await test.step('the first stores one record, which refers to the result', async () => {
    const play = await waitForPlays(product, customer)
    expect(codesOf(play)).toBe('01/03')
    expect(play.face_result_id).toBe(detectId())
    // The sound is no longer than 24 s, and is heard once.
    expectSeconds(play, 4, 24)
    await expect(async () => {
      await page.reload()
      const records = page.getByRole('region', { name: '振動体験の記録' }).getByRole('listitem')
      await expect(records).toHaveCount(1, { timeout: 5000 })
    }).toPass(timeout)
  })

  await test.step('the first is visible to the person in charge until it is withdrawn', async () => {
    const id = detectId()
    const { page: colleague } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    const stranger = await logIn('pic2')
    // Charts learn of the diagnosis and of the people by events.
    await expect.poll(() => statusFor(colleague, id)).toBe(200)
    expect(await statusFor(stranger, id)).toBe(404)

    await page.getByRole('link', { name: '顔診断の履歴を見る' }).click()
    const card = page.locator('main li').filter({ has: page.getByText('担当者に公開中') })
    await card.getByRole('link').click()
    await page.getByRole('button', { name: '公開を取り消す' }).click()
    await expect(page.getByRole('button', { name: '担当者に公開する' })).toBeVisible()
    await expect.poll(() => statusFor(colleague, id)).toBe(404)
  })

  await test.step('the second, from files, is finished once although both responses are lost', async () => {
    await page.goto('/mypage/aiesthe/detectface?step=before')
    await chooseFile(page, 'earnest')
    await loseResponseTo(page, 'detect')
    await sendPhoto(page, 'この写真で診断する')
    await expect(page.getByRole('alert')).toBeVisible(timeout)
    await sendPhoto(page, 'この写真で診断する')
    await expect(page.getByRole('region', { name: /^プレーヤー/ })).toBeVisible(timeout)
    await findButton(page, '次へ進む').click()
    await waitForStep(page, 'After写真を撮る')
    await chooseFile(page, 'laughing')
    await loseResponseTo(page, 'detect-after')
    await sendPhoto(page, 'この写真を送信する')
    await expect(page.getByRole('heading', { level: 2, name: '診断結果' })).toBeVisible(timeout)
    const happy = page.getByRole('row', { name: /^よろこび/ })
    await expect(happy).toHaveText(/\+\d+$/, timeout)
    await expectAlignedByEyes(page, detectId())
  })

  await test.step('the second is in the history and is compared with the first', async () => {
    await navigateInApp(page, '/mypage/aiesthe-history')
    const cards = page.locator('main li').getByRole('link', { name: /表情/ })
    await expect(cards.nth(1)).toBeVisible()
    await expect(cards).toHaveCount(2)
    await cards.first().click()
    await expect(
      page.getByRole('region', { name: '診断結果の詳細' }).getByText('記録はありません。'),
    ).toBeVisible()

    await page.getByRole('link', { name: '比べる', exact: true }).click()
    for (const [side, place] of [
      ['一つ目の結果', 1],
      ['二つ目の結果', 0],
    ] as const) {
      const region = page.getByRole('region', { name: side })
      await region.getByRole('button', { name: '結果を選ぶ' }).click()
      const dialog = page.getByRole('dialog', { name: '顔診断の結果を選ぶ' })
      await expect(findButton(page, '決定')).toBeDisabled()
      await dialog.getByRole('radio').nth(place).check()
      await dialog.getByRole('button', { name: '決定' }).click()
      await expect(region.getByRole('slider')).toBeVisible()
    }
    const compared = (title: string) =>
      page.getByRole('region', { name: title }).getByRole('row', { name: /^よろこび/ })
    await expect(compared('Before写真の表情')).toHaveText(/−\d+$/)
    await expect(compared('After写真の表情')).toHaveText(/±0$/)
  })

  await test.step('the second is deleted with its photos', async () => {
    // The comparison of the previous test shows pictures of the same name.
    await page.goto('/mypage/aiesthe-history')
    const cards = page.locator('main li').getByRole('link', { name: /表情/ })
    await expect(cards.nth(1)).toBeVisible()
    await expect(page.getByRole('button', { name: '削除する' })).toHaveCount(0)
    const card = page.locator('main li').filter({ has: page.getByRole('link', { name: /表情/ }) })
    const photo = card.first().locator('img').first()
    const link = (await photo.getAttribute('src')) ?? ''
    expect((await page.request.get(link)).status()).toBe(200)
    await cards.first().click()
    await page.getByRole('button', { name: '削除する' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除する' }).click()
    await expect(page.getByRole('alertdialog').getByText('削除しました。')).toBeVisible()
    await findButton(page, '閉じる').click()
    await navigateInApp(page, '/mypage/aiesthe-history')
    await expect(cards).toHaveCount(1, timeout)
    await expect.poll(async () => (await page.request.get(link)).status()).toBe(404)
  })
})

test.describe('An unusable photo', () => {
  const unusable = [
    ['none', 'お顔が見つかりません。お顔全体が写るように撮影してください。'],
    ['several', '複数のお顔が写っています。おひとりで撮影してください。'],
    ['small', 'お顔が小さく写っています。カメラに近づいてください。'],
    ['turned', 'お顔が横や上下を向いています。カメラを正面から見てください。'],
    ['dark', '暗すぎます。明るい場所で撮影してください。'],
    ['blurred', '写真がぼやけています。動かずに撮影してください。'],
  ] as const

  for (const [photo, reason] of unusable)
    test(`is not sent by the browser, which says why: ${photo}`, async ({ subscriber: { page } }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/aiesthe/')) sent.push(request.url())
      })
      await page.goto('/mypage/aiesthe/detectface?step=before')
      await waitForStep(page, 'Before写真を撮る')
      await chooseFile(page, photo)
      await expect(page.getByRole('alert').getByText(reason)).toBeVisible(timeout)
      await expect(findButton(page, 'この写真で診断する')).toBeDisabled()
      expect(sent).toEqual([])
    })
})

/** The next photo arrives at the server, and the connection drops before its response. */
const loseResponseTo = (page: Page, call: string) =>
  page.route(
    `**/api/aiesthe/${call}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

/** Expects the picture to be there and to have pixels. */
async function expectPicture(page: Page, name: string) {
  const picture = page.getByRole('img', { name, exact: true }).first()
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0, timeout)
}
