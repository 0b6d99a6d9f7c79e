import { createErrorResponse } from '@hibiki/api-mocks'
import { addDays, getJstDay } from '@hibiki/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getTodayInJapan } from '../components/date-time.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

const findRow = async (role: string) => {
  const row = (await screen.findByText(role)).closest<HTMLElement>('tr, li')
  if (!row) throw new Error(`there is no row of ${role}`)
  return within(row)
}
const getBody = (api: ReturnType<typeof renderConsole>['api']) =>
  JSON.parse(api.calls.find(({ route }) => route.startsWith('PUT'))?.body ?? '{}')

/** @param adminsFrom the first day of administrators, which is tomorrow unless a test needs another */
async function open(role: string, button: string, adminsFrom = addDays(getJstDay(Date.now()), 1)) {
  const view = renderConsole('/passkey-requirements', {
    prepare({ data }) {
      data.passkeyRequirements[0].firstDay = adminsFrom
    },
  })
  await view.user.click((await findRow(role)).getByRole('button', { name: button }))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

describe('required passkeys', () => {
  it('lists every role with its day, its accounts and how many of them have a passkey', async () => {
    renderConsole('/passkey-requirements')
    const admins = await findRow('管理者')
    expect(admins.getByText('2027/01/15')).toBeDefined()
    expect(admins.getByText('3')).toBeDefined()
    expect(admins.getByText('2')).toBeDefined()
    expect((await findRow('法人')).queryByRole('button', { name: '必須を解除' })).toBeNull()
  })

  it('requires passkeys from a day on, after it said how many people have to create one', async () => {
    const { api, user, dialog } = await open('担当者', '必須にする')
    expect(dialog.getByText(/^12名中12名は、まだパスキーを持っていません。/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: '必須にする' }))
    expect(await dialog.findByText('入力してください。')).toBeDefined()
    expect(api.data.passkeyRequirements[1]?.firstDay).toBeNull()
    fireEvent.change(dialog.getByLabelText(/^必須になる日/), { target: { value: '2027-02-01' } })
    expect(dialog.queryByRole('alert')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '必須にする' }))
    expect(await screen.findByText('2027/02/01からパスキーを必須にします。')).toBeDefined()
    expect(getBody(api)).toEqual({ firstDay: '2027-02-01' })
  })

  it('warns that people are logged out when the day is today', async () => {
    const { dialog } = await open('管理者', '日を変更')
    fireEvent.change(dialog.getByLabelText(/^必須になる日/), { target: { value: getTodayInJapan() } })
    expect((await dialog.findByRole('alert')).textContent).toContain('すぐにログアウト')
  })

  it('says at the field why the day is rejected', async () => {
    const text = '今日から180日以内の日付を選択してください。'
    const { user, dialog } = await open('担当者', '必須にする')
    server.use(
      http.put('/admin/passkey-requirements/{id}', () =>
        createErrorResponse(400, 'E3001', '入力内容をご確認ください。', { firstDay: text }),
      ),
    )
    const field = dialog.getByLabelText<HTMLInputElement>(/^必須になる日/)
    fireEvent.change(field, { target: { value: '2126-12-01' } })
    await user.click(dialog.getByRole('button', { name: '必須にする' }))
    expect(await dialog.findByText(text)).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('asks for another day where passkeys are required already, and warns of passwords until then', async () => {
    const { dialog } = await open('管理者', '日を変更', getTodayInJapan())
    expect(dialog.getByLabelText<HTMLInputElement>(/^必須になる日/).value).toBe('')
    expect(dialog.getByRole('alert').textContent).toContain('その日まではパスワードでもログインできる')
  })

  it('says of the enterprise role that devices in rooms play on', async () => {
    const { dialog } = await open('法人', '必須にする')
    expect(
      dialog.getByText(/^お部屋で再生している端末は、ログアウトされず、そのまま再生を続けます。/),
    ).toBeDefined()
  })

  it('keeps the dialog with the reason when the requirement is rejected', async () => {
    const text = '管理者にパスキーを必須にするには、先にご自身のパスキーを設定で追加してください。'
    const { user, dialog } = await open('管理者', '日を変更')
    server.use(http.put('/admin/passkey-requirements/{id}', () => createErrorResponse(409, 'E4230', text)))
    await user.click(dialog.getByRole('button', { name: '日を変更' }))
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('lifts a requirement after a confirmation', async () => {
    const { api, user, dialog } = await open('管理者', '必須を解除')
    await user.click(dialog.getByRole('button', { name: '必須を解除' }))
    expect(await screen.findByText('管理者のパスキーの必須設定を解除しました。')).toBeDefined()
    await waitFor(() => expect(api.data.passkeyRequirements[0].firstDay).toBeNull())
  })
})
