import { listPageFindingsBySize, screenSizes } from '@hibiki/test-harness'
import { callApi, fetchJson } from '../support/api.ts'
import { buyPlan } from '../support/money.ts'
import { demoPassword, desktop, expect, test } from '../support/test.ts'

const PLAN = 'プレミアム ファミリー'
const MAIL_SUBJECT = 'ご家族のプランへのご招待'

test.use({ ownProduct: 'a plan for families is on sale' })

test.describe('A plan with places for a family', () => {
  test.beforeEach(async ({ admin }) => {
    const isOnSale = async () => {
      const products: { displayName: string }[] = await fetchJson(admin, 'v2/subscription/products')
      return products.some(({ displayName }) => displayName === PLAN)
    }
    if (await isOnSale()) return
    const text = (ja: string, en: string) => ({ ja, en })
    await callApi(admin, 'admin/products', {
      key: 'premium-family',
      name: text(PLAN, 'Premium family'),
      description: text('ご家族で、それぞれの夜に。', 'For the whole family.'),
      functions: { ja: ['顔診断', 'サウンドセラピー'], en: ['Face diagnosis', 'Sound therapy'] },
      functionCodes: ['loop', 'timer', 'with-soundesthe', 'aiesthe', 'face-diagnosis', 'sound-therapy'],
      price: 4480,
      taxRate: 10,
      yearlyPrice: null,
      image: 'premium.svg',
      displayOrder: 15,
      hidden: false,
      rental: false,
      premium: true,
      familySeats: 4,
    })
    await expect.poll(isOnSale).toBe(true)
  })

  for (const [name, viewport] of [
    ['on a phone', screenSizes.phone],
    ['on a desktop', desktop],
  ] as const)
    test(`opens ${name} for somebody who registers by the invitation, and closes when the holder ends it`, async ({
      product,
      member: { page: holder },
      newPage,
    }) => {
      const email = `family-${viewport.width}@hibiki.example`
      await holder.setViewportSize(viewport)
      await holder.goto('/premium-plans')
      await expect(holder.getByText('ご家族4人までご一緒に利用').first()).toBeVisible()
      await buyPlan(holder, PLAN)
      await holder.goto('/mypage/subscription-state')
      await holder.getByLabel('招待する方のメールアドレス').fill(email)
      await holder.getByRole('button', { name: '招待メールを送る' }).click()
      await holder.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
      await expect(holder.getByText(/^招待中/)).toBeVisible()
      expect(await listPageFindingsBySize(holder)).toEqual([])

      const guest = await newPage({ viewport })
      await guest.goto(await product.linkOfMail(email, MAIL_SUBJECT))
      await expect(guest.getByRole('heading', { name: PLAN })).toBeVisible()
      expect(await listPageFindingsBySize(guest)).toEqual([])
      await guest.getByRole('link', { name: '新しく登録する' }).click()
      await guest.getByLabel('メールアドレス').fill(email)
      await guest.getByRole('button', { name: '確認メールを送信する' }).click()
      await guest.goto(await product.linkOfMail(email, 'メールアドレスのご確認'))
      await guest.getByLabel('ユーザー名').fill(`family${viewport.width}`)
      await guest.getByLabel('表示名').fill('響 小夜')
      await guest.getByLabel('パスワード', { exact: true }).fill(demoPassword)
      await guest.getByRole('button', { name: '利用規約 読む' }).click()
      await guest.getByLabel('利用規約に同意する').check()
      await guest.getByLabel('データの提供に同意する').check()
      await guest.getByRole('button', { name: '登録する' }).click()

      await guest.getByRole('button', { name: '参加する' }).click()
      await guest.waitForURL('**/mypage/subscription-state')
      await guest.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()
      const membership = guest.getByRole('region', { name: 'ご家族のプラン' })
      await expect(membership.getByRole('heading', { name: PLAN })).toBeVisible()
      await expect(membership.getByText(/円/)).toHaveCount(0)
      expect(await listPageFindingsBySize(guest)).toEqual([])
      expect(await fetchJson(guest, 'v2/esthe/available-sound-therapy-func')).toBe('E0000')
      await expect.poll(async () => (await callApi(guest, 'auth/me', {})).planName).toBe(PLAN)

      await holder.reload()
      await expect(holder.getByText('響 小夜')).toBeVisible()
      await holder.getByRole('button', { name: '響 小夜を外す' }).click()
      await holder.getByRole('alertdialog').getByRole('button', { name: '外す' }).click()
      await expect(holder.getByText('プランから外しました。')).toBeVisible()
      expect(await fetchJson(guest, 'v2/esthe/available-sound-therapy-func')).toMatchObject({ code: 'E2002' })
      await product.linkOfMail(email, 'ご家族のプランのご利用終了のお知らせ')
      await guest.reload()
      await expect(guest.getByText('ご契約はありません。')).toBeVisible()
      await expect(membership).toHaveCount(0)
    })

  test('is accepted after a login by a member with an account, once, and can be left', async ({
    product,
    member,
    createMember,
    newPage,
  }) => {
    await buyPlan(member.page, PLAN)
    const [contract] = await fetchJson(member.page, 'payment/fetch-subscription')
    const guestAccount = await createMember()
    const email = 'another-address@hibiki.example'
    await callApi(member.page, 'v3/subscription/family/invite', { contractId: contract.id, email })
    const link = await product.linkOfMail(email, MAIL_SUBJECT)
    const guest = await newPage({ viewport: screenSizes.phone })
    await guest.goto(link)
    await guest.getByRole('link', { name: 'ログインする' }).click()
    await guest.getByLabel('メールアドレス').fill(guestAccount.email)
    await guest.getByLabel('パスワード', { exact: true }).fill(demoPassword)
    await guest.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
    await guest.waitForURL('**/family-invitation/**')
    await guest.getByRole('button', { name: '参加する' }).click()
    await guest.waitForURL('**/mypage/subscription-state')
    await guest.getByRole('alertdialog').getByRole('button', { name: '閉じる' }).click()

    await member.page.goto(link)
    await expect(member.page.getByText(/^この招待はご利用いただけません。/)).toBeVisible()

    await guest.getByRole('button', { name: 'ファミリーから抜ける' }).click()
    await guest.getByRole('alertdialog').getByRole('button', { name: '抜ける' }).click()
    await expect(guest.getByText('ファミリーから抜けました。')).toBeVisible()
    expect(await fetchJson(guest, 'v2/esthe/available-sound-therapy-func')).toMatchObject({ code: 'E2002' })
  })
})
