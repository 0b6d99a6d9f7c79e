import { navigateInApp } from '@hibiki/test-harness'
import type { Locator, Page } from '@playwright/test'
import { fetchJson } from '../support/api.ts'
import { composeText } from '../support/input-method.ts'
import { confirmPassword, logInByLink } from '../support/members.ts'
import { buyPlan, cardNumbers, submitCard } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

const alertOf = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const close = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()

/** Types as a Japanese input method does: each key changes the composed text, and the last one commits it. */
async function compose(page: Page, label: string, text: string): Promise<Locator> {
  const field = page.getByLabel(label)
  await field.fill('')
  await composeText(
    field,
    Array.from(text, (_, index) => text.slice(0, index + 1)),
  )
  return field
}

test.describe('A member who keeps addresses and cards', () => {
  test('types digits with a Japanese input method, each of which is entered once', async ({
    member: { page },
  }) => {
    await page.goto('/mypage/profile?tab=addresses')
    await expect(page.getByLabel('郵便番号')).toBeVisible()
    await expect(await compose(page, '郵便番号', '１０４００６１')).toHaveValue('1040061')
    await expect(await compose(page, '電話番号', '０９０１２３４５６７８')).toHaveValue('09012345678')
    await navigateInApp(page, '/mypage/payment-method')
    await expect(page.getByLabel('カード番号')).toBeVisible()
    await expect(await compose(page, 'カード番号', '４２４２４２４２４２４２４２４２')).toHaveValue(
      '4242 4242 4242 4242',
    )
    await expect(await compose(page, '有効期限', '１２３４')).toHaveValue('12 / 34')
  })

  test('adds an address by its postcode, chooses among several places, and deletes it', async ({
    member: { page },
  }) => {
    await page.goto('/mypage/profile?tab=addresses')
    const fillIn = page.getByRole('button', { name: '住所を自動入力' })
    const postcode = page.getByLabel('郵便番号')
    await postcode.fill('999999')
    await expect(fillIn).toBeDisabled()
    await postcode.fill('9999999')
    await fillIn.click()
    await expect(page.getByText('郵便番号に該当する住所が見つかりませんでした。')).toBeVisible()
    // Several places have this postcode.
    await postcode.fill('4980000')
    await fillIn.click()
    await page
      .getByRole('radio', { name: /^三重県/ })
      .first()
      .click()
    await postcode.fill('104-0061')
    await fillIn.click()
    await expect(page.locator('input[name=address]')).toHaveValue('銀座')
    await page.getByLabel('姓').fill('響')
    await page.getByLabel('名', { exact: true }).or(page.getByLabel(/^名/)).first().fill('花子')
    await page.getByLabel('電話番号').fill('03-1234-5678')
    await page.getByLabel('町名・番地').fill('銀座1-2-3')
    await page.getByRole('button', { name: 'お届け先を登録する' }).click()
    await expect(alertOf(page, '登録に成功しました').getByText('登録しました。')).toBeVisible()
    await close(page)
    await expect(page.getByText('東京都中央区銀座1-2-3')).toBeVisible()
    await expect(page.getByText('〒104-0061')).toBeVisible()
    await expect(page.getByText('主なお届け先').first()).toBeVisible()

    await page.getByRole('button', { name: '響 花子 様のお届け先を削除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await expect(alertOf(page, '削除に成功しました').getByText('削除しました。')).toBeVisible()
  })

  test('adds a card that is confirmed, while a declined and an unconfirmed one are not saved', async ({
    member: { page },
  }) => {
    await page.goto('/mypage/payment-method')
    await submitCard(page, cardNumbers.declined)
    await expect(alertOf(page, '登録に失敗しました')).toBeVisible()
    await close(page)
    expect(await fetchJson(page, 'credit-card/count-all')).toBe(0)

    await submitCard(page, cardNumbers.askingHolder)
    await alertOf(page, '本人認証').getByRole('button', { name: '認証しない' }).click()
    await expect(alertOf(page, '登録に失敗しました')).toBeVisible()
    await close(page)
    expect(await fetchJson(page, 'credit-card/count-all')).toBe(0)

    await submitCard(page, cardNumbers.askingHolder)
    await alertOf(page, '本人認証').getByRole('button', { name: '認証する' }).click()
    await expect(alertOf(page, '登録に成功しました')).toBeVisible()
    await close(page)
    await expect(page.getByText('有効期限 04/2040')).toBeVisible()
    expect(await fetchJson(page, 'credit-card/fetch-all')).toMatchObject([{ brand: 'visa', last4: '3155' }])

    await page.getByRole('button', { name: /末尾 3155.* を削除/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await expect(
      alertOf(page, '削除に成功しました').getByText('クレジットカードの削除に成功しました。'),
    ).toBeVisible()
  })

  test('must give the password after an easy login before the cards are shown', async ({
    createMember,
    agency,
    newPage,
  }) => {
    const { page } = await createMember({ agency, role: 'ROLE_CUSTOMER' })
    const device = await newPage()
    await logInByLink(page, device)
    await navigateInApp(device, '/mypage/payment-method')
    await expect(device.getByRole('dialog', { name: 'パスワードの確認' })).toBeVisible()
    await expect(device.getByLabel('カード番号')).toHaveCount(0)
    await confirmPassword(device)
    await expect(device.getByLabel('カード番号')).toBeVisible()
  })
})

test.describe('A member with a contract', () => {
  test('cancels after seeing the last day, undoes that, and cannot delete the card that pays', async ({
    member: { page },
  }) => {
    await buyPlan(page, 'ライト')
    await page.goto('/mypage/subscription-state')
    const cancel = async () => {
      await page.getByRole('checkbox', { name: /^ライト/ }).check()
      await page.getByRole('button', { name: '選択した1件を解約する' }).click()
      const question = alertOf(page, '解約の確認')
      await expect(question.getByText('以下の日付で解約されます。よろしいですか？')).toBeVisible()
      await expect(question.getByText(/^\d{4}年\d{1,2}月\d{1,2}日$/)).toBeVisible()
      return question
    }
    await (await cancel()).getByRole('button', { name: 'やめる' }).click()
    await expect(page.getByText('契約中', { exact: true })).toBeVisible()
    await page.getByRole('checkbox', { name: /^ライト/ }).uncheck()
    await (await cancel()).getByRole('button', { name: '解約する' }).click()
    await expect(alertOf(page, '解約に成功しました。')).toBeVisible()
    await close(page)
    await expect(page.getByText('解約予約', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: '解約を取り消す' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '契約を続ける' }).click()
    await expect(page.getByText('解約を取り消しました。')).toBeVisible()
    await close(page)
    await expect(page.getByText('契約中', { exact: true })).toBeVisible()

    await navigateInApp(page, '/mypage/payment-method')
    await page.getByRole('button', { name: /末尾 4444.* を削除/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
    await expect(alertOf(page, '削除に失敗しました').getByText(/（ライト）/)).toBeVisible()
  })

  test('finds the purchase in the history, and uses a bonus code', async ({ member: { page } }) => {
    await page.goto('/mypage/payment-history')
    await expect(page.getByText('購入履歴はありません。')).toBeVisible()
    await buyPlan(page, 'ライト')
    await page.reload()
    await page.getByRole('link', { name: 'ライト' }).click()
    await expect(page.getByText('980 円 / 月')).toBeVisible()
    await page.goto('/mypage/payment-detail/nobody')
    await expect(page.getByText('購入情報が見つかりませんでした。')).toBeVisible()
    await close(page)
    await page.waitForURL('**/mypage/subscription-state')

    await navigateInApp(page, '/mypage/settings/bonuscode')
    await page.getByLabel('特典コード').fill('thankyou500')
    await page.getByRole('button', { name: '適用する' }).click()
    await expect(page.getByText('特典が適用されました。')).toBeVisible()
    await close(page)
    await page.waitForURL('**/menu')
  })
})
