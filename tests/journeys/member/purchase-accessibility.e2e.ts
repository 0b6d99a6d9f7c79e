import { screenSizes } from '@hibiki/test-harness'
import { general, purchaseViews, shop } from '../support/purchase-views.ts'
import { expect, appTest as test } from '../support/test.ts'
import { expectAccessibleView, openView } from '../support/views.ts'

test.describe('pages of a purchase on a phone and on a desktop', () => {
  for (const [name, view] of Object.entries(purchaseViews))
    test(`${name} has no serious axe finding and does not scroll sideways`, ({ page }) =>
      expectAccessibleView(page, { ...view, answers: { ...shop, ...view.answers } }))
})

test.describe('a purchase by keyboard', () => {
  test.use({ viewport: screenSizes.desktop })

  test('changes the card, returns to the review and buys', async ({ page, baseURL }) => {
    const done = { orderId: 'o', state: 'done', message: 'お申込みが完了しました。' }
    const answers = { ...shop, 'v3/subscription/subscribe': { json: done } }
    await openView(page, { path: '/payment', member: general, draft: {}, answers })
    const reach = async (name: string) => {
      for (let presses = 0; presses < 200; presses += 1) {
        const focused = await page.evaluate(() => {
          const { ariaLabel, textContent } = document.activeElement ?? {}
          return ariaLabel ?? textContent
        })
        if (focused === name) return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not reach ${name}`)
    }
    const expectStep = async (title: string) => {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await page.waitForFunction((text) => document.activeElement?.textContent === text, title)
    }
    await expect(page.getByRole('heading', { name: 'ご注文内容の確認' })).toBeVisible()
    await reach('お支払いカードを変更する')
    await expectStep('お支払いカードの選択')
    await page.getByRole('radio').focus()
    await page.keyboard.press('Space')
    await reach('次へ')
    await expectStep('ご注文内容の確認')
    await expect(page.getByRole('button', { name: '購入する', disabled: false })).toBeVisible()
    await reach('購入する')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.waitForFunction(() => document.activeElement?.closest('[role=alertdialog] button') != null)
    await page.keyboard.press('Enter')
    // The first button opens what was bought.
    await page.waitForURL(`${baseURL}/mypage/soundesthe`)
  })
})
