import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

const listSentBodies = (api: ReturnType<typeof renderConsole>['api'], route: string) =>
  api.calls.filter((call) => call.route === route).map(({ body }) => JSON.parse(body ?? '{}'))

/** Clicks the button, enters the reason in its dialog and confirms. */
async function confirmWithReason(
  user: ReturnType<typeof renderConsole>['user'],
  name: string,
  reason: string,
) {
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  if (reason) await enterText(user, dialog.getByLabelText(/^理由/), reason)
  await user.click(dialog.getByRole('button', { name }))
}

describe('charts', () => {
  it('lists charts without their contents, and deleted ones by a filter', async () => {
    const { user } = renderConsole('/charts')
    await screen.findByText('施術記録')
    await screen.findByText('ヘッドスパ')
    await user.click(screen.getByRole('combobox', { name: '状態' }))
    await user.click(await screen.findByRole('option', { name: '削除済み' }))
    await waitFor(() => expect(screen.queryByText('施術記録')).toBeNull())
    expect(screen.getByText('ヘッドスパ')).toBeDefined()
  })

  it('opens the contents of a chart only with a reason', async () => {
    const { api, user } = renderConsole('/charts/c-1/show')
    await confirmWithReason(user, '内容を開く', '')
    await screen.findByText('理由を入力してください。')
    expect(listSentBodies(api, 'POST /admin/charts/{id}/view')).toEqual([])
    const dialog = within(screen.getByRole('dialog'))
    await enterText(user, dialog.getByLabelText(/^理由/), 'お客様からのお問い合わせ')
    await user.click(dialog.getByRole('button', { name: '内容を開く' }))
    await screen.findByText('お客様の記入 済')
    expect(listSentBodies(api, 'POST /admin/charts/{id}/view')).toEqual([
      { reason: 'お客様からのお問い合わせ' },
    ])
  })

  it('deletes a chart with a reason, and restores it', async () => {
    const { api, user } = renderConsole('/charts/c-1/show')
    await confirmWithReason(user, '削除する', '誤って作成')
    await screen.findByText('カルテを削除しました。')
    expect(listSentBodies(api, 'POST /admin/charts/{id}/delete')).toEqual([{ reason: '誤って作成' }])
    await screen.findByText(/削除されたカルテの内容は開けません/)
    await confirmWithReason(user, '復元する', '依頼による')
    await screen.findByText('カルテを復元しました。')
    expect(listSentBodies(api, 'POST /admin/charts/{id}/restore')).toEqual([{ reason: '依頼による' }])
    expect(api.charts.charts[0]?.deletedAt).toBeNull()
  })

  it('offers no restoring after 30 days', async () => {
    renderConsole('/charts/c-2/show', {
      prepare: (api) => Object.assign(api.charts.charts[1] ?? {}, { deletedAt: '2026-01-01T03:00:00.000Z' }),
    })
    await screen.findByText(/このカルテは削除されています/)
    expect(screen.queryByRole('button', { name: '復元する' })).toBeNull()
  })
})
