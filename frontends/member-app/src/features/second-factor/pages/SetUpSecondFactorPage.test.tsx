import { createErrorResponse } from '@hibiki/api-mocks'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { pageNavigation } from '../../login/page-navigation.ts'
import '../../activity/pages/ActivityPage.tsx'
import './SetUpSecondFactorPage.tsx'

const waiting = createMember({ role: 'ROLE_ADMIN', secondFactorMissing: true })
const codes = Array.from({ length: 10 }, (_, i) => `aaaa-bbbb-ccc${i}`)
const otpauthUrl = 'otpauth://totp/Hibiki:admin?secret=JBSWY3DPEHPK3PXP'

afterEach(() => vi.restoreAllMocks())
beforeEach(() => {
  vi.spyOn(pageNavigation, 'leaveApp').mockImplementation(() => {})
  signIn(waiting)
  server.use(
    http.post('/account/totp/begin', async ({ readBody }) => {
      const { password } = await readBody()
      if (password !== 'shizukana-yoru')
        return createErrorResponse(400, 'E3021', 'パスワードが正しくありません。')
      return { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl }
    }),
    http.post('/account/totp/confirm', async ({ readBody }) => {
      const { code } = await readBody()
      if (code !== '123456') return createErrorResponse(422, 'E4220', '確認コードが正しくありません。')
      signIn({ ...waiting, secondFactorMissing: false })
      return { recoveryCodes: codes }
    }),
  )
})

async function begin(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: '設定を始める' }))
  await user.type(await screen.findByLabelText('パスワード'), 'shizukana-yoru{Enter}')
}

async function setUp() {
  const user = userEvent.setup()
  await begin(user)
  await user.type(await screen.findByLabelText('確認コード'), '123456')
  await user.click(screen.getByRole('button', { name: '有効にする' }))
  expect(await screen.findByText(codes[9] ?? '')).toBeDefined()
  return user
}

describe('a member whose role needs a second factor that is yet to be set up', () => {
  it('leads the member from my page to the set-up and then to the requested page', async () => {
    const { router } = await renderApp(`${paths.activity}?month=11`)
    expect(await screen.findByRole('heading', { level: 1, name: '確認コードの設定' })).toBeDefined()
    const user = await setUp()
    expect(router.state.location.pathname).toBe(paths.setUpSecondFactor)
    await user.click(screen.getByRole('button', { name: '控えました' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.activity))
    expect(router.state.location.search).toBe('?month=11')
  })

  it('leads the member from the login to the set-up and then to the console', async () => {
    const { router } = await renderApp(`${paths.login}?back=${encodeURIComponent('/admin/members?page=2')}`)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.setUpSecondFactor))
    const user = await setUp()
    expect(pageNavigation.leaveApp).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: '控えました' }))
    await waitFor(() => expect(pageNavigation.leaveApp).toHaveBeenCalledWith('/admin/members?page=2'))
  })

  it('stays on the set-up when the code is wrong and allows a logout', async () => {
    const { router } = await renderApp(paths.mypage)
    const user = userEvent.setup()
    await begin(user)
    await user.type(await screen.findByLabelText('確認コード'), '000000')
    await user.click(screen.getByRole('button', { name: '有効にする' }))
    await user.click(await screen.findByRole('button', { name: '閉じる' }))
    await user.click(screen.getByRole('button', { name: 'キャンセル' }))
    await user.click(screen.getAllByRole('button', { name: 'ログアウト' }).at(-1) as HTMLElement)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login))
  })
})

describe('the set-up page for others', () => {
  it('forwards a member who needs no set-up', async () => {
    signIn(createMember())
    const { router } = await renderApp(`${paths.setUpSecondFactor}?back=${paths.activity}`)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.activity))
  })

  it('sends a visitor to the login and then to the requested page', async () => {
    server.use(http.post('/auth/me', () => createErrorResponse(401, 'E4010', 'ログインしてください。')))
    const { router } = await renderApp(`${paths.setUpSecondFactor}?back=%2Fadmin%2F`)
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.login))
    expect(router.state.location.search).toBe('?back=%2Fadmin%2F')
  })
})
