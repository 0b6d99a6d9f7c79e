import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createApplication } from '../../../testing/create-application.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './ApprovalPage.tsx'

type Status = '0' | '1' | '2'
const labels = { 0: '申請中', 1: '承認', 2: '却下' }

const row = (name: string, status: Status, overrides: Parameters<typeof createApplication>[0] = {}) =>
  createApplication({
    code: `CODE${name}`,
    status,
    statusLabel: labels[status],
    authorizer: status === '0' ? null : '担当 一郎',
    approvedDate: status === '1' ? '2026-11-21T03:00:00.000Z' : null,
    version: 4,
    applicant: { id: name, name, email: `${name}@hibiki.example` },
    ...overrides,
  })

const staff = createMember({
  role: 'ROLE_PERSON_IN_CHARGE',
  agency: { name: '銀座サロン', code: '100000000001', status: '3' },
})

/** The list that the server returns; tests change it. */
function serve(rows: ReturnType<typeof row>[]) {
  const list = { rows, reads: 0 }
  server.use(
    http.get('/pic/approval/applying-count', () => list.rows.length),
    http.get('/pic/approval/applying', () => {
      list.reads += 1
      return list.rows
    }),
  )
  signIn(staff)
  return list
}

const button = (name: string, action: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `${name}さんの申請：${action}` })

async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], name: string, action: string) {
  await user.click(button(name, action))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: action }))
}

describe('the approvals', () => {
  it('enables each button only when the rules allow the decision', async () => {
    serve([row('waiting', '0'), row('approved', '1'), row('rejected', '2'), row('mine', '0', { own: true })])
    await renderApp('/mypage/approval')
    await screen.findByRole('table', { name: '承認' })
    const open = (name: string) =>
      ['承認', '却下', '情報削除'].filter((action) => !button(name, action).disabled)
    expect(open('waiting')).toEqual(['承認', '却下'])
    expect(open('approved')).toEqual(['却下'])
    expect(open('rejected')).toEqual(['承認', '情報削除'])
    expect(screen.queryByRole('button', { name: /mineさんの申請/ })).toBeNull()
    expect(screen.getByText('ご自身の申請のため、ほかの方が処理します。')).toBeDefined()
  })

  it.each([
    ['承認', 'approve', 'waiting', '承認しました。'],
    ['却下', 'reject', 'waiting', '却下しました。'],
    ['情報削除', 'delete', 'rejected', '情報を削除しました。'],
  ] as const)(
    'confirms %s, sends code and version, shows the result and reloads the list',
    async (action, path, name, done) => {
      const list = serve([row('waiting', '0'), row('rejected', '2')])
      let body: unknown
      server.use(
        http.post(`/pic/approval/${path}`, async ({ readBody }) => {
          body = await readBody()
          return {}
        }),
      )
      const { user } = await renderApp('/mypage/approval')
      await screen.findByRole('table')
      await choose(user, name, action)
      expect(await screen.findByText(done)).toBeDefined()
      expect(body).toEqual({ applyingCode: `CODE${name}`, version: 4 })
      await waitFor(() => expect(list.reads).toBe(2))
      await user.click(screen.getByRole('button', { name: '閉じる' }))
      const table = screen.getByRole('table')
      // The pressed button may be disabled now, so the focus must move to the list and not to the top of the page.
      await waitFor(() => expect(document.activeElement).toBe(table.parentElement))
    },
  )

  it('sends nothing when the member declines the question', async () => {
    serve([row('waiting', '0')])
    const { user } = await renderApp('/mypage/approval')
    await screen.findByRole('table')
    await user.click(button('waiting', '承認'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'キャンセル' }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(button('waiting', '承認').disabled).toBe(false)
  })

  it('shows a too late decision as such, with what the other person decided', async () => {
    const message = 'ほかの管理者が先に処理しました。最新の内容をご確認ください。'
    const list = serve([row('waiting', '0')])
    server.use(
      http.post('/pic/approval/approve', () => {
        list.rows = [row('waiting', '2')]
        return createErrorResponse(409, 'E4090', message)
      }),
    )
    const { user } = await renderApp('/mypage/approval')
    await screen.findByRole('table')
    await choose(user, 'waiting', '承認')
    expect(await screen.findByText(message)).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(button('waiting', '却下').disabled).toBe(true))
    expect(button('waiting', '情報削除').disabled).toBe(false)
  })

  it('shows why a deletion failed', async () => {
    serve([row('rejected', '2')])
    const message = '却下された申請だけを削除できます。'
    server.use(http.post('/pic/approval/delete', () => createErrorResponse(409, 'E4093', message)))
    const { user } = await renderApp('/mypage/approval')
    await screen.findByRole('table')
    await choose(user, 'rejected', '情報削除')
    expect(await screen.findByText(`削除に失敗しました。${message}`)).toBeDefined()
  })

  it.each([
    ['for the list', false],
    ['for a decision', true],
  ])('asks for the password before a decision after an easy login: %s', async (_, isListed) => {
    serve([row('waiting', '0')])
    let isConfirmed = false
    server.use(
      http.get('/pic/approval/applying', () =>
        isListed || isConfirmed
          ? undefined
          : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。'),
      ),
      http.post('/auth/confirm-password', () => {
        isConfirmed = true
        return {}
      }),
      http.post('/pic/approval/approve', () =>
        isConfirmed ? {} : createErrorResponse(422, 'E4014', 'パスワードの確認が必要です。'),
      ),
    )
    const { user } = await renderApp('/mypage/approval')
    const enterPassword = async () => {
      await enterText(user, await screen.findByLabelText('パスワード'), 'secret-one')
      await user.click(screen.getByRole('button', { name: '確認する' }))
    }
    if (!isListed) await enterPassword()
    await screen.findByRole('table')
    await choose(user, 'waiting', '承認')
    if (isListed) await enterPassword()
    expect(await screen.findByText('承認しました。')).toBeDefined()
  })

  it('shows one sentence without applications, and an error when loading fails', async () => {
    serve([])
    const { unmount } = await renderApp('/mypage/approval')
    expect(await screen.findByText('申請はありません。')).toBeDefined()
    unmount()
    server.use(
      http.get('/pic/approval/applying-count', () => createErrorResponse(422, 'E5000', 'お待ちください。')),
    )
    await renderApp('/mypage/approval')
    expect(await screen.findByText('お待ちください。')).toBeDefined()
    expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeDefined()
  })

  it('opens for persons in charge and administrators only', async () => {
    signIn(createMember({ role: 'ROLE_CUSTOMER' }))
    const { router } = await renderApp('/mypage/approval')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
  })
})
