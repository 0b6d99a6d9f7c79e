import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

const getCreatedBody = (api: ReturnType<typeof renderConsole>['api']) =>
  JSON.parse(api.calls.find(({ route }) => route === 'POST /admin/bonus-codes')?.body ?? '{}')

/** Sets the value in one event, since typing would render the form once for each key. */
const enterValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('bonus codes', () => {
  it('creates a code with only the fields of its kind', async () => {
    const { api, user } = renderConsole('/bonus-codes/create')
    enterValue(await screen.findByLabelText(/^日数/), '30')
    await user.click(screen.getByRole('radio', { name: '請求からの割引' }))
    enterValue(await screen.findByLabelText(/^割引額/), '500')
    enterValue(screen.getByLabelText(/^有効期限/), '2027-03-31')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(window.location.pathname).toBe('/admin/bonus-codes/b-new/show'))
    expect(getCreatedBody(api)).toEqual({ kind: 'yen', yen: 500, mostUses: 100, expiresOn: '2027-03-31' })
  })

  it('shows the error for a code that already exists at its field, and keeps the typed values', async () => {
    const { user } = renderConsole('/bonus-codes/create')
    const code = await screen.findByLabelText<HTMLInputElement>(/^コード/)
    enterValue(code, 'WELCOME30')
    await user.click(screen.getByRole('radio', { name: '請求からの割引' }))
    enterValue(await screen.findByLabelText(/^割引額/), '500')
    enterValue(screen.getByLabelText(/^有効期限/), '2027-03-31')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('このコードはすでに登録されています。')
    expect(code.value).toBe('WELCOME30')
  })

  it('stops a code, and lists who used it', async () => {
    const { api, user } = renderConsole('/bonus-codes/b-1/show')
    await screen.findByRole('link', { name: '響 花子' })
    await user.click(screen.getByRole('button', { name: '停止する' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停止する' }))
    await screen.findByText('特典コードを停止しました。')
    expect(api.commerce.codes[0]?.state).toBe('stopped')
  })
})
