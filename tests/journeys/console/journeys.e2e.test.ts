import { startTestProduct, type TestProduct } from '@hibiki/deploy-local/test-product'
import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerNewAgency } from './support/agency.ts'
import {
  confirmDialog,
  demoPassword,
  findRow,
  openConsoleAs,
  searchList,
  waitForMessage,
} from './support/console.ts'

let product: TestProduct
let admin: Page

beforeAll(async () => {
  product = await startTestProduct()
  admin = await openConsoleAs(product, 'admin')
})
afterAll(() => product?.close())

describe('the access to the console', () => {
  it('leads a visitor to the login of the member app and back to the requested page', async () => {
    const page = await product.newPage()
    await page.goto('/admin/applications')
    await page.waitForURL('**/login?back=*')
    await page.getByLabel('メールアドレス').fill('admin@hibiki.example')
    await page.getByLabel('パスワード', { exact: true }).fill(demoPassword)
    await page.locator('main').getByRole('button', { name: 'ログイン' }).click()
    await page.waitForURL('**/admin/applications')
    await page.getByRole('heading', { level: 1, name: '申請' }).waitFor()
    await page.context().close()
  })

  it('is denied to a member who is no administrator, who stays logged in', async () => {
    const pic = await openConsoleAs(product, 'pic')
    await pic.goto('/admin/members')
    await pic.getByRole('heading', { name: '管理者専用のページです' }).waitFor()
    expect(await pic.getByRole('row').count()).toBe(0)
    expect((await pic.request.get('/api/admin/members')).status()).toBe(403)
    await pic.getByRole('link', { name: '会員サイトへ' }).click()
    await pic.waitForURL(({ pathname }) => !pathname.startsWith('/admin'))
    expect((await pic.request.post('/api/auth/me', { headers: { origin: product.url } })).status()).toBe(200)
    await pic.context().close()
  })
})

describe('applications in the console', () => {
  it('let a registered person in charge see charts after the approval', async () => {
    const { email, page: pic } = await registerNewAgency(product, {
      username: 'nagoya',
      agencyName: '名古屋ウェルネス',
    })
    await pic.goto('/mypage/soundesthe')
    await pic.getByRole('button', { name: 'メニューを開く' }).click()
    await pic.getByRole('link', { name: '申請手続き' }).first().waitFor()
    expect(await pic.getByText('顔診断の履歴').count()).toBe(0)

    await navigateInApp(admin, '/admin/')
    const waiting = admin.getByRole('link', { name: /承認待ちの申請/ })
    await expect.poll(() => waiting.textContent()).toBe('承認待ちの申請2')
    await waiting.click()
    const row = findRow(admin, '名古屋ウェルネス')
    await row.getByRole('button', { name: '承認' }).click()
    await confirmDialog(admin, '申請を承認しますか？', '承認')
    await waitForMessage(admin, '承認しました。')

    const { text } = await product.mail(email, '承認')
    expect(text).toMatch(/\d{12}/)
    await pic.goto('/login')
    const again = await product.newPage({ width: 1280, height: 900 })
    await again.goto('/login')
    await again.getByLabel('メールアドレス').fill(email)
    await again.getByLabel('パスワード', { exact: true }).fill(demoPassword)
    await again.locator('main').getByRole('button', { name: 'ログイン' }).click()
    await again.waitForURL('**/mypage/**')
    await again.getByRole('link', { name: '顔診断の履歴' }).first().waitFor()
    await again.context().close()
    await pic.context().close()
  })

  it('are rejected, and deleted with an account that never became active', async () => {
    const { email, page } = await registerNewAgency(product, {
      username: 'sapporo',
      agencyName: '札幌整体院',
    })
    // The list must show all states, because the console remembers the filter of the dashboard's link.
    await admin.goto('/admin/applications?filter={}')
    const row = findRow(admin, '札幌整体院')
    expect(await row.getByRole('button', { name: '情報削除' }).isDisabled()).toBe(true)
    await row.getByRole('button', { name: '却下' }).click()
    await confirmDialog(admin, '申請を却下しますか？', '却下')
    await waitForMessage(admin, '却下しました。')
    await product.mail(email, '申請')
    await row.getByRole('button', { name: '情報削除' }).click()
    await confirmDialog(admin, '情報を削除しますか？', '情報削除')
    await waitForMessage(admin, '情報を削除しました。')
    await row.waitFor({ state: 'detached' })
    const login = await page.request.post('/api/auth/login', {
      headers: { origin: product.url },
      data: { loginId: email, password: demoPassword },
    })
    expect(login.status()).toBe(401)
    await page.context().close()
  })
})

