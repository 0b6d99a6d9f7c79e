import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admin } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'

const reset = 'ログイン方法をリセット'

describe('resetting the second factor of a member', () => {
  it('asks how the identity was checked, shows the pending reset, and withdraws it', async () => {
    const { api, user } = renderConsole('/members/m-premium/show')
    await user.click(await screen.findByRole('button', { name: reset }))
    const member = api.data.members.find(({ id }) => id === 'm-premium')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('響 花子さんにメールでお知らせし')
    expect(dialog.textContent).not.toContain('パスキー')
    await user.click(within(dialog).getByRole('button', { name: reset }))
    expect(await within(dialog).findByText('本人確認の方法を入力してください。')).toBeDefined()
    expect(member?.secondFactorReset).toBeNull()
    await user.type(within(dialog).getByLabelText(/本人確認の方法/), '登録の電話番号に折り返して確認')
    await user.click(within(dialog).getByRole('button', { name: reset }))
    expect(await screen.findByText(/^リセットを受け付けました。/)).toBeDefined()
    expect(member?.secondFactorReset?.identityCheck).toBe('登録の電話番号に折り返して確認')
    expect(await screen.findByText('本人確認：登録の電話番号に折り返して確認')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: reset })).toBeNull())

    const withdraw = 'リセットを取り下げる'
    await user.click(screen.getByRole('button', { name: withdraw }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: withdraw }))
    expect(await screen.findByText('リセットを取り下げました。')).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/^本人確認：/)).toBeNull())
    expect(await screen.findByRole('button', { name: reset })).toBeDefined()
  })

  it('is offered where only passkeys can be reset that the role must use, and says so', async () => {
    const { user } = renderConsole('/members/m-pic/show', {
      prepare({ data }) {
        Object.assign(data.members.find(({ id }) => id === 'm-pic') ?? {}, { hasRequiredPasskey: true })
      },
    })
    await user.click(await screen.findByRole('button', { name: reset }))
    expect((await screen.findByRole('dialog')).textContent).toContain('登録済みのパスキーがすべて削除され')
  })

  it.each([
    ['where none is on', 'm-pic', false],
    ["for the administrator's own account", admin.id, true],
  ])('is not offered %s', async (_, id, secondFactor) => {
    const { user } = renderConsole(`/members/${id}/show`, {
      prepare({ data }) {
        Object.assign(data.members.find((member) => member.id === id) ?? {}, { secondFactor })
      },
    })
    const name = await screen.findByText('二段階認証')
    expect(name.nextElementSibling?.textContent).toBe(secondFactor ? '有効' : '無効')
    // The console offers nothing before it knows the identity of the administrator.
    await user.click(screen.getByRole('button', { name: 'アカウント' }))
    await within(await screen.findByRole('presentation')).findByText(admin.username)
    expect(screen.queryByText(reset)).toBeNull()
  })
})
