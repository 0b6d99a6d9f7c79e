import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

describe('rentals', () => {
  it('confirms a delivery only with a valid serial number', async () => {
    const { api, user } = renderConsole('/rentals')
    await user.click(await screen.findByRole('button', { name: '配送を確認' }))
    const dialog = within(await screen.findByRole('dialog', { name: '配送の完了を確認しますか？' }))
    await enterText(user, dialog.getByLabelText(/^シリアル番号/), '番号１')
    await user.click(dialog.getByRole('button', { name: '配送を確認' }))
    await dialog.findByText('半角英数字とハイフンで入力してください。')
    await user.clear(dialog.getByLabelText(/^シリアル番号/))
    await enterText(user, dialog.getByLabelText(/^シリアル番号/), ' DR-0009 ')
    await user.click(dialog.getByRole('button', { name: '配送を確認' }))
    await screen.findByText('配送を確認しました。')
    expect(api.commerce.contracts.find(({ id }) => id === 'c-waiting')).toMatchObject({
      status: '30',
      serialNumber: 'DR-0009',
    })
  })

  it('tags a late device, whose confirmed return ends the contract', async () => {
    const { api, user } = renderConsole('/rentals')
    await screen.findByText('返却遅延')
    await user.click(screen.getByRole('button', { name: '返却を確認' }))
    const dialog = within(await screen.findByRole('dialog', { name: '返却を確認しますか？' }))
    dialog.getByText(/DR-0002/)
    await user.click(dialog.getByRole('button', { name: '返却を確認' }))
    await waitFor(() => expect(api.commerce.contracts.find(({ id }) => id === 'c-late')?.status).toBe('90'))
  })

  it('links the contract, which has the address', async () => {
    const { user } = renderConsole('/rentals')
    await user.click(await screen.findByRole('link', { name: '佐藤 美咲' }))
    await screen.findByText(/〒104-0061/)
  })
})
