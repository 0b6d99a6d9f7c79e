import { configure, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderConsole } from '../testing/render-console.tsx'

// The first of these pages is made on demand, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const sent = (api: ReturnType<typeof renderConsole>['api'], route: string) =>
  api.calls.filter((call) => call.route === route).map(({ body }) => JSON.parse(body ?? '{}'))
const control = 'POST /admin/enterprise-agencies/{id}/control'

describe('rooms of an enterprise', () => {
  it('are all seen at a glance, and changed one by one, by room and all at once', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
    await user.click(await screen.findByRole('button', { name: '受付を停止' }))
    await user.click(screen.getByRole('button', { name: 'ロビーの音量を上げる' }))
    await user.click(screen.getByRole('button', { name: 'すべての部屋を再生' }))
    await waitFor(() =>
      expect(sent(api, control)).toEqual([
        { sectionId: 's-1', playing: false },
        { roomId: 'r-1', volumeStep: 0.1 },
        { playing: true },
      ]),
    )
  })

  it('have their sounds changed one by one', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
    await user.click(await screen.findByRole('button', { name: '受付の「休憩室の午後」を再生' }))
    await user.click(screen.getByRole('button', { name: '受付の「静かな部屋」の音量を下げる' }))
    await waitFor(() =>
      expect(sent(api, control)).toEqual([
        { sectionId: 's-1', managementId: 'g-2', playing: true },
        { sectionId: 's-1', managementId: 'g-1', volumeStep: -0.1 },
      ]),
    )
  })

  it('take the last change back', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/a-1/show')
    const undo = await screen.findByRole<HTMLButtonElement>('button', { name: '元に戻す' })
    expect(undo.disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: '受付の音量を下げる' }))
    await waitFor(() => expect(undo.disabled).toBe(false))
    await user.click(undo)
    await screen.findByText('元に戻しました。')
    expect(sent(api, 'POST /admin/enterprise-agencies/{id}/undo')).toEqual([{ changeId: 'c-1' }])
    expect(undo.disabled).toBe(true)
  })

  it('are set up: an agency, a room, a section', async () => {
    const { api, user } = renderConsole('/enterprise-agencies/create')
    await user.type(await screen.findByLabelText(/^法人名/), '湯の宿')
    await user.type(screen.getByLabelText(/^通知先メールアドレス/), 'yado@hotel.example')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(sent(api, 'POST /admin/enterprise-agencies')).toEqual([
        { name: '湯の宿', alertEmail: 'yado@hotel.example', language: 'ja' },
      ]),
    )
  })
})

describe('sections', () => {
  it('show their device, and are taken from it after a question', async () => {
    const { api, user } = renderConsole('/enterprise-sections')
    const row = (await screen.findByText('iPad')).closest('tr')
    if (!row) throw new Error('no row')
    await user.click(within(row).getByRole('button', { name: '解放する' }))
    const dialog = within(await screen.findByRole('dialog', { name: '「受付」を解放しますか？' }))
    await user.click(dialog.getByRole('button', { name: '解放する' }))
    await screen.findByText('「受付」を解放しました。')
    await waitFor(() => expect(screen.queryByText('iPad')).toBeNull())
    const routes = api.calls.map(({ route }) => route)
    expect(routes.filter((route) => route === 'POST /admin/enterprise-sections/{id}/free')).toHaveLength(1)
  })
})
