import type { MockResponses } from '../support/mock-api.ts'
import { expect, appTest as test } from '../support/test.ts'
import { expectAccessibleView, press, type View } from '../support/views.ts'

const member = { username: '東京 花子', roles: ['ROLE_CUSTOMER'], premium: false }
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
  'account/totp': { json: { enabled: false, required: false, resetAt: null, resetCoversPasskeys: false } },
  'account/totp/begin': {
    json: { secret: 'EJXLDFEQ74WUF3V78LQUZNUGQ2GKCNKA', otpauthUrl: 'otpauth://totp/Hibiki' },
  },
  'account/easy-login': { json: { state: 'enabled', authId: 'a', expiresAt: moment } },
  'account/passkeys': {
    json: [
      {
        id: '0199a1c2-0000-7000-8000-000000000001',
        device: 'Safari · iPhone',
        createdAt: moment,
        lastUsedAt: moment,
      },
    ],
  },
  'account/mail-types': {
    json: [
      { type: 'appointment', isOn: true },
      { type: 'support', isOn: false },
    ],
  },
  'account/push': {
    json: {
      publicKey: 'p'.repeat(87),
      isOnHere: false,
      kinds: [
        { kind: 'answer', isOn: true },
        { kind: 'reminder', isOn: false },
      ],
    },
  },
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

const views: Record<string, View> = {
  'step 1 of the registration': { path: '/register-personal' },
  'step 2 of the registration': { path: '/register-personal/link' },
  'a short password beside an unfolded legal text': {
    path: '/register-personal/link',
    lead: async (page) => {
      await page.getByLabel('パスワード', { exact: true }).fill('asa')
      await page.getByRole('button', { name: '利用規約 読む' }).click()
      await expect(page.getByText('８文字以上入力してください。')).toBeVisible()
      await expect(page.getByRole('region', { name: '利用規約' })).toBeVisible()
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
  'the profile': { path: '/mypage/profile', member },
  'the settings': { path: '/mypage/settings', member },
  'the second factor': {
    path: '/mypage/settings',
    member,
    lead: async (page) => {
      await press('確認コードを有効にする')(page)
      await page.getByRole('dialog').getByLabel('パスワード', { exact: true }).fill('hibiki-demo')
      await press('次へ')(page)
      await expect(page.getByLabel('確認コード')).toBeVisible()
    },
  },
  'the creation of a required passkey': {
    path: '/mypage/settings',
    member: { ...member, passkeyMissing: true },
    lead: (page) => expect(page.getByRole('button', { name: 'パスキーを作成する' })).toBeVisible(),
  },
  'a passkey that will be required': {
    path: '/mypage/settings',
    member,
    answers: {
      'account/passkey-requirement': { json: { firstDay: '2026-12-07' } },
      'account/passkeys': { json: [] },
    },
    lead: (page) =>
      expect(page.getByText('から、ログインにパスキーが必要です。', { exact: false })).toBeVisible(),
  },
  'a reset of the second factor that waits': {
    path: '/mypage/settings',
    member,
    answers: {
      'account/totp': {
        json: { enabled: true, required: false, resetAt: moment, resetCoversPasskeys: false },
      },
    },
    lead: (page) => expect(page.getByRole('button', { name: '異議を申し立てる' })).toBeVisible(),
  },
  'the objection to a reset of the second factor': {
    path: '/second-factor-reset/link',
    answers: { 'account/object-to-second-factor-reset': { json: {} } },
    lead: press('異議を申し立てる'),
  },
  'the withdrawal of a consent': {
    path: '/mypage/settings',
    member,
    lead: (page) => page.getByRole('button', { name: '撤回する' }).last().click(),
  },
  'the deletion of the account': {
    path: '/mypage/settings',
    member,
    answers: { 'account/deletion': { json: { effectiveAt: null, confirmations: [] } } },
    lead: press('アカウントを削除する'),
  },
  'the change of the password': {
    path: '/mypage/settings/password',
    member,
    lead: press('パスワードを変更する'),
  },
  'the consent on entering my page': {
    path: '/mypage/mentalcheck',
    member,
    answers: { 'agreement/providing-data': { json: false } },
    lead: (page) => expect(page.getByRole('dialog', { name: 'データの提供について' })).toBeVisible(),
  },
}

test.describe('pages of accounts on a phone and on a desktop', () => {
  for (const [name, view] of Object.entries(views))
    test(`${name} has no serious axe finding and does not scroll sideways`, ({ page }) =>
      expectAccessibleView(page, { ...view, answers: { ...accountAnswers, ...view.answers } }))
})
