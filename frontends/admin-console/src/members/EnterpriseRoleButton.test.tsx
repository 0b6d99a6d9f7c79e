import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'
import { http, server } from '../testing/server.ts'

const grant = '法人アカウントにする'
const revoke = '一般会員に戻す'

async function press(user: ReturnType<typeof renderConsole>['user'], name: string, question: string) {
  await user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name: question })
  expect(dialog.textContent).toContain('響 花子さん')
  await user.click(within(dialog).getByRole('button', { name }))
}

describe('enterprise role of a member', () => {
  it('is granted and revoked, each after a confirmation', async () => {
    const { api, user } = renderConsole('/members/m-premium/show')
    const member = api.data.members.find(({ id }) => id === 'm-premium')
    await press(user, grant, '法人アカウントに切り替えますか？')
    await screen.findByText('法人アカウントに切り替えました。')
    expect(member?.roles).toEqual(['ROLE_ENTERPRISE'])
    await press(user, revoke, '一般会員に戻しますか？')
    await screen.findByText('一般会員に戻しました。')
    expect(member?.roles).toEqual(['ROLE_GENERAL'])
    await screen.findByRole('button', { name: grant })
  })

  it('shows why the service rejects the grant', async () => {
    const reason = '契約中、または手続き中の商品があります。'
    const { user } = renderConsole('/members/m-premium/show', {
      prepare() {
        server.use(
          http.post('/admin/members/{id}/grant-enterprise-role', () =>
            createErrorResponse(409, 'E4098', reason),
          ),
        )
      },
    })
    await press(user, grant, '法人アカウントに切り替えますか？')
    await screen.findByText(reason)
  })

  it.each(['m-pic', 'm-admin'])('is not offered for %s, whose role has another source', async (id) => {
    renderConsole(`/members/${id}/show`)
    await screen.findByText('二段階認証')
    expect(screen.queryByRole('button', { name: grant })).toBeNull()
  })
})