describe('grants in the console', () => {
  it('give two members AI esthe at once, effective in their open sessions, and withdraw it', async () => {
    const general = await openConsoleAs(product, 'general')
    const authorities = async () => {
      const me = await general.request.post('/api/auth/me', { headers: { origin: product.url } })
      return ((await me.json()) as { authorities: string[] }).authorities
    }
    const select = async () => {
      for (const name of ['一般 会員', 'プレミアム 会員'])
        await findRow(admin, name).getByRole('checkbox').check()
    }
    await navigateInApp(admin, '/admin/grants')
    await select()
    await admin.getByRole('button', { name: '権限を付与' }).click()
    await confirmDialog(admin, '権限を付与しますか？', '権限を付与')
    await waitForMessage(admin, '2名に権限を付与しました。')
    expect(await authorities()).toContain('ai_esthe')

    await admin.getByRole('tab', { name: '剥奪する' }).click()
    // Until this tab is there, the text would be typed into the other one.
    await admin.getByRole('tab', { name: '剥奪する', selected: true }).waitFor()
    await admin.getByLabel('名前・メールで検索').fill('会員')
    await findRow(admin, 'Hibiki Admin').waitFor({ state: 'detached' })
    expect(await admin.getByRole('tab', { name: '剥奪する', selected: true }).count()).toBe(1)
    await select()
    await admin.getByRole('button', { name: '権限を剥奪' }).click()
    await confirmDialog(admin, '権限を剥奪しますか？', '権限を剥奪')
    await waitForMessage(admin, '2名の権限を剥奪しました。')
    expect(await authorities()).toEqual([])
    await general.context().close()
  })
})

describe('transfers in the console', () => {
  it('move a customer to another agency after a preview, and back', async () => {
    const customer = await openConsoleAs(product, 'customer')
    const agency = async () => {
      const me = await customer.request.post('/api/auth/me', { headers: { origin: product.url } })
      return ((await me.json()) as { agency: { name: string } }).agency.name
    }
    await admin.goto('/admin/transfers/create')
    await admin.getByLabel('名前・メールで検索').fill('花子')
    await admin.getByRole('checkbox', { name: /東京 花子/ }).check()
    await admin.getByRole('button', { name: '次へ' }).click()
    await admin.getByLabel('移行先の代理店').fill('大阪')
    await admin.getByRole('option', { name: /ひびきサロン大阪/ }).click()
    await admin.getByLabel('移行後の担当者').click()
    await admin.getByRole('option', { name: /大阪 担当者/ }).click()
    await admin.reload()
    await admin.getByRole('button', { name: '次へ' }).click()
    await admin.getByText('100000000002 · 大阪 担当者').waitFor()
    await admin.getByText(/^移るもの：カルテ/).waitFor()
    expect(await agency()).toBe('ひびきサロン東京')

    await admin.getByRole('button', { name: '移行を実行' }).click()
    await waitForMessage(admin, '移行しました。')
    await admin.getByText('ひびきサロン東京 → ひびきサロン大阪 · お客様').waitFor()
    expect(await agency()).toBe('ひびきサロン大阪')
    await admin.getByRole('button', { name: '移行を取り消す' }).click()
    await confirmDialog(admin, '移行を取り消しますか？', '移行を取り消す')
    await waitForMessage(admin, '移行を取り消しました。')
    expect(await agency()).toBe('ひびきサロン東京')
    await customer.context().close()
  })
})

