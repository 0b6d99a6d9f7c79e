import { createErrorResponse } from '@hibiki/api-mocks'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

afterEach(() => vi.restoreAllMocks())

describe('invoices', () => {
  it('exports a file with a byte order mark, named after its period', async () => {
    const saved: { blob?: Blob; name?: string } = {}
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.blob = blob as Blob
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.name = this.download
    })
    const { user } = renderConsole('/invoices')
    await user.click(await screen.findByRole('button', { name: 'CSVを出力' }))
    const dialog = within(await screen.findByRole('dialog', { name: '請求データの出力' }))
    fireEvent.change(dialog.getByLabelText(/^開始日/), { target: { value: '2026-11-01' } })
    fireEvent.change(dialog.getByLabelText(/^終了日/), { target: { value: '2026-11-30' } })
    await user.click(dialog.getByRole('button', { name: 'CSVを出力' }))
    await screen.findByText('出力しました。')
    expect(saved.name).toBe('invoices_2026-11-01_2026-11-30.csv')
    const bytes = new Uint8Array((await saved.blob?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0xe8])
  })

  it('shows the error for a rejected period at its field', async () => {
    const { user } = renderConsole('/invoices')
    server.use(
      http.get('/admin/invoices/csv', () =>
        createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
          until: '期間は1年以内にしてください。',
        }),
      ),
    )
    await user.click(await screen.findByRole('button', { name: 'CSVを出力' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'CSVを出力' }))
    await dialog.findByText('期間は1年以内にしてください。')
  })

  it('marks a sent invoice as paid when the money has arrived', async () => {
    const { api, user } = renderConsole('/invoices')
    await user.click(await screen.findByRole('button', { name: '入金を確認' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '入金を確認' }))
    await waitFor(() => expect(api.commerce.invoices[1]?.state).toBe('paid'))
  })
})
