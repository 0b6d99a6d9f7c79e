import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

it('lists what is missing, fills empty terms with drafts in all languages, and saves', async () => {
  const { api, user } = renderConsole('/seller')
  const missing = within(await screen.findByRole('status'))
  missing.getByText('販売事業者')
  missing.getByText('返品・返金について')
  fireEvent.change(screen.getByLabelText('販売事業者'), { target: { value: '響株式会社' } })
  await user.click(screen.getByRole('button', { name: '空欄に下書きを入れる' }))
  screen.getByDisplayValue('返品はお受けできません。')
  await user.click(screen.getByRole('tab', { name: '繁體中文' }))
  screen.getByDisplayValue('不接受退貨。')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('必要な項目がすべて入力されています。販売できます。')
  expect(api.commerce.seller).toMatchObject({
    legalName: { ja: '響株式会社', en: '' },
    returns: { en: 'No returns.', tw: '不接受退貨。' },
    telephone: '03-0000-0000',
    revision: 2,
  })
})

it('keeps what a colleague saved until this form overwrites it on purpose', async () => {
  const { api, user } = renderConsole('/seller')
  fireEvent.change(await screen.findByLabelText('電話番号'), { target: { value: '03-1111-1111' } })
  Object.assign(api.commerce.seller, { telephone: '03-2222-2222', revision: 2 })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('ほかの管理者が先に保存しました')
  expect(api.commerce.seller.telephone).toBe('03-2222-2222')
  await user.click(screen.getByRole('button', { name: 'この内容で保存' }))
  await waitFor(() => expect(api.commerce.seller.telephone).toBe('03-1111-1111'))
})
