import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import './GrantAuthorityPage.tsx'

const person = (id: string) => ({
  id,
  userId: id,
  name: `${id} さん`,
  nameKana: '',
  email: `${id}@hibiki.example`,
  agency: '',
})

function serve(people: string[]) {
  const asked: Record<string, unknown>[] = []
  const changes: unknown[] = []
  server.use(
    http.post('/grant/search-users', async ({ readBody }) => {
      asked.push(await readBody())
      return people.map(person)
    }),
    http.post('/grant/grant-deprivation', async ({ readBody }) => {
      changes.push(await readBody())
      return {}
    }),
  )
  signIn(createMember({ role: 'ROLE_ADMIN' }))
  return { asked, changes }
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) })

describe('granting and depriving', () => {
  it('requires a selection, grants to several members at once and shows how many', async () => {
    const { changes } = serve(['hanae', 'jiro', 'yuki'])
    const { user } = await renderApp('/mypage/grant-authority')
    await user.click(await box('hanae'))
    await user.click(await box('hanae'))
    const grant = screen.getByRole<HTMLButtonElement>('button', { name: '権限を付与する' })
    expect(grant.disabled).toBe(true)
    expect(screen.getByText('1名以上選択してください。')).toBeDefined()
    await user.click(await box('hanae'))
    await user.click(await box('yuki'))
    expect(screen.getByText('2名を選択中')).toBeDefined()
    await user.click(grant)
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '権限を付与する' }))
    expect(await screen.findByText('2名に権限を付与しました。')).toBeDefined()
    expect(changes).toEqual([{ userIds: ['hanae', 'yuki'], authority: 'ai_esthe', authorityType: 0 }])
    expect(screen.getByText('1名以上選択してください。')).toBeDefined()
  })

  it('revokes the other authority from its holders', async () => {
    const { asked, changes } = serve(['hanae'])
    const { user, router } = await renderApp('/mypage/grant-authority')
    await user.click(await screen.findByRole('tab', { name: '剥奪' }))
    await user.selectOptions(screen.getByLabelText('権限'), 'アップロード操作')
    await user.click(await box('hanae'))
    await user.click(screen.getByRole('button', { name: '権限を剥奪する' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '権限を剥奪する' }))
    expect(await screen.findByText('1名の権限を剥奪しました。')).toBeDefined()
    expect(asked.at(-1)).toMatchObject({ authType: 1, authorities: ['upload_operator'] })
    expect(changes).toEqual([{ userIds: ['hanae'], authority: 'upload_operator', authorityType: 1 }])
    expect(router.state.location.search).toBe('?tab=deprive&authority=upload_operator')
  })

  it('keeps the selection across searches', async () => {
    const { asked } = serve(['hanae', 'jiro'])
    const { user } = await renderApp('/mypage/grant-authority')
    await user.click(await box('jiro'))
    await user.type(screen.getByRole('searchbox'), 'yuki{Enter}')
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ authType: 0, condition: 'yuki' }))
    expect(screen.getByText('1名を選択中')).toBeDefined()
  })

  it('selects the whole page at once', async () => {
    serve(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `${name}-san`))
    const { user } = await renderApp('/mypage/grant-authority')
    await user.click(await box('このページの全員を選択'))
    expect(screen.getByText('5名を選択中')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '次のページ' }))
    await user.click(await box('このページの全員を選択'))
    expect(screen.getByText('7名を選択中')).toBeDefined()
  })

  it("shows one sentence when nobody is left, and the server's message when it rejects", async () => {
    serve([])
    const { unmount } = await renderApp('/mypage/grant-authority')
    expect(await screen.findByText('名前・ID・メールの一部を入力して検索してください。')).toBeDefined()
    unmount()
    server.use(http.post('/grant/search-users', () => createErrorResponse(422, 'E5000', 'お待ちください。')))
    await renderApp('/mypage/grant-authority')
    expect(await screen.findByText('お待ちください。')).toBeDefined()
  })

  it('keeps the selection when the change is rejected', async () => {
    serve(['hanae'])
    server.use(
      http.post('/grant/grant-deprivation', () => createErrorResponse(422, 'E5000', 'お待ちください。')),
    )
    const { user } = await renderApp('/mypage/grant-authority')
    await user.click(await box('hanae'))
    await user.click(screen.getByRole('button', { name: '権限を付与する' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: '権限を付与する' }))
    expect(await screen.findByText('お待ちください。')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    expect(screen.getByText('1名を選択中')).toBeDefined()
  })

  it('opens for administrators only', async () => {
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE' }))
    const { router } = await renderApp('/mypage/grant-authority')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/authorization'))
  })
})
