import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

const findRow = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error(`${name} has no row`)
  return within(row)
}
const getButton = (row: Awaited<ReturnType<typeof findRow>>, name: string) =>
  row.getByRole<HTMLButtonElement>('button', { name })

describe('application list', () => {
  it('enables each button only for the statuses that allow its action', async () => {
    renderConsole('/applications')
    const approved = await findRow('佐藤 美咲')
    expect(getButton(approved, '承認').disabled).toBe(true)
    expect(getButton(approved, '却下').disabled).toBe(false)
    expect(getButton(approved, '情報削除').disabled).toBe(true)
    const rejected = await findRow('鈴木 一郎')
    expect(getButton(rejected, '承認').disabled).toBe(false)
    expect(getButton(rejected, '却下').disabled).toBe(true)
    expect(getButton(rejected, '情報削除').disabled).toBe(false)
  })

  it('approves an application only after a confirmation, and notifies about it', async () => {
    const { api, user } = renderConsole('/applications')
    await user.click(getButton(await findRow('木村 直子'), '承認'))
    expect(api.data.applications[0]?.status).toBe('0')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: '承認' }))
    await screen.findByText('承認しました。')
    expect(api.data.applications[0]?.status).toBe('1')
    await waitFor(async () => expect(getButton(await findRow('木村 直子'), '承認').disabled).toBe(true))
  })

  it('shows the decision of another administrator instead of overwriting it after a 409', async () => {
    const { api, user } = renderConsole('/applications')
    await user.click(getButton(await findRow('木村 直子'), '承認'))
    Object.assign(api.data.applications[0] ?? {}, { status: '2', statusLabel: '却下', version: 2 })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '承認' }))
    await screen.findByText('ほかの管理者が先に処理しました。最新の内容をご確認ください。')
    expect(api.data.applications[0]?.status).toBe('2')
    await waitFor(async () => expect(getButton(await findRow('木村 直子'), '却下').disabled).toBe(true))
  })
})
