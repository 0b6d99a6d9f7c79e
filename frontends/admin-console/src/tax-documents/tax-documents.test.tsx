import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getLastMonth, getThisMonth, type Period } from '../components/get-last-month.ts'
import { renderConsole } from '../testing/render-console.tsx'

afterEach(() => vi.restoreAllMocks())

describe('receipts in the console', () => {
  it('are listed with their kind and amount and show what is written on them', async () => {
    const { user } = renderConsole('/tax-documents')
    const row = within((await screen.findByText('00000001')).closest('tr') ?? document.body)
    expect(row.getByText('領収書')).toBeDefined()
    expect(row.getAllByText('東京 花子')).toHaveLength(2)
    await user.click(row.getByText('00000001'))
    expect(await screen.findByText('T9999999999999')).toBeDefined()
    expect(screen.getByText('プレミアム', { exact: false })).toBeDefined()
    expect(screen.getByRole('link', { name: 'PDFを開く' }).getAttribute('href')).toMatch(
      /tax-documents\/td-1\/pdf$/,
    )
  })

  it('are summed by month and rate', async () => {
    const { user } = renderConsole('/tax-documents')
    await user.click(await screen.findByRole('button', { name: '月ごとの合計' }))
    const dialog = within(await screen.findByRole('dialog', { name: '月ごとの合計' }))
    expect(await dialog.findByRole('row', { name: '2026-11 10% 2 2,980 270' })).toBeDefined()
  })

  it('are exported in the columns of the chosen program', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    let name = ''
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download
    })
    const { user } = renderConsole('/tax-documents')
    await user.click(await screen.findByRole('button', { name: 'CSVを出力' }))
    const dialog = within(await screen.findByRole('dialog', { name: '会計データの出力' }))
    await user.click(dialog.getByLabelText('形式'))
    await user.click(await screen.findByRole('option', { name: 'マネーフォワード クラウド会計（仕訳帳）' }))
    await user.click(dialog.getByRole('button', { name: 'CSVを出力' }))
    await screen.findByText('出力しました。')
    const { from, until } = getLastMonth()
    expect(name).toBe(`receipts_moneyforward_${from}_${until}.csv`)
  })

  it('are exported for the last month unless another is chosen', async () => {
    const { user } = renderConsole('/tax-documents')
    await user.click(await screen.findByRole('button', { name: 'CSVを出力' }))
    const dialog = within(await screen.findByRole('dialog', { name: '会計データの出力' }))
    const readDays = () =>
      ['開始日', '終了日'].map(
        (label) => (dialog.getByLabelText(new RegExp(`^${label}`)) as HTMLInputElement).value,
      )
    const toDays = ({ from, until }: Period) => [from, until]
    expect(dialog.getByRole('button', { name: '先月', pressed: true })).toBeDefined()
    expect(readDays()).toEqual(toDays(getLastMonth()))
    await user.click(dialog.getByRole('button', { name: '今月' }))
    expect(readDays()).toEqual(toDays(getThisMonth()))
  })
})
