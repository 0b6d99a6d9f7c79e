import { listPageFindingsBySize, navigateInApp } from '@hibiki/test-harness'
import { waitForMessage } from '../support/console.ts'
import { addCard, choosePlan, closePurchaseResult, confirmPurchase } from '../support/money.ts'
import { expect, test } from '../support/test.ts'

test.use({ ownProduct: 'the shop closes for everybody' })

test.describe("the seller's notice", () => {
  test('is complete in the footer, before and on the last screen of an order, and nothing is sold while a field of it is empty', async ({
    admin,
    member: { page },
  }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: '特定商取引法に基づく表記' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '特定商取引法に基づく表記' })).toBeVisible()
    for (const title of [
      '販売事業者',
      '代表者・運営責任者',
      '所在地',
      '電話番号',
      'メールアドレス',
      '販売価格（税込）',
      '料金以外の費用',
      'お支払い方法',
      'お支払い時期',
      'ご利用開始・お届けの時期',
      '契約期間と更新',
      '解約について',
      '返品・返金について',
      '動作環境',
    ])
      await expect(page.getByRole('term').filter({ hasText: title }).first()).toBeVisible()
    await expect(page.getByText('プレミアム 2,980 円 / 月')).toBeVisible()
    await expect(page.getByText('T9999999999999')).toBeVisible()
    expect(await listPageFindingsBySize(page)).toEqual([])

    await navigateInApp(admin, '/admin/seller')
    await admin.getByLabel('電話番号').fill('')
    await admin.getByRole('button', { name: '保存' }).click()
    await expect(admin.getByText(/次の項目が空欄のため、販売を停止しています/)).toBeVisible()
    expect(await listPageFindingsBySize(admin)).toEqual([])

    await addCard(page)
    await choosePlan(page, 'ライト')
    await expect(page.getByText(/現在、新しいお申込みをお受けできません/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '購入する', exact: true })).toHaveCount(0)

    await admin.getByLabel('電話番号').fill('03ー1234ー5678')
    await admin.getByRole('button', { name: '保存' }).click()
    await waitForMessage(admin, '必要な項目がすべて入力されています。販売できます。')

    await choosePlan(page, 'ライト')
    await expect(page.getByText(/お客様のご都合による返品・返金はお受けできません/)).toBeVisible()
    const notice = page.waitForEvent('popup')
    await page.locator('main').getByRole('link', { name: '特定商取引法に基づく表記' }).click()
    await expect((await notice).getByText('03-1234-5678')).toBeVisible()
    await confirmPurchase(page)
    await closePurchaseResult(page)
  })
})