describe('members in the console', () => {
  it('are found, and ending all sessions of one logs its device out at the next call', async () => {
    const device = await openConsoleAs(product, 'premium')
    await navigateInApp(admin, '/admin/members')
    await searchList(admin, '名前・メールで検索', 'premium@')
    await findRow(admin, 'プレミアム 会員').click()
    await admin.getByRole('button', { name: 'セッションをすべて終了' }).click()
    await confirmDialog(admin, 'セッションをすべて終了しますか？', 'セッションをすべて終了')
    await waitForMessage(admin, '1件のセッションを終了しました。')
    await expect.poll(async () => (await device.request.get('/api/page-size/scale')).status()).toBe(401)
    await device.context().close()
  })
})

describe('invitations in the console', () => {
  it('register an administrator once, and nobody after they were revoked', async () => {
    await navigateInApp(admin, '/admin/invitations/create')
    await admin.getByLabel('メールアドレス').fill('kyoto@hibiki.example')
    await admin.getByRole('button', { name: '招待を作成' }).click()
    const url = await admin.getByRole('dialog').getByLabel('URL').inputValue()
    await admin.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
    await findRow(admin, 'kyoto@hibiki.example').getByText('使用待ち').waitFor()

    const invited = await product.newPage()
    await invited.goto(url)
    await invited.getByLabel('メールアドレス').fill('kyoto@hibiki.example')
    await invited.getByLabel('ユーザー名').fill('kyoto')
    for (const field of ['パスワード', 'パスワード（確認）'])
      await invited.getByLabel(field, { exact: true }).fill(demoPassword)
    await invited.getByRole('button', { name: '登録' }).click()
    await expect.poll(async () => (await invited.request.get('/api/admin/dashboard')).status()).toBe(200)
    await invited.context().close()

    await admin.goto('/admin/invitations')
    await findRow(admin, 'kyoto@hibiki.example').getByText('使用済み').waitFor()
    await admin.goto('/admin/invitations/create')
    await admin.getByLabel('メールアドレス').fill('nara@hibiki.example')
    await admin.getByRole('button', { name: '招待を作成' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
    await findRow(admin, 'nara@hibiki.example').getByRole('button', { name: '招待を取り消す' }).click()
    await confirmDialog(admin, '招待を取り消しますか？', '招待を取り消す')
    await waitForMessage(admin, '招待を取り消しました。')
    await findRow(admin, 'nara@hibiki.example').getByText('取り消し済み').waitFor()
  })
})

describe('the audit log of the console', () => {
  it('shows the acts of these tests with an unbroken chain, and cannot be changed', async () => {
    await navigateInApp(admin, '/admin/audit-log?perPage=99')
    for (const act of [
      '招待の取り消し',
      '全セッション終了',
      'アカウント移行の取り消し',
      '権限の剥奪',
      '申請の情報削除',
    ])
      await admin.getByRole('cell', { name: act, exact: true }).first().waitFor()
    expect(await admin.getByText('途切れています').count()).toBe(0)
    expect(await admin.getByText('正常').count()).toBeGreaterThan(10)
    await admin.getByRole('combobox', { name: '操作' }).fill('申請の承認')
    await admin.getByRole('option', { name: '申請の承認' }).click()
    await admin.getByText('1〜1 / 全1件').waitFor()
    await admin.getByRole('cell', { name: '申請の承認', exact: true }).click()
    await admin.getByRole('heading', { level: 1, name: '監査ログ：申請の承認' }).waitFor()
    expect(await admin.getByRole('button', { name: /編集|削除/ }).count()).toBe(0)
    const entry = `/api${new URL(admin.url()).pathname.replace('/show', '')}`
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
      const response = await admin.request.fetch(entry, { method, headers: { origin: product.url } })
      expect([method, response.status() >= 404 && response.status() < 406]).toEqual([method, true])
    }
  })
})
