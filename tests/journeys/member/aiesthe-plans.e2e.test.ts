import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerNewMember } from './support/members.ts'
import { logInDemoMember, startStopwatch, waitUntilPlayedTo } from './support/product.ts'
import { rentDrAi } from './support/renting.ts'
import {
  findButton,
  finishPlay,
  otherFreeMemberEmail,
  setUpSoundJourneys,
  subscriberEmail,
} from './support/sound-journeys.ts'

const { product, playsSoFar, playsSince } = setUpSoundJourneys({ demoSounds: 'esthe' })

/** Logs in once for all tests of a describe. */
function pageOf(email: string): () => Page {
  let page: Page
  beforeAll(async () => {
    page = await product().newPage()
    await logInDemoMember(page, email)
  })
  return () => page
}

const main = (page: Page) => page.locator('main')
const card = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name}`) })
const codesOf = (play: { dmv_type_code: string; plan_code: string } | undefined) =>
  `${play?.dmv_type_code}/${play?.plan_code}`

/** Plays for three seconds, finishes, and returns the only record of it. */
async function expectOneRecord(page: Page, codes: string) {
  const before = await playsSoFar()
  const passed = startStopwatch()
  await findButton(page, '再生する').click()
  await waitUntilPlayedTo(page, 3)
  await finishPlay(page)
  const most = passed()
  await page.getByRole('heading', { name: 'おつかれさまでした' }).waitFor()
  const [play] = await playsSince(before)
  expect(codesOf(play)).toBe(codes)
  expect(play?.played_seconds).toBeGreaterThanOrEqual(2)
  expect(play?.played_seconds).toBeLessThanOrEqual(most)
}

const isPlaying = (page: Page) => findButton(page, '一時停止する').waitFor()

describe('A mental check', () => {
  const opened = pageOf(subscriberEmail)
  it('is answered across a reload, sent once, and not due again', async () => {
    const page = opened()
    await page.goto('/mypage/mentalcheck')
    await page.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }).check()
    await findButton(page, 'メンタルチェックへ進む').click()
    await card(page, '今週のこころと体').waitFor()
    await card(page, '一日の終わりに').click()
    await page.getByRole('heading', { level: 1, name: '一日の終わりに' }).waitFor()
    const address = page.url()

    await page.getByText('4問中0問に回答済み').waitFor()
    await findButton(page, '送信する').click()
    expect(await page.getByText('選択してください。').count()).toBe(4)
    const questions = main(page).getByRole('combobox')
    for (const question of [0, 1]) await questions.nth(question).selectOption({ index: 2 })
    await page.getByText('4問中2問に回答済み').waitFor()
    await page.reload()
    await page.getByText('4問中2問に回答済み').waitFor()
    expect(await questions.nth(1).locator('option:checked').textContent()).toBe('ときどきある')
    for (const question of [2, 3]) await questions.nth(question).selectOption({ label: 'よくある' })
    await findButton(page, '送信する').click()
    await page.getByRole('alertdialog', { name: '完了' }).getByText('送信が完了しました！').waitFor()
    await findButton(page, '閉じる').click()

    await page.waitForURL('**/mypage/mentalcheck')
    await card(page, '今週のこころと体').waitFor()
    expect(await card(page, '一日の終わりに').count()).toBe(0)
    const next = page.getByRole('region', { name: '次回の実施日' }).getByText('一日の終わりに')
    await next.waitFor()
    await page.goto(address)
    await page.getByText(/^このメンタルチェックは回答済みです。次回は.+からご回答いただけます。$/).waitFor()
    expect(await questions.count()).toBe(0)
  })

  it('is not available any more once the consent to its use is withdrawn in the settings', async () => {
    const page = opened()
    await navigateInApp(page, '/mypage/settings')
    const consents = page.getByRole('region', { name: '同意' })
    await consents.getByText('調査結果の取り扱い').first().waitFor()
    await consents.getByRole('button', { name: '撤回する' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回する' }).click()
    await consents.getByRole('link', { name: '内容を読む' }).waitFor()
    await navigateInApp(page, '/mypage/mentalcheck')
    await page.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }).waitFor()
    await findButton(page, '同意しない').click()
    await page
      .getByRole('alertdialog')
      .getByText(/^調査結果の取り扱いに同意いただけない場合/)
      .waitFor()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

describe('A sound of AI esthe is played and recorded once, with its codes,', () => {
  const opened = pageOf(subscriberEmail)
  it('as 01/01 when the AI chooses it', async () => {
    const page = opened()
    await navigateInApp(page, '/mypage/aiesthe')
    await card(page, 'おまかせ').click()
    await page.getByRole('region', { name: 'この音をお選びした理由' }).waitFor()
    await expectOneRecord(page, '01/01')
  })

  it('as 01/02 when it is chosen by a feeling in two steps', async () => {
    const page = opened()
    await navigateInApp(page, '/mypage/aiesthe')
    await card(page, '気分から選ぶ').click()
    for (const mood of ['朝の目覚め', 'リラックス', '気分転換']) await card(page, mood).waitFor()
    await card(page, 'おやすみ').click()
    await page.getByRole('heading', { level: 1, name: 'おやすみ' }).waitFor()
    await page
      .getByRole('region', { name: /^プレーヤー：(月の舟|星のゆりかご|宵の雨音|夢路の灯|深い藍|眠りの森)/ })
      .waitFor()
    await expectOneRecord(page, '01/02')
  })

  it('as 04/05 when it is chosen by a therapy course in three steps', async () => {
    const page = opened()
    await navigateInApp(page, '/mypage/aiesthe')
    await card(page, 'サウンドセラピー').click()
    await card(page, '眠り').click()
    await page.getByRole('heading', { level: 1, name: '眠り' }).waitFor()
    await main(page)
      .getByRole('link', { name: /まぶたの夜/ })
      .click()
    await page.getByRole('region', { name: 'プレーヤー：まぶたの夜' }).waitFor()
    await expectOneRecord(page, '04/05')
  })

  it("one record each when this week's recommendation plays one after another and starts again", async () => {
    const before = await playsSoFar()
    const page = opened()
    await navigateInApp(page, '/mypage/aiesthe/sound_therapy')
    await card(page, '今週のおすすめ').click()
    await card(page, '指定しない').click()
    const list = page.getByRole('region', { name: '再生リスト' }).getByRole('button')
    await list.nth(1).waitFor()
    // The number of sounds differs every week.
    const songs = await list.count()
    const current = () => list.evaluateAll((rows) => rows.findIndex((row) => row.ariaCurrent === 'true'))
    await findButton(page, '再生する').click()
    for (let next = 1; next <= songs; next++) {
      // This seeks to the last seconds of 24.
      await waitUntilPlayedTo(page, 1)
      await page.getByRole('slider', { name: '再生位置' }).focus()
      await page.keyboard.press('PageUp')
      await page.keyboard.press('PageUp')
      await expect.poll(current).toBe(next % songs)
      await isPlaying(page)
    }
    await waitUntilPlayedTo(page, 1)
    await finishPlay(page)
    const plays = await playsSince(before, songs + 1)
    expect(plays.map(codesOf)).toEqual(new Array(songs + 1).fill('04/05'))
  }, 240_000)
})

describe('The interview of a rented Dr.AI', () => {
  let page: Page
  beforeAll(async () => {
    page = (await registerNewMember(product())).page
    await rentDrAi(page, product())
  })

  const interviews = [
    ['65歳未満', 'ものごとに集中できていますか？', '首・肩', '首と肩の力を抜くひとときに'],
    ['65歳以上', '最近、もの忘れが気になりますか？', '特にない', '身体全体で聴くひとときに'],
  ] as const

  it.each(interviews)(
    'leads the age group %s through five questions to a result and a sound that is recorded',
    async (age, fourth, part, result) => {
      await page.goto('/mypage/aiesthe')
      await card(page, 'Dr.AI ヘルスケア').click()
      await main(page).getByRole('link', { name: age }).click()
      await page.getByRole('heading', { level: 2, name: 'よく眠れていますか？' }).waitFor()
      await findButton(page, 'いいえ').click()
      await findButton(page, 'やり直す').click()
      for (const question of [
        'よく眠れていますか？',
        '食欲はありますか？',
        '気分よく過ごせていますか？',
        fourth,
      ]) {
        await page.getByRole('heading', { level: 2, name: question }).waitFor()
        await findButton(page, 'はい').click()
      }
      await page.getByText('質問 5 / 5').waitFor()
      await page.reload()
      await page
        .getByRole('heading', { level: 2, name: 'いま、いちばん気になるところはどこですか？' })
        .waitFor()
      await findButton(page, part).click()
      await page.getByRole('heading', { level: 2, name: result }).waitFor()
      await expectOneRecord(page, '01/02')
    },
  )

  it('shows its result when the sound cannot be loaded, and the sound when it is retried', async () => {
    await page.route('**/api/aiesthe/dr-ai-healthcare/*', (route) => route.abort())
    // Opening the address where the page is open already would be a reload, which restores its answers.
    await page.goto('/mypage/aiesthe/dr_ai_healthcare')
    await main(page).getByRole('link', { name: '65歳未満' }).click()
    for (const [at, response] of ['はい', 'はい', 'はい', 'はい', 'ひざ'].entries()) {
      await page.getByText(`質問 ${at + 1} / 5`).waitFor()
      await findButton(page, response).click()
    }
    await page.getByRole('heading', { level: 2, name: 'ひざをいたわるひとときに' }).waitFor()
    const again = findButton(page, 'もう一度試す')
    await again.waitFor()
    await page.unroute('**/api/aiesthe/dr-ai-healthcare/*')
    await again.click()
    await findButton(page, '再生する').waitFor()
  })
})

describe('A member without a plan', () => {
  const opened = pageOf(otherFreeMemberEmail)
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'プランのご案内' })

  it('sees the plans on entering AI esthe, and goes back on closing them', async () => {
    const page = opened()
    await page.goto('/mypage/soundesthe')
    await page.getByRole('heading', { level: 1, name: 'メディカルサウンド' }).waitFor()
    await page
      .getByRole('navigation', { name: 'よく使うページ' })
      .getByRole('link', { name: 'AIエステ' })
      .click()
    const dialog = dialogOf(page)
    await dialog.getByText('おすすめ').waitFor()
    await dialog.getByText(/^[\d,]+ 円 \/ 月$/).waitFor()
    await dialog.getByRole('button', { name: '契約する' }).waitFor()
    await dialog.getByRole('button', { name: '他のプランを見る' }).click()
    expect(await dialog.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(1)
    await dialog.getByRole('button', { name: '閉じる' }).click()
    await page.waitForURL('**/mypage/soundesthe')
  })

  it.each(['random', 'feeling', 'sound_therapy', 'dr_ai_healthcare', 'detectface'])(
    'cannot open %s by its address',
    async (way) => {
      const page = opened()
      await page.goto(`/mypage/aiesthe/${way}`)
      await dialogOf(page).getByText('おすすめ').waitFor()
      await dialogOf(page).getByRole('button', { name: '閉じる' }).click()
      await page.waitForURL((url) => !url.pathname.endsWith(way))
    },
  )
})
