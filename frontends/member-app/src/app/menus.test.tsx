import labels from 'virtual:menu-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { http, server, signIn } from '../testing/server.ts'
import '../features/applications/pages/AuthorizationPage.tsx'
import '../features/settings/pages/SettingsPage.tsx'

const existing = new Set(Object.values(labels.ja ?? {}))
const tokyo = { name: 'ひびきサロン東京', code: '100000000001', status: '3' as const }
const osaka = { name: 'ひびきサロン大阪', code: '100000000002', status: '3' as const }

const services = ['今夜', 'AIエステ', 'メディカルサウンド', 'ご利用状況']
const records = ['カレンダー', '顔診断の履歴']
const subscription = ['カード変更・解約', '購入履歴']
const general = [
  ...services,
  ...records,
  'プロフィール',
  ...subscription,
  'お支払い方法',
  '申請手続き',
  '設定',
]
const personInCharge = [
  ...services,
  'カレンダー',
  '管理カレンダー',
  '顔診断の履歴',
  'カルテ管理',
  'カルテ一覧',
  'プロフィール',
  ...subscription,
  'お支払い方法',
  '申請手続き',
  '設定',
]
const customer = [
  ...services,
  ...records,
  '自分のカルテ一覧',
  ...subscription,
  'お支払い方法',
  'プロフィール',
  '申請手続き',
  '設定',
]

/** Premium members and administrators also get the AI advisor. */
const withAdvisor = (links: readonly string[]) => [
  ...services,
  'AIアドバイザー',
  ...links.slice(services.length),
]

/**
 * The demo accounts with the menu entries that each sees from top to bottom; `easy` tells whether easy login is offered in the settings.
 */
const accounts = [
  {
    account: 'admin',
    user: createMember({ role: 'ROLE_ADMIN' }),
    chip: '管理者',
    easy: false,
    links: withAdvisor([
      ...services,
      ...records,
      'プロフィール',
      ...subscription,
      'お支払い方法',
      '申請手続き',
      'アップロード',
      '設定',
      '管理画面',
    ]),
  },
  {
    account: 'pic',
    user: createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: tokyo }),
    chip: '担当者',
    easy: true,
    links: personInCharge,
  },
  {
    account: 'pic2',
    user: createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: osaka }),
    chip: '担当者',
    easy: true,
    links: personInCharge,
  },
  {
    account: 'customer',
    user: createMember({ role: 'ROLE_CUSTOMER', agency: tokyo, premium: true }),
    chip: 'プレミアム',
    easy: true,
    links: withAdvisor(customer),
  },
  {
    account: 'customer2',
    user: createMember({ role: 'ROLE_CUSTOMER', agency: osaka }),
    chip: 'お客様',
    easy: true,
    links: customer,
  },
  { account: 'general', user: createMember(), chip: '一般会員', easy: false, links: general },
  {
    account: 'premium',
    user: createMember({ premium: true }),
    chip: 'プレミアム',
    easy: false,
    links: withAdvisor(general),
  },
  {
    account: 'pending',
    user: createMember({ agency: { ...tokyo, status: '1' } }),
    chip: '申請中',
    easy: false,
    links: ['申請手続き'],
  },
  {
    account: 'enterprise',
    user: createMember({ role: 'ROLE_ENTERPRISE' }),
    chip: '法人',
    easy: true,
    links: ['法人サービス', '設定'],
  },
]

describe('what the demo accounts see', () => {
  it.each(accounts)('shows $account the menu of the specification and the status $chip', async (row) => {
    signIn(row.user)
    await renderApp('/mypage/authorization')
    const aside = within(await screen.findByRole('complementary', { name: 'マイページ' }))
    const menu = within(await aside.findByRole('navigation', { name: 'マイページのメニュー' }))
    const names = menu
      .getAllByRole('link')
      .map(({ textContent }) => (textContent ?? '').replace('新しいタブで開きます', '').trim())
    expect(names).toEqual(row.links.filter((label) => existing.has(label)))
    expect(aside.getByText(row.chip)).toBeDefined()
  })

  it("shows the plan's name in the status before any role", async () => {
    signIn(createMember({ role: 'ROLE_CUSTOMER', agency: tokyo, premium: true, planName: 'エグゼクティブ' }))
    await renderApp('/mypage/authorization')
    const aside = within(await screen.findByRole('complementary', { name: 'マイページ' }))
    expect(await aside.findByText('エグゼクティブ')).toBeDefined()
    expect(aside.queryByText('プレミアム')).toBeNull()
  })

  it.each(accounts)('shows $account easy login in the settings: $easy', async ({ user, easy }) => {
    server.use(
      http.get('/account/easy-login', () => ({ state: 'not-issued' })),
      http.get('/agreement/consents', () => []),
    )
    signIn(user)
    await renderApp('/mypage/settings')
    expect(await screen.findByText('確認コード：無効')).toBeDefined()
    if (easy) expect(await screen.findByText('簡単ログイン：未発行')).toBeDefined()
    else expect(screen.queryByText(/簡単ログイン/)).toBeNull()
  })
})

describe('the free stress check', () => {
  it.each([
    ['the footer of the home page', '/', 'contentinfo'],
    ['the services on the home page', '/', 'main'],
    ['the support page', '/support', 'main'],
    ['the menu', '/menu', 'main'],
  ] as const)('links to the stress check from %s', async (_, address, landmark) => {
    const { user, router } = await renderApp(address)
    const scope = within(await screen.findByRole(landmark))
    await user.click((await scope.findAllByRole('link', { name: /無料ストレスチェック/ }))[0] as HTMLElement)
    await waitFor(() => expect(router.state.location.pathname).toBe('/stress-check'))
  })
})
