import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { rentDrAi } from '../support/money.ts'
import {
  codesOf,
  expectOneRecord,
  findButton,
  finishPlay,
  listPlays,
  waitForPlays,
  waitUntilPlayedTo,
} from '../support/plays.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.locator('main')
const card = (page: Page, name: string) => main(page).getByRole('link', { name: new RegExp(`^${name}`) })
const isPlaying = (page: Page) => expect(findButton(page, '一時停止する')).toBeVisible()

/** Agrees to the use of the answers, without which nobody gets the questions. */
async function agreeToDataUse(page: Page): Promise<void> {
  await page.goto('/mypage/mentalcheck')
  await page.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' }).check()
  await findButton(page, 'メンタルチェックへ進む').click()
}

test.describe('A mental check', () => {
  test('is answered across a reload, sent once, and not due again', async ({ subscriber: { page } }) => {
    await agreeToDataUse(page)
    await expect(card(page, '今週のこころと体')).toBeVisible()
    await card(page, '一日の終わりに').click()
    await expect(page.getByRole('heading', { level: 1, name: '一日の終わりに' })).toBeVisible()
    const address = page.url()

    const progress = (answered: number) =>
      expect(page.getByText(`4問中${answered}問に回答済み`)).toBeVisible()
    const question = (number: number) =>
      main(page).getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) })
    const tap = (number: number, choice: string) =>
      question(number).getByRole('radio', { name: choice, exact: true }).click()

    await progress(0)
    for (const number of [1, 2, 3]) {
      await expect(question(number)).toBeVisible()
      await findButton(page, '次へ').click()
    }
    await findButton(page, '送信する').click()
    await expect(question(1)).toBeVisible()
    await expect(page.getByText('選択してください。')).toHaveCount(1)
    // From here on one tap answers one question: four questions, four taps.
    await tap(1, 'ときどきある')
    await tap(2, 'ときどきある')
    await expect(question(3)).toBeVisible()
    await progress(2)
    await page.reload()
    await expect(question(3)).toBeVisible()
    await progress(2)
    await findButton(page, '戻る').click()
    await expect(question(2).getByRole('radio', { name: 'ときどきある', exact: true })).toBeChecked()
    await findButton(page, '次へ').click()
    await tap(3, 'よくある')
    await tap(4, 'よくある')
    await progress(4)
    await findButton(page, '送信する').click()
    await expect(
      page.getByRole('alertdialog', { name: '完了' }).getByText('送信が完了しました！'),
    ).toBeVisible()
    await findButton(page, '閉じる').click()

    await page.waitForURL('**/mypage/mentalcheck')
    await expect(card(page, '今週のこころと体')).toBeVisible()
    await expect(card(page, '一日の終わりに')).toHaveCount(0)
    const next = page.getByRole('region', { name: '次回の実施日' }).getByText('一日の終わりに')
    await expect(next).toBeVisible()
    await page.goto(address)
    await expect(
      page.getByText(/^このメンタルチェックは回答済みです。次回は.+からご回答いただけます。$/),
    ).toBeVisible()
    await expect(main(page).getByRole('radiogroup')).toHaveCount(0)
  })

  test('is answered with the keyboard alone', async ({ subscriber: { page } }) => {
    await agreeToDataUse(page)
    await card(page, '一日の終わりに').press('Enter')
    for (const number of [1, 2, 3, 4]) {
      const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${number}\\. `) })
      await expect(heading).toBeVisible()
      // A new question takes the focus, so its answers are one key away.
      if (number > 1) await expect(heading).toBeFocused()
      else await main(page).getByRole('radio').first().focus()
      if (number > 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(main(page).getByRole('radio').nth(1)).toBeChecked()
      if (number < 4) await page.keyboard.press('Enter')
    }
    await expect(page.getByText('4問中4問に回答済み')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('alertdialog', { name: '完了' }).getByText('送信が完了しました！'),
    ).toBeVisible()
  })

  test('is not available any more once the consent to its use is withdrawn in the settings', async ({
    subscriber: { page },
  }) => {
    await agreeToDataUse(page)
    await expect(card(page, '今週のこころと体')).toBeVisible()
    await navigateInApp(page, '/mypage/settings')
    const consents = page.getByRole('region', { name: '同意' })
    await expect(consents.getByText('調査結果の取り扱い').first()).toBeVisible()
    await consents.getByRole('button', { name: '撤回する' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回する' }).click()
    await expect(consents.getByRole('link', { name: '内容を読む' })).toBeVisible()
    await navigateInApp(page, '/mypage/mentalcheck')
    await expect(page.getByRole('checkbox', { name: '調査結果の取り扱いについて、同意する' })).toBeVisible()
    await findButton(page, '同意しない').click()
    await expect(
      page.getByRole('alertdialog').getByText(/^調査結果の取り扱いに同意いただけない場合/),
    ).toBeVisible()
    await page.waitForURL((url) => url.pathname === '/')
  })
})

test.describe('A sound of AI esthe is played and recorded once, with its codes,', () => {
  test('as 01/01 when the AI chooses it', async ({ product, subscriber }) => {
    const { page } = subscriber
    await page.goto('/mypage/aiesthe')
    await card(page, 'おまかせ').click()
    await expect(page.getByRole('region', { name: 'この音をお選びした理由' })).toBeVisible()
    await expectOneRecord(product, subscriber, '01/01')
  })

  test('as 01/02 when it is chosen by a feeling in two steps', async ({ product, subscriber }) => {
    const { page } = subscriber
    await page.goto('/mypage/aiesthe')
    await card(page, '気分から選ぶ').click()
    for (const mood of ['朝の目覚め', 'リラックス', '気分転換']) await expect(card(page, mood)).toBeVisible()
    await card(page, 'おやすみ').click()
    await expect(page.getByRole('heading', { level: 1, name: 'おやすみ' })).toBeVisible()
    await expect(
      page.getByRole('region', {
        name: /^プレーヤー：(月の舟|星のゆりかご|宵の雨音|夢路の灯|深い藍|眠りの森)/,
      }),
    ).toBeVisible()
    await expectOneRecord(product, subscriber, '01/02')
  })

  test('as 04/05 when it is chosen by a therapy course in three steps', async ({ product, subscriber }) => {
    const { page } = subscriber
    await page.goto('/mypage/aiesthe')
    await card(page, 'サウンドセラピー').click()
    await card(page, '眠り').click()
    await expect(page.getByRole('heading', { level: 1, name: '眠り' })).toBeVisible()
    await main(page)
      .getByRole('link', { name: /まぶたの夜/ })
      .click()
    await expect(page.getByRole('region', { name: 'プレーヤー：まぶたの夜' })).toBeVisible()
    await expectOneRecord(product, subscriber, '04/05')
  })

  test("one record each when this week's recommendation plays one after another and starts again", async ({
    product,
    subscriber,
  }) => {
    test.setTimeout(240_000)

    const { page } = subscriber
    await page.goto('/mypage/aiesthe/sound_therapy')
    await card(page, '今週のおすすめ').click()
    await card(page, '指定しない').click()
    const list = page.getByRole('region', { name: '再生リスト' }).getByRole('button')
    await expect(list.nth(1)).toBeVisible()
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
    await waitUntilPlayedTo(page, 2)
    await finishPlay(page)
    await waitForPlays(product, subscriber, songs + 1)
    expect((await listPlays(product, subscriber)).map(codesOf)).toEqual(new Array(songs + 1).fill('04/05'))
  })
})

test.describe('The interview of a rented Dr.AI', () => {
  test.beforeEach(({ member, admin }) => rentDrAi(member.page, admin))

  const interviews = [
    [
      '65歳未満',
      'ものごとに集中できていますか？',
      (page: Page) => page.locator('[data-body-part=neck]').click(),
      '首と肩の力を抜くひとときに',
    ],
    [
      '65歳以上',
      '最近、もの忘れが気になりますか？',
      (page: Page) => findButton(page, '特にない').press('Enter'),
      '身体全体で聴くひとときに',
    ],
  ] as const

  for (const [age, fourth, choosePart, result] of interviews)
    test(`leads the age group ${age} through five questions to a result and a sound that is recorded`, async ({
      product,
      member,
    }) => {
      const { page } = member
      await page.goto('/mypage/aiesthe')
      await card(page, 'Dr.AI ヘルスケア').click()
      await main(page).getByRole('link', { name: age }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'よく眠れていますか？' })).toBeVisible()
      await findButton(page, 'いいえ').click()
      await findButton(page, 'やり直す').click()
      for (const question of [
        'よく眠れていますか？',
        '食欲はありますか？',
        '気分よく過ごせていますか？',
        fourth,
      ]) {
        await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible()
        await findButton(page, 'はい').click()
      }
      await expect(page.getByText('質問 5 / 5')).toBeVisible()
      await page.reload()
      await expect(
        page.getByRole('heading', { level: 2, name: 'いま、いちばん気になるところはどこですか？' }),
      ).toBeVisible()
      await choosePart(page)
      await expect(page.getByRole('heading', { level: 2, name: result })).toBeVisible()
      await expectOneRecord(product, member, '01/02')
    })

  test('shows its result when the sound cannot be loaded, and the sound when it is retried', async ({
    member: { page },
  }) => {
    await page.route('**/api/aiesthe/dr-ai-healthcare/*', (route) => route.abort())
    await page.goto('/mypage/aiesthe/dr_ai_healthcare')
    await main(page).getByRole('link', { name: '65歳未満' }).click()
    for (const [at, response] of ['はい', 'はい', 'はい', 'はい', 'ひざ'].entries()) {
      await expect(page.getByText(`質問 ${at + 1} / 5`)).toBeVisible()
      await findButton(page, response).click()
    }
    await expect(page.getByRole('heading', { level: 2, name: 'ひざをいたわるひとときに' })).toBeVisible()
    const again = findButton(page, 'もう一度試す')
    await expect(again).toBeVisible()
    await page.unroute('**/api/aiesthe/dr-ai-healthcare/*')
    await again.click()
    await expect(findButton(page, '再生する')).toBeVisible()
  })
})

test.describe('A member without a plan', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'プランのご案内' })

  test('sees the plans on entering AI esthe, and goes back on closing them', async ({ member: { page } }) => {
    await page.goto('/mypage/soundesthe')
    await expect(page.getByRole('heading', { level: 1, name: 'メディカルサウンド' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'よく使うページ' })
      .getByRole('link', { name: 'AIエステ' })
      .click()
    const dialog = dialogOf(page)
    await expect(dialog.getByText('おすすめ')).toBeVisible()
    await expect(dialog.getByText(/^[\d,]+ 円 \/ 月$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: '契約する' })).toBeVisible()
    await dialog.getByRole('button', { name: '他のプランを見る' }).click()
    await expect(dialog.getByRole('heading', { level: 3 }).nth(1)).toBeVisible()
    await dialog.getByRole('button', { name: '閉じる' }).click()
    await page.waitForURL('**/mypage/soundesthe')
  })

  for (const way of ['random', 'feeling', 'sound_therapy', 'dr_ai_healthcare', 'detectface'])
    test(`cannot open ${way} by its address`, async ({ member: { page } }) => {
      await page.goto(`/mypage/aiesthe/${way}`)
      await expect(dialogOf(page).getByText('おすすめ')).toBeVisible()
      await dialogOf(page).getByRole('button', { name: '閉じる' }).click()
      await page.waitForURL((url) => !url.pathname.endsWith(way))
    })
})
