import { navigateInApp } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import { registerNewAgency } from '../support/agency.ts'
import { callApi, fetchJson } from '../support/api.ts'
import { confirmDialog, findRow, searchList, waitForMessage } from '../support/console.ts'
import { demoPassword, desktop, expect, test } from '../support/test.ts'

/** Returns what the member on this page reads about the own account. */
const readMe = (page: Page) => callApi(page, 'auth/me', {})

/** Fills in the login page, and submits it. */
async function logInOnPage(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード', { exact: true }).fill(demoPassword)
  await page.locator('main').getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Expects the act in the audit log, whose chain is unbroken. */
async function expectAudited(admin: Page, act: string): Promise<void> {
  await admin.goto('/admin/audit-log?filter={}')
  await expect(admin.getByRole('cell', { name: act, exact: true }).first()).toBeVisible()
  await expect(admin.getByText('途切れています')).toHaveCount(0)
}

test.describe('the access to the console', () => {
  test('leads a visitor to the login of the member app and back to the requested page', async ({ page }) => {
    await page.goto('/admin/applications')
    await page.waitForURL('**/login?back=*')
    await logInOnPage(page, 'admin@hibiki.example')
    await page.waitForURL('**/admin/applications')
    await expect(page.getByRole('heading', { level: 1, name: '申請' })).toBeVisible()
  })

  test('is denied to a member who is no administrator, who stays logged in', async ({
    createMember,
    agency,
  }) => {
    const { page: pic } = await createMember({ agency, role: 'ROLE_PERSON_IN_CHARGE' })
    await pic.goto('/admin/members')
    await expect(pic.getByRole('heading', { name: '管理者専用のページです' })).toBeVisible()
    await expect(pic.getByRole('row')).toHaveCount(0)
    expect((await pic.request.get('/api/admin/members')).status()).toBe(403)
    await pic.getByRole('link', { name: '会員サイトへ' }).click()
    await pic.waitForURL(({ pathname }) => !pathname.startsWith('/admin'))
    await expect(readMe(pic)).resolves.toBeTruthy()
  })
})

test.describe('applications in the console', () => {
  test('let a registered person in charge see charts after the approval', async ({
    product,
    page: pic,
    admin,
    newPage,
  }) => {
    const { applicationsWaiting: before } = await fetchJson(admin, 'admin/dashboard')
    const email = await registerNewAgency(pic, product, {
      username: 'nagoya',
      agencyName: '名古屋ウェルネス',
    })
    await pic.goto('/mypage/soundesthe')
    await pic.getByRole('button', { name: 'メニューを開く' }).click()
    await expect(pic.getByRole('link', { name: '申請手続き' }).first()).toBeVisible()
    await expect(pic.getByText('顔診断の履歴')).toHaveCount(0)

    await navigateInApp(admin, '/admin/')
    const waiting = admin.getByRole('link', { name: /承認待ちの申請/ })
    await expect(waiting).toHaveText(`承認待ちの申請${before + 1}`)
    await waiting.click()
    const row = findRow(admin, '名古屋ウェルネス')
    await row.getByRole('button', { name: '承認' }).click()
    await confirmDialog(admin, '申請を承認しますか？', '承認')
    await waitForMessage(admin, '承認しました。')

    const { text } = await product.mail(email, '承認')
    expect(text).toMatch(/\d{12}/)
    await pic.goto('/login')
    const again = await newPage({ viewport: desktop })
    await again.goto('/login')
    await logInOnPage(again, email)
    await again.waitForURL('**/mypage/**')
    await expect(again.getByRole('link', { name: '顔診断の履歴' }).first()).toBeVisible()
  })

  test('are rejected, and deleted with an account that never became active', async ({
    product,
    page,
    admin,
  }) => {
    const email = await registerNewAgency(page, product, {
      username: 'sapporo',
      agencyName: '札幌整体院',
    })
    // The list must show all states, because the console remembers the filter of the dashboard's link.
    await admin.goto('/admin/applications?filter={}')
    const row = findRow(admin, '札幌整体院')
    await expect(row.getByRole('button', { name: '情報削除' })).toBeDisabled()
    await row.getByRole('button', { name: '却下' }).click()
    await confirmDialog(admin, '申請を却下しますか？', '却下')
    await waitForMessage(admin, '却下しました。')
    await product.mail(email, '申請')
    await row.getByRole('button', { name: '情報削除' }).click()
    await confirmDialog(admin, '情報を削除しますか？', '情報削除')
    await waitForMessage(admin, '情報を削除しました。')
    await expect(row).toHaveCount(0)
    const login = callApi(page, 'auth/login', { loginId: email, password: demoPassword })
    await expect(login).rejects.toThrow('401')
    await expectAudited(admin, '申請の情報削除')
  })
})

test.describe('grants in the console', () => {
  test('give two members AI esthe at once, effective in their open sessions, and withdraw it', async ({
    admin,
    createMember,
  }) => {
    const [one, other] = [
      await createMember({ username: '権限 一郎' }),
      await createMember({ username: '権限 二葉' }),
    ]
    const authorities = async () => (await readMe(one.page)).authorities
    const select = async () => {
      for (const { username } of [one, other]) await findRow(admin, username).getByRole('checkbox').check()
    }
    await navigateInApp(admin, '/admin/grants')
    await admin.getByLabel('名前・メールで検索').fill('権限')
    await expect(findRow(admin, 'Hibiki Admin')).toHaveCount(0)
    await select()
    await admin.getByRole('button', { name: '権限を付与' }).click()
    await confirmDialog(admin, '権限を付与しますか？', '権限を付与')
    await waitForMessage(admin, '2名に権限を付与しました。')
    await expect.poll(authorities).toContain('ai_esthe')

    await admin.getByRole('tab', { name: '剥奪する' }).click()
    // Until this tab is there, the text would be typed into the other one.
    await expect(admin.getByRole('tab', { name: '剥奪する', selected: true })).toBeVisible()
    await admin.getByLabel('名前・メールで検索').fill('権限')
    await expect(findRow(admin, 'Hibiki Admin')).toHaveCount(0)
    await expect(admin.getByRole('tab', { name: '剥奪する', selected: true })).toHaveCount(1)
    await select()
    await admin.getByRole('button', { name: '権限を剥奪' }).click()
    await confirmDialog(admin, '権限を剥奪しますか？', '権限を剥奪')
    await waitForMessage(admin, '2名の権限を剥奪しました。')
    await expect.poll(authorities).toEqual([])
    await expectAudited(admin, '権限の剥奪')
  })
})

test.describe('transfers in the console', () => {
  test('move a customer to another agency after a preview, and back', async ({ admin, createMember }) => {
    const agency = { code: '100000000001', name: 'ひびきサロン東京' }
    const { page } = await createMember({ agency, role: 'ROLE_CUSTOMER', username: '移行 花子' })
    const agencyName = async () => (await readMe(page)).agency.name
    await admin.goto('/admin/transfers/create')
    await admin.getByLabel('名前・メールで検索').fill('移行')
    await admin.getByRole('checkbox', { name: /移行 花子/ }).check()
    await admin.getByRole('button', { name: '次へ' }).click()
    await admin.getByLabel('移行先の代理店').fill('大阪')
    await admin.getByRole('option', { name: /ひびきサロン大阪/ }).click()
    await admin.getByLabel('移行後の担当者').click()
    await admin.getByRole('option', { name: /大阪 担当者/ }).click()
    await admin.reload()
    await admin.getByRole('button', { name: '次へ' }).click()
    await expect(admin.getByText('100000000002 · 大阪 担当者')).toBeVisible()
    await expect(admin.getByText(/^移るもの：カルテ/)).toBeVisible()
    await expect.poll(agencyName).toBe('ひびきサロン東京')

    await admin.getByRole('button', { name: '移行を実行' }).click()
    await waitForMessage(admin, '移行しました。')
    await expect(admin.getByText('ひびきサロン東京 → ひびきサロン大阪 · お客様')).toBeVisible()
    await expect.poll(agencyName).toBe('ひびきサロン大阪')
    await admin.getByRole('button', { name: '移行を取り消す' }).click()
    await confirmDialog(admin, '移行を取り消しますか？', '移行を取り消す')
    await waitForMessage(admin, '移行を取り消しました。')
    await expect.poll(agencyName).toBe('ひびきサロン東京')
    await expectAudited(admin, 'アカウント移行の取り消し')
  })
})

test.describe('members in the console', () => {
  test('are found, and ending all sessions of one logs its device out at the next call', async ({
    admin,
    member: { page: device, email, username },
  }) => {
    await navigateInApp(admin, '/admin/members')
    await searchList(admin, '名前・メールで検索', email)
    await findRow(admin, username).click()
    await admin.getByRole('button', { name: 'セッションをすべて終了' }).click()
    await confirmDialog(admin, 'セッションをすべて終了しますか？', 'セッションをすべて終了')
    await waitForMessage(admin, '1件のセッションを終了しました。')
    await expect.poll(async () => (await device.request.get('/api/page-size/scale')).status()).toBe(401)
  })
})

test.describe('invitations in the console', () => {
  test('register an administrator once, and nobody after they were revoked', async ({ admin, newPage }) => {
    await navigateInApp(admin, '/admin/invitations/create')
    await admin.getByLabel('メールアドレス').fill('kyoto@hibiki.example')
    await admin.getByRole('button', { name: '招待を作成' }).click()
    const url = await admin.getByRole('dialog').getByLabel('URL').inputValue()
    await admin.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
    await expect(findRow(admin, 'kyoto@hibiki.example').getByText('使用待ち')).toBeVisible()

    const invited = await newPage()
    await invited.goto(url)
    await invited.getByLabel('メールアドレス').fill('kyoto@hibiki.example')
    await invited.getByLabel('ユーザー名').fill('kyoto')
    for (const field of ['パスワード', 'パスワード（確認）'])
      await invited.getByLabel(field, { exact: true }).fill(demoPassword)
    await invited.getByRole('button', { name: '登録' }).click()
    await expect.poll(async () => (await invited.request.get('/api/admin/dashboard')).status()).toBe(200)

    await admin.goto('/admin/invitations')
    await expect(findRow(admin, 'kyoto@hibiki.example').getByText('使用済み')).toBeVisible()
    await navigateInApp(admin, '/admin/invitations/create')
    await admin.getByLabel('メールアドレス').fill('nara@hibiki.example')
    await admin.getByRole('button', { name: '招待を作成' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: '閉じる' }).click()
    await findRow(admin, 'nara@hibiki.example').getByRole('button', { name: '招待を取り消す' }).click()
    await confirmDialog(admin, '招待を取り消しますか？', '招待を取り消す')
    await waitForMessage(admin, '招待を取り消しました。')
    await expect(findRow(admin, 'nara@hibiki.example').getByText('取り消し済み')).toBeVisible()
    await expectAudited(admin, '招待の取り消し')
  })
})

test.describe('the audit log of the console', () => {
  test('shows an act with an unbroken chain, and cannot be changed', async ({ admin, member }) => {
    const act = '全セッション終了'
    await admin.goto(`/admin/members/${member.id}/show`)
    await admin.getByRole('button', { name: 'セッションをすべて終了' }).click()
    await confirmDialog(admin, 'セッションをすべて終了しますか？', 'セッションをすべて終了')
    await expectAudited(admin, act)
    await expect(admin.getByText('正常').first()).toBeVisible()
    await admin.getByRole('combobox', { name: '操作' }).fill(act)
    await admin.getByRole('option', { name: act }).click()
    // Below its heading the list contains nothing else any more.
    await expect(admin.getByRole('row').filter({ hasNotText: act })).toHaveCount(1)
    await admin.getByRole('cell', { name: act, exact: true }).first().click()
    await expect(admin.getByRole('heading', { level: 1, name: `監査ログ：${act}` })).toBeVisible()
    await expect(admin.getByRole('button', { name: /編集|削除/ })).toHaveCount(0)
    const entry = `/api${new URL(admin.url()).pathname.replace('/show', '')}`
    const headers = { 'sec-fetch-site': 'same-origin' }
    for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
      const response = await admin.request.fetch(entry, { method, headers })
      expect([404, 405], method).toContain(response.status())
    }
  })
})
