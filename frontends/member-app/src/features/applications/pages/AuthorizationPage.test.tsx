import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createApplication } from '../../../testing/create-application.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './AgencyChangePage.tsx'
import './OwnApplicationsPage.tsx'
import './AuthorizationPage.tsx'

const salon = { name: '銀座サロン', code: '100000000001', status: '3' as const }

const application = (code: string, overrides: Parameters<typeof createApplication>[0] = {}) =>
  createApplication({ code, type: '03', typeLabel: '代理店の変更', agency: '梅田サロン', ...overrides })

describe('the application procedure', () => {
  it.each([
    ['a general member', createMember(), ['申請状況', '代理店への所属']],
    ['a customer', createMember({ role: 'ROLE_CUSTOMER', agency: salon }), ['申請状況', '代理店の変更']],
    [
      'a person in charge',
      createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: salon }),
      ['申請状況', '承認', '代理店の管理', '代理店の変更'],
    ],
    [
      'an administrator',
      createMember({ role: 'ROLE_ADMIN' }),
      ['申請状況', '承認', '権限の付与・剥奪', 'アカウント移行'],
    ],
    ['who waits', createMember({ agency: { ...salon, status: '1' } }), ['申請状況']],
    [
      'who was turned away',
      createMember({ agency: { ...salon, status: '2' } }),
      ['申請状況', '代理店への所属'],
    ],
    ['an enterprise account', createMember({ role: 'ROLE_ENTERPRISE' }), ['申請状況']],
  ])('offers %s exactly the procedures of the role', async (_who, user, names) => {
    signIn(user)
    await renderApp('/mypage/authorization')
    const main = within(await screen.findByRole('main'))
    await main.findByRole('heading', { level: 1, name: '申請手続き' })
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names)
  })

  it('shows pending and rejected applicants the state of their application', async () => {
    signIn(createMember({ agency: { ...salon, status: '1' } }))
    const { unmount } = await renderApp('/mypage/authorization')
    expect(await screen.findByText(/「銀座サロン」への申請を受け付けています。/)).toBeDefined()
    unmount()
    signIn(createMember({ agency: { ...salon, status: '2' } }))
    await renderApp('/mypage/authorization')
    expect(await screen.findByText(/「銀座サロン」への申請は承認されませんでした。/)).toBeDefined()
  })
})

describe('the own applications', () => {
  const serve = (total: number) => {
    const asked: Record<string, string>[] = []
    server.use(
      http.get('/applying/statuses-count', () => total),
      http.get('/applying/statuses', ({ url }) => {
        const query = Object.fromEntries(url.searchParams)
        asked.push(query)
        const first = Number(query.page) * Number(query.size)
        const rows = Math.min(Number(query.size), total - first)
        return Array.from({ length: rows }, (_, row) => application(`CODE${first + row}`))
      }),
    )
    return asked
  }

  it('shows five applications a page with their state, and sends page numbers from zero', async () => {
    const asked = serve(7)
    signIn(createMember({ role: 'ROLE_CUSTOMER', agency: salon }))
    const { user, router } = await renderApp('/mypage/applying')
    const table = await screen.findByRole('table', { name: '申請状況' })
    expect(within(table).getAllByRole('row')).toHaveLength(6)
    expect(within(table).getAllByText('申請中')).toHaveLength(5)
    expect(screen.getByText('1–5件 / 全7件')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '次のページ' }))
    expect(await screen.findByText('CODE6')).toBeDefined()
    expect(router.state.location.search).toBe('?page=2&size=5')
    expect(asked).toEqual([
      { page: '0', size: '5' },
      { page: '1', size: '5' },
    ])
  })

  it('rejects more than 99 rows without loading anything', async () => {
    const asked = serve(120)
    signIn(createMember())
    const { user } = await renderApp('/mypage/applying')
    await user.selectOptions(await screen.findByLabelText('表示件数'), 'すべて')
    expect(await screen.findByText('100件以上の表示はできません。')).toBeDefined()
    expect(asked).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.selectOptions(screen.getByLabelText('表示件数'), '99')
    expect(await screen.findByText('1–99件 / 全120件')).toBeDefined()
  })

  it('sends a too large page size of the address to the server', async () => {
    const message = '100件以上の表示はできません。'
    serve(120)
    server.use(http.get('/applying/statuses', () => createErrorResponse(400, 'E3040', message)))
    signIn(createMember())
    await renderApp('/mypage/applying?size=120')
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('shows one sentence when there are no applications', async () => {
    serve(0)
    signIn(createMember())
    await renderApp('/mypage/applying')
    expect(await screen.findByText('申請はありません。')).toBeDefined()
  })

  it("shows the server's message when loading is rejected, and retries", async () => {
    server.use(
      http.get('/applying/statuses-count', () => createErrorResponse(422, 'E5000', 'お待ちください。')),
    )
    signIn(createMember())
    const { user } = await renderApp('/mypage/applying')
    expect(await screen.findByText('お待ちください。')).toBeDefined()
    serve(1)
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByText('CODE0')).toBeDefined()
  })

  it('shows the menu of the new role when an application is approved', async () => {
    server.use(
      http.get('/applying/statuses-count', () => 1),
      http.get('/applying/statuses', () => {
        signIn(createMember({ role: 'ROLE_CUSTOMER', agency: { ...salon, name: '梅田サロン' } }))
        return [application('CODE0', { status: '1', statusLabel: '承認' })]
      }),
    )
    signIn(createMember({ agency: { ...salon, name: '梅田サロン', status: '1' } }))
    await renderApp('/mypage/applying')
    const menu = within(await screen.findByRole('navigation', { name: 'マイページのメニュー' }))
    expect(await menu.findByRole('link', { name: 'メディカルサウンド' })).toBeDefined()
  })
})

