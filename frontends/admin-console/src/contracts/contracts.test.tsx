import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

describe('contracts', () => {
  it('cancels a contract for a member only with a reason, and undoes the cancellation', async () => {
    const { api, user } = renderConsole('/contracts/c-plan/show')
    await user.click(await screen.findByRole('button', { name: '解約する' }))
    const dialog = within(await screen.findByRole('dialog', { name: '代わりに解約しますか？' }))
    await user.click(dialog.getByRole('button', { name: '解約する' }))
    await dialog.findByText('理由を入力してください。')
    await enterText(user, dialog.getByLabelText(/^理由/), 'お電話でのご依頼')
    await user.click(dialog.getByRole('button', { name: '解約する' }))
    await screen.findByText('解約しました。')
    const cancel = api.calls.find(({ route }) => route === 'POST /admin/contracts/{id}/cancel')
    expect(JSON.parse(cancel?.body ?? '{}')).toEqual({ reason: 'お電話でのご依頼', shownSettlement: 0 })
    await screen.findByRole('button', { name: '解約を取り消す' })
  })

  it.each([
    [
      '10',
      1333,
      '解約します。清算額 1,333 円（プラン変更の未請求の差額）がカードに請求されます。お支払い済みの期間の終わりまで利用でき、',
    ],
    ['30', 0, '解約します。契約はすぐに終了し、以降の請求はありません。'],
  ] as const)(
    'says in the dialog when a contract with status %s ends, and that %d yen are charged first',
    async (status, settlementAmount, text) => {
      const { api, user } = renderConsole('/contracts/c-plan/show', {
        prepare: ({ commerce }) =>
          Object.assign(commerce.contracts.find(({ id }) => id === 'c-plan') ?? {}, {
            status,
            settlementAmount,
          }),
      })
      await user.click(await screen.findByRole('button', { name: '解約する' }))
      const dialog = within(await screen.findByRole('dialog'))
      expect(dialog.getByText(text, { exact: false })).toBeDefined()
      await enterText(user, dialog.getByLabelText(/^理由/), 'お電話')
      await user.click(dialog.getByRole('button', { name: '解約する' }))
      await screen.findByText('解約しました。')
      const cancel = api.calls.find(({ route }) => route === 'POST /admin/contracts/{id}/cancel')
      expect(JSON.parse(cancel?.body ?? '{}')).toEqual({
        reason: 'お電話',
        shownSettlement: settlementAmount,
      })
    },
  )

  it('offers no undo of a cancellation that waived what an upgrade owed', async () => {
    renderConsole('/contracts/c-plan/show', {
      prepare: ({ commerce }) =>
        Object.assign(commerce.contracts.find(({ id }) => id === 'c-plan') ?? {}, {
          status: '20',
          settlementUnpaid: true,
        }),
    })
    await screen.findByText('解約予約')
    expect(screen.queryByRole('button', { name: '解約を取り消す' })).toBeNull()
  })

  it('shows what is owed after a declined renewal, and waives it only with a reason', async () => {
    const { api, user } = renderConsole('/contracts/c-plan/show', {
      prepare: ({ commerce }) =>
        Object.assign(commerce.contracts.find(({ id }) => id === 'c-plan') ?? {}, {
          status: '90',
          nextDifference: 1333,
          owedAmount: 1333,
        }),
    })
    await user.click(await screen.findByRole('button', { name: '差額を免除する' }))
    const dialog = within(await screen.findByRole('dialog', { name: '未払いの差額を免除しますか？' }))
    expect(dialog.getByText(/響 花子さんの未払いの差額 1,333 円/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: '差額を免除する' }))
    await dialog.findByText('理由を入力してください。')
    await enterText(user, dialog.getByLabelText(/^理由/), 'お電話でのご相談')
    await user.click(dialog.getByRole('button', { name: '差額を免除する' }))
    await screen.findByText('差額を免除しました。')
    const waiver = api.calls.find(({ route }) => route === 'POST /admin/contracts/{id}/waive-difference')
    expect(JSON.parse(waiver?.body ?? '{}')).toEqual({ reason: 'お電話でのご相談' })
    await waitFor(() => expect(screen.queryByRole('button', { name: '差額を免除する' })).toBeNull())
  })

  it('keeps the dialog with the typed reason when the service rejects the cancellation', async () => {
    const { user } = renderConsole('/contracts/c-plan/show')
    server.use(
      http.post('/admin/contracts/{id}/cancel', () =>
        createErrorResponse(409, 'BILLING_PAYMENT_UNDER_WAY', 'お支払いを確認中です。'),
      ),
    )
    await user.click(await screen.findByRole('button', { name: '解約する' }))
    await enterText(user, await screen.findByLabelText(/^理由/), 'お電話')
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '解約する' }))
    await screen.findByText('お支払いを確認中です。')
    expect(screen.getByLabelText<HTMLInputElement>(/^理由/).value).toBe('お電話')
  })

  it('creates a contract of an enterprise account with an agreed price or the product’s own', async () => {
    const { api, user } = renderConsole('/contracts/create', {
      prepare: ({ data }) => Object.assign(data.members[0] ?? {}, { roles: ['ROLE_ENTERPRISE'] }),
    })
    await user.click(await screen.findByRole('combobox', { name: /^法人アカウント/ }))
    await user.click(await screen.findByRole('option', { name: '山田 管理' }))
    await user.click(screen.getByRole('combobox', { name: /^商品/ }))
    await user.click(await screen.findByRole('option', { name: 'ライト' }))
    await user.click(screen.getByRole('button', { name: '契約を登録' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/contracts/c-new/show'))
    const creation = api.calls.find(({ route }) => route === 'POST /admin/contracts')
    expect(JSON.parse(creation?.body ?? '{}')).toEqual({ userId: 'm-admin', productId: 'light' })
  })
})
