import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

const findPanel = async (title: string) => {
  const panel = (await screen.findByRole('heading', { name: title })).closest('section')
  if (!panel) throw new Error('the heading is outside of a panel')
  return within(panel)
}

it('leads from a member to a payment, which can be refunded there, in one click', async () => {
  const { api, user } = renderConsole('/members/m-premium/show')
  const payments = await findPanel('最近の決済')
  const [payment] = await payments.findAllByRole('link', { name: /円$/ })
  if (!payment) throw new Error('no payment is listed')
  const list = api.calls.find(({ route }) => route === 'GET /admin/payments')
  expect(new URL(list?.request.url ?? '').searchParams.get('filter')).toBe('{"memberId":"m-premium"}')
  await user.click(payment)
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/admin\/payments\/.+\/show$/))
})

it('opens all payments of a member with the member as a filter that can be seen and removed', async () => {
  const { user } = renderConsole('/members/m-premium/show')
  await user.click(await screen.findByRole('link', { name: 'この会員の決済' }))
  const filter = (await screen.findByRole('combobox', { name: 'お支払者' })) as HTMLInputElement
  await waitFor(() => expect(filter.value).toBe('響 花子'))
})

it('shows the contracts of a member', async () => {
  const { api } = renderConsole('/members/m-premium/show')
  const contracts = await findPanel('契約・レンタル')
  const name = api.commerce.contracts[0]?.productName ?? ''
  const [link] = await contracts.findAllByRole('link', { name })
  expect(link?.getAttribute('href')).toMatch(/contracts/)
})
