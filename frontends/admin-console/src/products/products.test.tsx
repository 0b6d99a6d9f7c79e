import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

/** Sets the value in one event, since typing would render the form once for each key. */
const enterValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('products', () => {
  it('says that running contracts keep their price when the price changes, and saves without blank lines', async () => {
    const { api, user } = renderConsole('/products/light')
    const updatedAt = api.commerce.products[0]?.updatedAt
    enterValue(await screen.findByLabelText(/^月額/), '1280')
    await screen.findByText(/契約中の12件は、契約時の価格のまま変わりません。/)
    enterValue(screen.getByLabelText('機能の説明（日本語）'), 'くり返し再生\n\n タイマー ')
    enterValue(screen.getByLabelText(/^招待できるご家族/), '4')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.commerce.products[0]?.price).toBe(1280))
    const { body } = api.calls.find(({ route }) => route.startsWith('PUT ')) ?? { body: '{}' }
    expect(JSON.parse(body)).toEqual({
      name: { ja: 'ライト', en: 'Light' },
      price: 1280,
      yearlyPrice: 9800,
      taxRate: 10,
      displayOrder: 10,
      image: 'light.svg',
      description: { ja: '毎日の音浴に。', en: 'For every day.' },
      hidden: false,
      premium: false,
      familySeats: 4,
      functions: { ja: ['くり返し再生', 'タイマー'], en: ['Repeat playback'] },
      functionCodes: ['loop', 'timer'],
      updatedAt,
    })
  })

  it('proposes ten monthly prices as the price of a year', async () => {
    const { user } = renderConsole('/products/light')
    enterValue(await screen.findByLabelText(/^月額/, { selector: 'input' }), '1280')
    await user.click(await screen.findByRole('button', { name: '月額の10か月分（12,800円）を入れる' }))
    expect(screen.getByLabelText(/^年額/)).toHaveProperty('value', '12800')
  })

  it('keeps the price that a colleague saved until this form overwrites it on purpose', async () => {
    const { api, user } = renderConsole('/products/light')
    enterValue(await screen.findByLabelText('機能の説明（日本語）'), 'くり返し')
    const [light] = api.commerce.products
    if (light) Object.assign(light, { price: 2500, updatedAt: '2026-11-26T00:00:00.000Z' })
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('ほかの管理者が先に保存しました')
    expect(light?.price).toBe(2500)
    enterValue(screen.getByLabelText(/^月額/, { selector: 'input' }), '2500')
    await user.click(screen.getByRole('button', { name: 'この内容で保存' }))
    await waitFor(() => expect(light?.functions.ja).toEqual(['くり返し']))
    expect(light?.price).toBe(2500)
  })

  it('compares which functions each product unlocks', async () => {
    renderConsole('/products')
    const matrix = within(await screen.findByRole('region', { name: '商品ごとに使える機能' }))
    const row = within(matrix.getByRole('row', { name: /^ライト/ }))
    expect(row.getAllByTitle('はい')).toHaveLength(2)
  })

  it('withdraws a product and says that its contracts continue', async () => {
    const { api, user } = renderConsole('/products/light/show')
    await user.click(await screen.findByRole('button', { name: '販売を終了' }))
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByText(/契約中の12件はそのまま続きます。/)
    await user.click(dialog.getByRole('button', { name: '販売を終了' }))
    await screen.findByText('販売を終了しました。')
    expect(api.commerce.products[0]?.withdrawnAt).not.toBeNull()
    await screen.findByRole('button', { name: '販売を再開' })
  })
})
