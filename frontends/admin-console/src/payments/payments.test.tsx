import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

describe('payments and webhook events', () => {
  it('asks the provider about a payment without a known outcome, and shows the result', async () => {
    const { user } = renderConsole('/payments/pay-1/show')
    await screen.findByText('決済会社から返事がありませんでした。数分ごとに自動で確認しています。')
    await user.click(screen.getByRole('button', { name: '今すぐ照合' }))
    const dialog = await screen.findByRole('dialog', { name: '決済会社に確認しますか？' })
    await user.click(within(dialog).getByRole('button', { name: '今すぐ照合' }))
    await screen.findByText('お支払いを確認しました。')
    await screen.findByText('支払済み')
    expect(screen.queryByRole('button', { name: '今すぐ照合' })).toBeNull()
  })

  it('shows why a settled payment failed, without a reconcile button', async () => {
    renderConsole('/payments/pay-2/show')
    await screen.findByText('insufficient_funds')
    expect(screen.queryByRole('button', { name: '今すぐ照合' })).toBeNull()
  })

  it('retries a parked event', async () => {
    const { api, user } = renderConsole('/webhook-events?filter={"state":"parked"}')
    await user.click(await screen.findByRole('button', { name: '再処理' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '再処理' }))
    await screen.findByText('再処理を始めました。')
    expect(api.commerce.events[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  })
})
