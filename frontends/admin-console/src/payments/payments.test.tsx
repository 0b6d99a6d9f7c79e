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

  it('refunds a part with a reason after a second look, and offers what is left next', async () => {
    const { api, user } = renderConsole('/payments/pay-3/show')
    await user.click(await screen.findByRole('button', { name: '返金する' }))
    const dialog = await screen.findByRole('dialog', { name: '返金' })
    const amount = within(dialog).getByLabelText(/返金額（円）/)
    expect(amount).toHaveProperty('value', '980')
    await user.clear(amount)
    await user.type(amount, '981')
    await user.click(within(dialog).getByRole('button', { name: '内容を確認' }))
    await within(dialog).findByText('1円から980 円までの整数で入力してください。')
    await within(dialog).findByText('理由を入力してください。')
    await user.clear(amount)
    await user.type(amount, '300')
    await user.type(within(dialog).getByLabelText(/理由/), 'ご利用いただけない日があったため')
    await user.click(within(dialog).getByRole('button', { name: '内容を確認' }))
    const confirmation = await screen.findByRole('dialog', { name: 'この内容で返金しますか？' })
    within(confirmation).getByText('680 円')
    expect(api.calls.some(({ route }) => route === 'POST /admin/payments/{id}/refund')).toBe(false)
    await user.click(within(confirmation).getByRole('button', { name: '返金する' }))
    await screen.findByText('300 円を返金しました。')
    const call = api.calls.find(({ route }) => route === 'POST /admin/payments/{id}/refund')
    expect(JSON.parse(call?.body ?? '{}')).toEqual({
      amount: 300,
      shownLeft: 980,
      reason: 'ご利用いただけない日があったため',
    })
    await screen.findByText('一部返金')
    await screen.findByText(/ご利用いただけない日があったため/)
    await user.click(screen.getByRole('button', { name: '返金する' }))
    expect(within(await screen.findByRole('dialog')).getByLabelText(/返金額（円）/)).toHaveProperty(
      'value',
      '680',
    )
  })

  it('offers no refund of a payment that took no money', async () => {
    renderConsole('/payments/pay-2/show')
    await screen.findByText('insufficient_funds')
    expect(screen.queryByRole('button', { name: '返金する' })).toBeNull()
  })

  it('records that a refund which the bank rejected was made in another way, with the reason', async () => {
    const { api, user } = renderConsole('/payments/pay-rejected/show')
    await screen.findByText(/銀行または決済会社が返金を受け付けませんでした。/)
    await user.click(screen.getByRole('button', { name: '別の方法で返金した' }))
    const dialog = await screen.findByRole('dialog', { name: '別の方法での返金を記録しますか？' })
    within(dialog).getByText(/300 円を銀行振込などでお返しした後に/)
    await user.type(within(dialog).getByLabelText(/理由/), '口座へ振り込んだため')
    await user.click(within(dialog).getByRole('button', { name: '別の方法で返金した' }))
    await screen.findByText('返金を記録しました。')
    await screen.findByText('別の方法で返金済み')
    screen.getByText('対応済み（不成立）')
    expect(screen.queryByRole('button', { name: '別の方法で返金した' })).toBeNull()
    const call = api.calls.find(({ route }) => route === 'POST /admin/payments/{id}/refund/close')
    expect(JSON.parse(call?.body ?? '{}')).toEqual({ outcome: 'returned', reason: '口座へ振り込んだため' })
  })

  it('drops a refund that the bank rejected', async () => {
    const { user } = renderConsole('/payments/pay-rejected/show')
    await user.click(await screen.findByRole('button', { name: '返金しない' }))
    const dialog = await screen.findByRole('dialog', { name: '返金しないことにしますか？' })
    await user.type(within(dialog).getByLabelText(/理由/), 'お客様がご辞退されたため')
    await user.click(within(dialog).getByRole('button', { name: '返金しない' }))
    await screen.findByText('返金を終わりにしました。')
    expect(screen.queryByText(/銀行または決済会社が返金を受け付けませんでした。/)).toBeNull()
  })

  it('says of a payment at a convenience store that the member names a bank account, also before a refund', async () => {
    const { user } = renderConsole('/payments/pay-store/show')
    await screen.findByText(/1,000 円の返金は、お客様の口座登録を待っています。/)
    screen.getByText('口座登録待ち')
    screen.getByText('コンビニ決済')
    await user.click(screen.getByRole('button', { name: '返金する' }))
    const dialog = await screen.findByRole('dialog', { name: '返金' })
    await user.type(within(dialog).getByLabelText(/理由/), '重ねてお支払いされたため')
    await user.click(within(dialog).getByRole('button', { name: '内容を確認' }))
    await screen.findByText(/響 花子さんがコンビニで支払った1,980 円を返金します。.*銀行口座をお尋ねし/)
  })

  it('shows that a payment waits at convenience stores', async () => {
    renderConsole('/payments/pay-waiting/show')
    await screen.findByText('コンビニ払い待ち')
    await screen.findByText(/コンビニでのお支払いを待っています。/)
  })

  it('retries a parked event', async () => {
    const { api, user } = renderConsole('/webhook-events?filter={"state":"parked"}')
    await user.click(await screen.findByRole('button', { name: '再処理' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '再処理' }))
    await screen.findByText('再処理を始めました。')
    expect(api.commerce.events[0]).toMatchObject({ state: 'waiting', attempts: 0 })
  })
})
