import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admin } from '../testing/fixtures.ts'
import { renderConsole } from '../testing/render-console.tsx'

const reset = '二段階認証を解除'

describe('resetting the second factor of a member', () => {
  it('asks first, then says so, and there is nothing left to reset', async () => {
    const { api, user } = renderConsole('/members/m-premium/show')
    await user.click(await screen.findByRole('button', { name: reset }))
    const member = api.data.members.find(({ id }) => id === 'm-premium')
    expect(member?.secondFactor).toBe(true)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('響 花子さんは、すべての端末でログアウトされ')
    await user.click(within(dialog).getByRole('button', { name: reset }))
    await screen.findByText('二段階認証を解除しました。')
    expect(member?.secondFactor).toBe(false)
    await waitFor(() => expect(screen.queryByRole('button', { name: reset })).toBeNull())
    await screen.findByText('ログイン中の端末はありません。')
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
    // Until the console knows whose account it is, nothing is offered.
    await user.click(screen.getByRole('button', { name: 'アカウント' }))
    await within(await screen.findByRole('presentation')).findByText(admin.username)
    expect(screen.queryByText(reset)).toBeNull()
  })
})
