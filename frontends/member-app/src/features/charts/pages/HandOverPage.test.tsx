import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import { handOverFlag } from '../hand-over-flag.ts'
import { chartIds, createRecord, customerFields, staffMember } from '../testing/chart-data.ts'
import './ChartRecordPage.tsx'
import './HandOverPage.tsx'

const calls: string[] = []
const recordPage = `/mypage/calte-management/record/${chartIds.record}`

/** A server that knows the assurance of the session; `refused` fails. */
function serve(refused?: string): void {
  const post = (path: '/pic/calte/hand-over' | '/pic/calte/hand-over/end' | '/auth/lower-assurance') =>
    http.post(path, () => respond(path) ?? {})
  const respond = (path: string) => {
    calls.push(path)
    return path === refused ? createErrorResponse(503, 'E5030', '混み合っています。') : undefined
  }
  server.use(
    http.get('/pic/calte/get-format-from-record', () => createRecord()),
    http.get('/pic/calte/hand-over/record', () => createRecord({ calteItems: customerFields })),
    post('/pic/calte/hand-over'),
    post('/pic/calte/hand-over/end'),
    post('/auth/lower-assurance'),
    http.post('/pic/calte/hand-over/record', () => respond('/pic/calte/hand-over/record') ?? chartIds.record),
    http.post('/auth/confirm-password', async ({ readBody }) => {
      const { password } = await readBody()
      if (password === 'shizukana-yoru') return respond('/auth/confirm-password') ?? {}
      return createErrorResponse(422, 'E3020', 'パスワードが正しくありません。')
    }),
  )
}

beforeEach(() => {
  calls.length = 0
  serve()
  signIn(staffMember)
})

async function handOver() {
  const app = await renderApp(recordPage)
  await app.user.click(await screen.findByRole('button', { name: 'お客様に渡す' }))
  await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '渡す' }))
  return app
}

describe('the hand-over of a device', () => {
  it('shows only the fields that the customer fills in, and redirects every other address to them', async () => {
    const { router, user } = await handOver()
    await screen.findByLabelText(/^今日のご希望/)
    expect(screen.getByRole('heading', { level: 1, name: '施術記録' })).toBeDefined()
    expect(calls).toEqual(['/pic/calte/hand-over', '/auth/lower-assurance'])
    for (const name of ['施術メモ', 'アドバイス', '早めの就寝']) expect(screen.queryByText(name)).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
    await router.navigate('/mypage/calte-management')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/calte-management/hand-over'))
    await router.navigate('/')
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/calte-management/hand-over'))
    await user.keyboard('{Escape}')
    await enterText(user, await screen.findByLabelText(/^今日のご希望/), '静かに')
    await user.click(screen.getByRole('button', { name: '送信する' }))
    expect(await screen.findByText('この端末を担当者にお返しください。')).toBeDefined()
    expect(await screen.findByText('送信に成功しました。')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls.at(-1)).toBe('/pic/calte/hand-over/record')
  })

  it("ends only with the password of the staff, and removes the customer's unsent text", async () => {
    const { router, user } = await handOver()
    await enterText(user, await screen.findByLabelText(/^今日のご希望/), '書きかけ')
    await user.click(screen.getByRole('button', { name: '担当者に戻す' }))
    const dialog = within(await screen.findByRole('dialog', { name: '担当者に戻す' }))
    await enterText(user, dialog.getByLabelText('パスワード'), 'guess-guess')
    await user.click(dialog.getByRole('button', { name: '戻す' }))
    expect(await dialog.findByText('パスワードが正しくありません。')).toBeDefined()
    expect(calls).not.toContain('/pic/calte/hand-over/end')
    await user.clear(dialog.getByLabelText('パスワード'))
    await enterText(user, dialog.getByLabelText('パスワード'), 'shizukana-yoru')
    await user.click(dialog.getByRole('button', { name: '戻す' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(recordPage))
    expect(calls.slice(-2)).toEqual(['/auth/confirm-password', '/pic/calte/hand-over/end'])
    expect(JSON.stringify(localStorage)).not.toContain('書きかけ')
    await router.navigate('/mypage/calte-management/record/x')
    expect(router.state.location.pathname).toBe('/mypage/calte-management/record/x')
  })

  it("does not begin when the session's assurance cannot be lowered", async () => {
    serve('/auth/lower-assurance')
    const { router } = await handOver()
    expect(await screen.findByText('混み合っています。')).toBeDefined()
    expect(calls.at(-1)).toBe('/pic/calte/hand-over/end')
    expect(router.state.location.pathname).toBe(recordPage)
    expect(handOverFlag.isSet(staffMember.id)).toBe(false)
  })

  it('opens again for a session that the server has marked as handed over', async () => {
    server.use(
      http.get('/pic/calte/get-format-from-record', () =>
        createErrorResponse(409, 'CHARTS_HAND_OVER_ACTIVE', 'お客様にお渡し中です。'),
      ),
    )
    const { router } = await renderApp(recordPage)
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/calte-management/hand-over'))
    expect(await screen.findByLabelText(/^今日のご希望/)).toBeDefined()
  })
})
