import { openTestBrowser, type TestBrowser } from '@hibiki/deploy-local/test-browser'
import { listPageFindingsBySize, screenSizes, waitForPageToSettle } from '@hibiki/test-harness'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_PAGE_TITLE_PATTERN, type MockResponses, mockApi } from './support/mock-api.ts'
import { serveBuiltApp } from './support/static-app.ts'

const moment = '2026-11-20T12:00:00.000Z'
const refused = {
  status: 422,
  json: { code: 'E4002', message: 'このURLは無効か、有効期限が切れています。', requestId: 'e2e' },
}
const consent = (document: string) => ({ document, agreed: true, version: 1, decidedAt: moment })

const accountAnswers: MockResponses = {
  'account/confirm-temp-url': { json: 'hana@hibiki.example' },
  'account/forgot-password/confirm-temp-url': { json: true },
  'account/agencies': { json: { name: 'ひびきサロン東京' } },
  'agreement/providing-data': { json: true },
  'agreement/consents': { json: [consent('terms-of-service'), consent('providing-data')] },
  'account/totp': { json: { enabled: false, required: false, resetAt: null } },
  'account/totp/begin': {
    json: { secret: 'EJXLDFEQ74WUF3V78LQUZNUGQ2GKCNKA', otpauthUrl: 'otpauth://totp/Hibiki' },
  },
  'account/easy-login': { json: { state: 'enabled', authId: 'a', expiresAt: moment } },
  'account/sessions': {
    json: [
      { id: 'a', device: 'Chrome (Android)', createdAt: moment, lastUsedAt: moment, current: true },
      { id: 'b', device: 'Safari (iPhone)', createdAt: moment, lastUsedAt: moment, current: false },
    ],
  },
  'account/exports': { json: [{ id: 'e', state: 'ready', requestedAt: moment, readyAt: moment }] },
  'account/deletion': {
    json: { effectiveAt: moment, confirmations: [{ service: 'content', confirmedAt: null }] },
  },
}

interface Look {
  path: string
  who?: 'member'
  answers?: MockResponses
  /** Opens the view from the page, as a member would. */
  lead?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const looks: Record<string, Look> = {
  'step 1 of the registration': { path: '/register-personal' },
  'step 2 of the registration': { path: '/register-personal/link' },
  'a mismatch of passwords': {
    path: '/register-personal/link',
    lead: async (page) => {
      await page.getByLabel('パスワード', { exact: true }).fill('shizukana-yoru')
      await page.getByLabel('パスワード（確認）', { exact: true }).fill('asa')
      await page.getByText('パスワードが一致しません').waitFor()
    },
  },
  'an invalid registration link': {
    path: '/register-personal/link',
    answers: { 'account/confirm-temp-url': refused },
  },
  'the registration with an agency': { path: '/register-enterprise/100000000001' },
  'a forgotten password': { path: '/forgot-password', lead: press('再設定メールを送信する') },
  'a new password': { path: '/forgot-password/link' },
  'an invalid reset link': {
    path: '/forgot-password/link',
    answers: { 'account/forgot-password/confirm-temp-url': { json: false } },
  },
  'the confirmation of a new address': { path: '/confirm-email/link' },
  'an invalid easy-login link': { path: '/easily-login/link', answers: { 'auth/easy-login': refused } },
  'the profile': { path: '/mypage/profile', who: 'member' },
  'the settings': { path: '/mypage/settings', who: 'member' },
  'the second factor': {
    path: '/mypage/settings',
    who: 'member',
    lead: async (page) => {
      await press('確認コードを有効にする')(page)
      await page.getByRole('dialog').getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
      await press('次へ')(page)
      await page.getByLabel('確認コード').waitFor()
    },
  },
  'a reset of the second factor that waits': {
    path: '/mypage/settings',
    who: 'member',
    answers: { 'account/totp': { json: { enabled: true, required: false, resetAt: moment } } },
    lead: (page) => page.getByRole('button', { name: '異議を申し立てる' }).waitFor(),
  },
  'the objection to a reset of the second factor': {
    path: '/second-factor-reset/link',
    answers: { 'account/object-to-second-factor-reset': { json: {} } },
    lead: press('異議を申し立てる'),
  },
  'the withdrawal of a consent': {
    path: '/mypage/settings',
    who: 'member',
    lead: (page) => page.getByRole('button', { name: '撤回する' }).last().click(),
  },
  'the deletion of the account': {
    path: '/mypage/settings',
    who: 'member',
    answers: { 'account/deletion': { json: { effectiveAt: null, confirmations: [] } } },
    lead: press('アカウントを削除する'),
  },
  'the change of the password': {
    path: '/mypage/settings/password',
    who: 'member',
    lead: press('パスワードを変更する'),
  },
  'the consent on entering my page': {
    path: '/mypage/mentalcheck',
    who: 'member',
    answers: { 'agreement/providing-data': { json: false } },
    lead: (page) => page.getByRole('dialog', { name: 'データの提供について' }).waitFor(),
  },
}

const member = { username: '東京 花子', roles: ['ROLE_CUSTOMER'], premium: false }

let browser: TestBrowser
let app: Awaited<ReturnType<typeof serveBuiltApp>>

beforeAll(async () => {
  app = await serveBuiltApp()
  browser = await openTestBrowser({ webFonts: true })
})
afterAll(async () => {
  await browser?.close()
  await app?.close()
})

describe('pages of accounts on a phone and on a desktop', () => {
  it.each(Object.keys(looks))('%s has no serious axe finding and does not scroll sideways', async (name) => {
    const { path, who, answers, lead } = looks[name] as Look
    const context = await browser.newContext({
      viewport: screenSizes.phone,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await mockApi(page, who ? member : null, { ...accountAnswers, ...answers })
    await page.goto(app.url + path)
    await page.locator('main h1').waitFor()
    await waitForPageToSettle(page)
    await lead?.(page)

    expect(await page.getByText(ERROR_PAGE_TITLE_PATTERN).count()).toBe(0)
    expect(await listPageFindingsBySize(page)).toEqual([])
    await context.close()
  })
})
