import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

it('answers with a canned answer, filled in, and shows who else has the inquiry open', async () => {
  const { user, api } = renderConsole('/inquiries/i-1/show')
  await screen.findByText('音が出ません。')
  await screen.findByText('担当 三郎 さんも開いています。')
  await user.click(await screen.findByLabelText('定型文を使う'))
  await user.click(await screen.findByRole('option', { name: 'ご挨拶' }))
  const field = screen.getByLabelText('回答またはメモ')
  expect(field).toHaveProperty('value', '山田 花子 様、お問い合わせ「音が出ません」について')
  await user.click(screen.getByRole('button', { name: '回答を送信' }))
  await screen.findByText('回答を送信しました。')
  const sent = api.calls.find(({ request }) => request.url.endsWith('/inquiries/i-1/answer'))
  expect(sent).toBeDefined()
  expect(field).toHaveProperty('value', '')
})

it('lists the queue and shows what the customer shares', async () => {
  const { user } = renderConsole('/inquiries')
  await user.click(await screen.findByText('音が出ません'))
  await screen.findByText(/Android 14/)
  const acts = screen.getByRole('button', { name: '担当になる' })
  await user.click(acts)
  await waitFor(() => expect(screen.getByRole('button', { name: '担当を外す' })).toBeTruthy())
})

it('restores a version of an article', async () => {
  const { user, api } = renderConsole('/articles/cancel-plan')
  await user.click(await screen.findByRole('button', { name: 'この版に戻す' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'この版に戻す' }))
  await screen.findByText('版を戻しました。')
  expect(api.calls.some(({ request }) => request.method === 'PUT')).toBe(true)
})

it('shows how fast inquiries are answered', async () => {
  renderConsole('/support-statistics')
  await screen.findByRole('img', { name: /中央値です。/ })
  expect(screen.getByText('12.5')).toBeTruthy()
})
