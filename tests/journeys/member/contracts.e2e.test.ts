import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerNewMember } from './support/members.ts'
import { cardNumbers, createMoneyCalls, submitCard } from './support/money.ts'
import { logInDemoMember, type Product, startProduct } from './support/product.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product?.close())

const alertOf = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const close = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()

/** Types as a Japanese input method does: each key changes the composed text, and the last one commits it. */
async function compose(page: Page, label: string, text: string): Promise<string> {
  const field = page.getByLabel(label)
  await field.fill('')
  await field.focus()
  const keyboard = await page.context().newCDPSession(page)
  for (let end = 1; end <= text.length; end++)
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
  await keyboard.send('Input.insertText', { text })
  await keyboard.detach()
  return field.inputValue()
}

describe('A member who keeps addresses and cards', () => {
  it('types digits with a Japanese input method, each of which is entered once', async () => {
    const { page } = await registerNewMember(product)
    await page.goto('/mypage/profile?tab=addresses')
    await page.getByLabel('郵便番号').waitFor()
    expect(await compose(page, '郵便番号', '１０４００６１')).toBe('1040061')
    expect(await compose(page, '電話番号', '０９０１２３４５６７８')).toBe('09012345678')
    await navigateInApp(page, '/mypage/payment-method')
    await page.getByLabel('カード番号').waitFor()
    expect(await compose(page, 'カード番号', '４２４２４２４２４２４２４２４２')).toBe('4242 4242 4242 4242')
    expect(await compose(page, '有効期限', '１２３４')).toBe('12 / 34')
  })

  it('adds an address by its postcode, chooses among several places, and deletes it', async () => {
    const { page } = await registerNewMember(product)
    await page.goto('/mypage/profile?tab=addresses')
    const fillIn = page.getByRole('button', { name: '住所を自動入力' })
    const postcode = page.getByLabel('郵便番号')
    await postcode.fill('999999')
    expect(await fillIn.isDisabled()).toBe(true)
    await postcode.fill('9999999')
    await fillIn.click()
    await page.getByText('郵便番号に該当する住所が見つかりませんでした。').waitFor()
    // Several places have this postcode.
    await postcode.fill('4980000')
    await fillIn.click()
    await page
      .getByRole('radio', { name: /^三重県/ })
      .first()
      .click()
    await postcode.fill('104-0061')
    await fillIn.click()
    await page.waitForFunction(
      () =>
        (
          globalThis as unknown as { document: { querySelector(query: string): { value: string } } }
        ).document.querySelector('input[name=address]').value === '銀座',
    )
    await page.getByLabel('姓').fill('響')
    await page.getByLabel('名', { exact: true }).or(page.getByLabel(/^名/)).first().fill('花子')
    await page.getByLabel('電話番号').fill('03-1234-5678')
    await page.getByLabel('町名・番地').fill('銀座1-2-3')
    await page.getByRole('button', { name: 'お届け先を登録する' }).click()
    await alertOf(page, '登録に成功しました').getByText('登録しました。').waitFor()
    await close(page)
    await page.getByText('東京都中央区銀座1-2-3').waitFor()
    await page.getByText('〒104-0061').waitFor()
    await page.getByText('主なお届け先').first().waitFor()

    await page.getByRole('button', { name: '響 花子 様のお届け先を削除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await alertOf(page, '削除に成功しました').getByText('削除しました。').waitFor()
  })

  it('adds a card that is confirmed, while a declined and an unconfirmed one are not saved', async () => {
    const { page } = await registerNewMember(product)
    const { get } = createMoneyCalls(page, product)
    await page.goto('/mypage/payment-method')
    await submitCard(page, cardNumbers.declined)
    await alertOf(page, '登録に失敗しました').waitFor()
    await close(page)
    expect(await get('credit-card/count-all')).toBe(0)

    await submitCard(page, cardNumbers.askingHolder)
    await alertOf(page, '本人認証').getByRole('button', { name: '認証しない' }).click()
    await alertOf(page, '登録に失敗しました').waitFor()
    await close(page)
    expect(await get('credit-card/count-all')).toBe(0)

    await submitCard(page, cardNumbers.askingHolder)
    await alertOf(page, '本人認証').getByRole('button', { name: '認証する' }).click()
    await alertOf(page, '登録に成功しました').waitFor()
    await close(page)
    await page.getByText('有効期限 04/2040').waitFor()
    expect(await get('credit-card/fetch-all')).toMatchObject([{ brand: 'visa', last4: '3155' }])

    await page.getByRole('button', { name: /末尾 3155.* を削除/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await alertOf(page, '削除に成功しました').getByText('クレジットカードの削除に成功しました。').waitFor()
  })

  it('must give the password after an easy login before the cards are shown', async () => {
    const page = await product.newPage()
    await logInDemoMember(page, 'customer2@hibiki.example')
    await page.goto('/mypage/settings')
    await page.getByRole('button', { name: 'リンクを発行する' }).click()
    await page.getByRole('button', { name: '同意して発行する' }).click()
    const link = (await page.getByRole('link', { name: /easily-login/ }).getAttribute('href')) ?? ''
    const device = await product.newPage()
    await device.goto(link)
    await device.waitForURL('**/mypage/**')
    await navigateInApp(device, '/mypage/payment-method')
    const dialog = device.getByRole('dialog', { name: 'パスワードの確認' })
    await dialog.waitFor()
    expect(await device.getByLabel('カード番号').count()).toBe(0)
    await dialog.getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
    await dialog.getByRole('button', { name: '確認する' }).click()
    await device.getByLabel('カード番号').waitFor()
  })
})

describe('A member with a contract', () => {
  it('cancels after seeing the last day, undoes that, and cannot delete the card that pays', async () => {
    const { page } = await registerNewMember(product)
    await createMoneyCalls(page, product).buy('ライト')
    await page.goto('/mypage/subscription-state')
    const cancel = async () => {
      await page.getByRole('checkbox', { name: /^ライト/ }).check()
      await page.getByRole('button', { name: '選択した1件を解約する' }).click()
      const question = alertOf(page, '解約の確認')
      await question.getByText('以下の日付で解約されます。よろしいですか？').waitFor()
      await question.getByText(/^\d{4}年\d{1,2}月\d{1,2}日$/).waitFor()
      return question
    }
    await (await cancel()).getByRole('button', { name: 'やめる' }).click()
    await page.getByText('契約中', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: /^ライト/ }).uncheck()
    await (await cancel()).getByRole('button', { name: '解約する' }).click()
    await alertOf(page, '解約に成功しました。').waitFor()
    await close(page)
    await page.getByText('解約予約', { exact: true }).waitFor()

    await page.getByRole('button', { name: '解約を取り消す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '契約を続ける' }).click()
    await page.getByText('解約を取り消しました。').waitFor()
    await close(page)
    await page.getByText('契約中', { exact: true }).waitFor()

    await navigateInApp(page, '/mypage/payment-method')
    await page.getByRole('button', { name: /末尾 4444.* を削除/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await alertOf(page, '削除に失敗しました')
      .getByText(/（ライト）/)
      .waitFor()
  })

  it('finds the purchase in the history, and uses a bonus code', async () => {
    const { page } = await registerNewMember(product)
    await page.goto('/mypage/payment-history')
    await page.getByText('購入履歴はありません。').waitFor()
    await createMoneyCalls(page, product).buy('ライト')
    await page.reload()
    await page.getByRole('link', { name: 'ライト' }).click()
    await page.getByText('980 円 / 月').waitFor()
    await page.goto('/mypage/payment-detail/nobody')
    await page.getByText('購入情報が見つかりませんでした。').waitFor()
    await close(page)
    await page.waitForURL('**/mypage/subscription-state')

    await navigateInApp(page, '/mypage/settings/bonuscode')
    await page.getByLabel('特典コード').fill('thankyou500')
    await page.getByRole('button', { name: '適用する' }).click()
    await page.getByText('特典が適用されました。').waitFor()
    await close(page)
    await page.waitForURL('**/menu')
  })

  it('gets E2001 when the card fails beyond the grace period, and opens everything at once with a new card', async () => {
    const { page } = await registerNewMember(product)
    const { buy, addCard, post, get } = createMoneyCalls(page, product)
    await buy('ライト')
    const failing = await addCard(cardNumbers.failingLater)
    const [contract] = await get('payment/fetch-subscription')
    await post('v3/subscription/update-card', { paymentHistoryId: contract.id, creditCardId: failing })
    const later = async (advance: string) => {
      const answer = await page.request.post('/dev/clock', { data: { advance } })
      expect(answer.ok()).toBe(true)
    }
    await later('P1M')
    await later('P7D')
    expect(await get('v2/esthe/available-timer-func')).toBe('E0000')
    await later('P1D')

    await page.goto('/mypage/soundesthe/random')
    await page.getByRole('switch', { name: 'タイマー' }).click()
    await page.getByText('お支払いを確認できませんでした。お支払い方法を更新してください。').waitFor()
    await page.getByRole('button', { name: 'お支払い方法へ' }).click()
    await page.waitForURL('**/mypage/payment-method')
    await page.getByRole('link', { name: 'カードを変更する' }).click()
    await page.waitForURL('**/mypage/payment-detail/**')
    // The previous page has a button of the same name.
    await page.getByRole('radio').first().waitFor()

    await page.getByRole('button', { name: 'カードを追加する' }).click()
    await submitCard(page, '4242424242424242')
    const added = page.getByRole('radio', { name: /末尾 4242|4242/ })
    await added.waitFor()
    await expect.poll(() => added.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'このカードで支払う' }).click()
    await alertOf(page, 'お支払用カードの変更に成功しました。')
      .getByText(/お支払いが完了しました。/)
      .waitFor()
    await close(page)
    await page.getByText('契約中', { exact: true }).waitFor()
    expect(await get('v2/esthe/available-timer-func')).toBe('E0000')
  })
})
