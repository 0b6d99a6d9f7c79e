import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

const findRow = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement)

describe('chart log', () => {
  it('lists who did what with whose charts and why, and links the people and the chart', async () => {
    renderConsole('/chart-log')
    const viewed = await findRow('お客様からのご依頼')
    expect(viewed.getByText('管理者')).toBeDefined()
    expect(viewed.getByText('閲覧')).toBeDefined()
    expect(viewed.getByText('カレンダー・記録のまとめ')).toBeDefined()
    expect(viewed.getByRole('link', { name: '管理 一郎' }).getAttribute('href')).toContain('/members/m-9/')
    expect(viewed.getByRole('link', { name: '山田 花子' }).getAttribute('href')).toContain('/members/m-1/')
    const deleted = await findRow('（削除された会員）')
    expect(deleted.getByRole('link', { name: '施術記録' }).getAttribute('href')).toContain('/charts/c-1/')
  })

  it('says that a photo was deleted, and not its chart, which is linked where there is one', async () => {
    renderConsole('/chart-log')
    const deleted = await findRow('担当 三郎')
    expect(deleted.getByText(/^写真/).textContent).toBe('写真 – 施術記録')
    expect(deleted.getByRole('link', { name: '施術記録' }).getAttribute('href')).toContain('/charts/c-1/')
    const all = within((await screen.findByText('お客様本人')).closest('tr') as HTMLElement)
    expect(all.getByText('写真').textContent).toBe('写真')
    expect(all.queryByRole('link', { name: /施術記録/ })).toBeNull()
  })

  it('lists only entries of the chosen action', async () => {
    const { user } = renderConsole('/chart-log')
    await screen.findByText('お客様からのご依頼')
    await user.click(screen.getByRole('combobox', { name: '操作' }))
    await user.click(await screen.findByRole('option', { name: '削除' }))
    await waitFor(() => expect(screen.queryByText('お客様からのご依頼')).toBeNull())
    expect(screen.getAllByText('担当者').length).toBeGreaterThan(0)
  })
})