describe('the request for another agency', () => {
  const open = async (role: 'ROLE_CUSTOMER' | 'ROLE_PERSON_IN_CHARGE' = 'ROLE_CUSTOMER') => {
    server.use(
      http.get('/account/agencies', ({ url }) =>
        url.searchParams.get('code') === '100000000002'
          ? { name: '梅田サロン' }
          : createErrorResponse(404, 'E4040', '見つかりません。'),
      ),
      http.get('/applying/statuses-count', () => 0),
    )
    signIn(createMember({ role, agency: salon }))
    const app = await renderApp('/mypage/authorization/agency-change')
    await screen.findByLabelText('代理店コード')
    return app
  }

  it("shows the agency's name, sends the code and leads to the own applications", async () => {
    let body: unknown
    server.use(
      http.post('/applying/agency-change', async ({ readBody }) => {
        body = await readBody()
        return 'ABCD2345EFGH'
      }),
    )
    const { user, router } = await open()
    await enterText(user, screen.getByLabelText('代理店コード'), '１０００００００ ０００２')
    expect(await screen.findByText('梅田サロン')).toBeDefined()
    await enterText(user, screen.getByLabelText('担当者のユーザーID（任意）'), 'pic2')
    await user.click(screen.getByRole('button', { name: '申請する' }))
    expect(await screen.findByText('申請コード ABCD2345EFGH を受け付けました。')).toBeDefined()
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/applying'))
    expect(body).toEqual({ agencyCode: '100000000002', picId: 'pic2' })
  })

  it('sends nothing without a complete code and focuses the field', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '申請する' }))
    expect(await screen.findByText('入力してください。')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('代理店コード'))
    await user.type(screen.getByLabelText('代理店コード'), '123')
    await user.click(screen.getByRole('button', { name: '申請する' }))
    expect(await screen.findByText('12桁の数字で入力してください。')).toBeDefined()
  })

  it("shows that a code is unknown, and the server's message", async () => {
    const message = '審査中の申請があります。結果をお待ちください。'
    server.use(http.post('/applying/agency-change', () => createErrorResponse(409, 'E4091', message)))
    const { user } = await open()
    await user.type(screen.getByLabelText('代理店コード'), '999999999999')
    expect(await screen.findByText('この代理店コードは見つかりません。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '申請する' }))
    expect(await screen.findByText(message)).toBeDefined()
  })

  it('looks up an unknown code once, also when the page is shown again', async () => {
    const { user } = await open()
    const message = '審査中の申請があります。結果をお待ちください。'
    let lookUps = 0
    server.use(
      http.get('/account/agencies', () => {
        lookUps++
        return createErrorResponse(404, 'E4040', '見つかりません。')
      }),
      http.post('/applying/agency-change', () => createErrorResponse(409, 'E4091', message)),
    )
    await enterText(user, screen.getByLabelText('代理店コード'), '999999999999')
    expect(await screen.findByText('この代理店コードは見つかりません。')).toBeDefined()
    window.dispatchEvent(new Event('visibilitychange'))
    await user.click(screen.getByRole('button', { name: '申請する' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(lookUps).toBe(1)
  })

  it('does not ask a person in charge for a person in charge', async () => {
    await open('ROLE_PERSON_IN_CHARGE')
    expect(screen.queryByLabelText('担当者のユーザーID（任意）')).toBeNull()
  })

  it('leads administrators away, whose request the server would reject', async () => {
    signIn(createMember({ role: 'ROLE_ADMIN' }))
    const { router } = await renderApp('/mypage/authorization/agency-change')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
  })
})
