import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './PicManagementPage.tsx'

const person = (id: string) => ({
  id,
  userId: id,
  name: `${id} さん`,
  nameKana: '',
  email: `${id}@hibiki.example`,
  agency: '銀座サロン',
})

const pending = (id: string) => ({
  code: `CODE${id}`,
  type: '02' as const,
  typeLabel: '代理店への所属',
  status: '0' as const,
  statusLabel: '申請中',
  agency: '銀座サロン',
  authorizer: null,
  appliedDate: '2026-11-20T03:00:00.000Z',
  approvedDate: null,
  version: 1,
  applicant: { id, name: `${id} さん`, email: `${id}@hibiki.example` },
  own: false,
})

function serve({ waiting = [], customers = [] }: { waiting?: string[]; customers?: string[] } = {}) {
  const asked: Record<string, string>[] = []
  server.use(
    http.get('/pic/agency', () => ({
      name: '銀座サロン',
      code: '100000000001',
      customers: [],
      customersTotal: customers.length,
      pending: waiting.map(pending),
      pendingTotal: waiting.length,
    })),
    http.get('/account/all-users', ({ url }) => {
      const query = Object.fromEntries(url.searchParams)
      asked.push(query)
      const found = customers.filter((name) => name.includes(query.condition ?? ''))
      const first = Number(query.page) * Number(query.size)
      return {
        size: found.length,
        users: found.slice(first, first + Number(query.size)).map(person),
      }
    }),
  )
  signIn(
    createMember({
      role: 'ROLE_PERSON_IN_CHARGE',
      agency: { name: '銀座サロン', code: '100000000001', status: '3' },
    }),
  )
  return asked
}

describe('/pic-management', () => {
  it('shows the agency with its code and the link for customers', async () => {
    serve()
    const { user } = await renderApp('/pic-management')
    expect(await screen.findByRole('heading', { name: '銀座サロン' })).toBeDefined()
    expect(screen.getByText('100000000001')).toBeDefined()
    const link = `${window.location.origin}/register-enterprise/100000000001`
    expect(screen.getByText(link)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'リンクをコピー' }))
    expect(await screen.findByText('コピーしました。')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  it('shows who waits for approval and links to approvals and charts', async () => {
    serve({ waiting: ['hanae', 'jiro'] })
    await renderApp('/pic-management')
    const waiting = within(await screen.findByRole('region', { name: '承認待ちの申請（2件）' }))
    expect(waiting.getByText('hanae さん')).toBeDefined()
    expect(waiting.getByRole('link', { name: '承認画面を開く' }).getAttribute('href')).toBe(
      '/mypage/approval',
    )
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: /カルテ管理/ }).getAttribute('href')).toBe(
      '/mypage/calte-management',
    )
  })

  it('pages through the customers and searches for one', async () => {
    const asked = serve({ customers: ['a1', 'a2', 'a3', 'a4', 'a5', 'b6', 'b7'] })
    const { user } = await renderApp('/pic-management')
    const table = () => within(screen.getByRole('table', { name: 'お客様' }))
    await screen.findByRole('table', { name: 'お客様' })
    expect(table().getAllByRole('row')).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: '次のページ' }))
    expect(await screen.findByText('b7')).toBeDefined()
    await user.type(screen.getByRole('searchbox'), 'a3{Enter}')
    await waitFor(() => expect(table().getAllByRole('row')).toHaveLength(2))
    expect(asked.at(-1)).toEqual({ page: '0', size: '5', roles: 'customer', condition: 'a3' })
  })

  it('asks once for the password after an easy login before showing any customer', async () => {
    serve({ waiting: ['jiro'], customers: ['hanae'] })
    let isConfirmed = false
    const refuseUnlessConfirmed = () =>
      isConfirmed ? undefined : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。')
    server.use(
      http.get('/pic/agency', refuseUnlessConfirmed),
      http.get('/account/all-users', refuseUnlessConfirmed),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
    )
    const { user, router } = await renderApp('/pic-management')
    await screen.findByLabelText('パスワード')
    // A member who goes back from the dialog is asked again on the next visit.
    await act(() => router.navigate('/mypage/settings'))
    await waitFor(() => expect(screen.queryByLabelText('パスワード')).toBeNull())
    await act(() => router.navigate('/pic-management'))
    await enterText(user, await screen.findByLabelText('パスワード'), 'secret-one')
    await user.click(screen.getByRole('button', { name: '確認する' }))
    expect(await screen.findByRole('table', { name: 'お客様' })).toBeDefined()
    expect(await screen.findByText('jiro さん')).toBeDefined()
    expect(screen.queryByLabelText('パスワード')).toBeNull()
  })

  it('shows a text when there are no customers and no applications', async () => {
    serve()
    await renderApp('/pic-management')
    expect(await screen.findByText('お客様はまだいません。')).toBeDefined()
    expect(await screen.findByText('承認待ちの申請はありません。')).toBeDefined()
  })

  it('shows the customers when the agency cannot be loaded, and retries the agency', async () => {
    serve({ customers: ['hanae'] })
    server.use(http.get('/pic/agency', () => createErrorResponse(422, 'E5000', 'お待ちください。')))
    const { user } = await renderApp('/pic-management')
    expect(await screen.findByText('お待ちください。')).toBeDefined()
    expect(await screen.findByRole('table', { name: 'お客様' })).toBeDefined()
    serve({ customers: ['hanae'] })
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }))
    expect(await screen.findByRole('heading', { name: '銀座サロン' })).toBeDefined()
  })
})
