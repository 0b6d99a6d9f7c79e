import { createErrorResponse } from '@hibiki/api-mocks'
import { enterText } from '@hibiki/test-harness/components'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { pairedDevice } from '../../../lib/paired-device.ts'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, server, signIn } from '../../../testing/server.ts'
import '../../../app/member-routes.tsx'

const enterprise = createMember({ role: 'ROLE_ENTERPRISE' })
const pairing = { code: 'BCDF-GHJK', secret: 'secret', expiresAt: '2026-11-22T12:10:00.000Z' }
const rooms = [
  {
    roomId: 'r1',
    roomName: 'ロビー',
    sections: [
      { sectionId: 's1', sectionName: '窓側' },
      { sectionId: 's2', sectionName: '奥' },
    ],
  },
]

describe('a tablet without a session', () => {
  it('shows its code and the same as a QR code while nobody has approved it', async () => {
    let polls = 0
    server.use(
      http.post('/auth/device-pairing', () => pairing),
      http.post('/auth/device-pairing/redeem', () => {
        polls += 1
        return { sectionId: null }
      }),
    )
    const { user, unmount } = await renderApp('/device')
    await user.click(await screen.findByRole('button', { name: 'コードを表示する' }))
    await screen.findByText('BCDF-GHJK')
    expect(screen.getByRole('img', { name: '登録ページのQRコード' })).toBeTruthy()
    await waitFor(() => expect(polls).toBe(1))
    // The page would poll on into the next test.
    unmount()
  })

  it('shows a new code after the old one has expired', async () => {
    let count = 0
    const polled: string[] = []
    server.use(
      http.post('/auth/device-pairing', () => {
        count += 1
        return { ...pairing, code: count === 1 ? 'BCDF-GHJK' : 'LMNP-QRST', secret: `secret-${count}` }
      }),
      http.post('/auth/device-pairing/redeem', async ({ readBody }) => {
        const { secret } = (await readBody()) as { secret: string }
        polled.push(secret)
        return secret === 'secret-1'
          ? createErrorResponse(404, 'E4040', '見つかりません。')
          : { sectionId: null }
      }),
    )
    const { user, unmount } = await renderApp('/device')
    await user.click(await screen.findByRole('button', { name: 'コードを表示する' }))
    await screen.findByText('コードの有効期限が切れました。')
    await user.click(screen.getByRole('button', { name: '新しいコードを表示する' }))
    await screen.findByText('LMNP-QRST')
    await waitFor(() => expect(polled).toEqual(['secret-1', 'secret-2']))
    unmount()
  })
})

describe('a tablet that was freed from its section', () => {
  afterEach(() => localStorage.clear())

  it('logs out and shows the next code by itself, once', async () => {
    let logouts = 0
    let codes = 0
    pairedDevice.mark()
    server.use(
      http.get('/auth/logout', () => {
        logouts += 1
        return {}
      }),
      http.post('/auth/device-pairing', () => {
        codes += 1
        return pairing
      }),
      http.post('/auth/device-pairing/redeem', () => ({ sectionId: null })),
    )
    signIn(enterprise)
    const { router, unmount } = await renderApp('/mypage/enterprise')
    await screen.findByRole('heading', { name: '法人サービス' })
    await act(() => router.navigate('/device', { state: { wasFreed: true } }))
    await screen.findByText('BCDF-GHJK')
    expect(screen.getByText(/^この端末の登録は終了しました。/)).toBeTruthy()
    expect(router.state.location.pathname).toBe('/device')
    expect([logouts, codes, pairedDevice.isPaired()]).toEqual([1, 1, false])
    unmount()
  })
})

describe('the page that pairs a device', () => {
  it('takes the code of the QR code and the chosen section', async () => {
    const bodies: unknown[] = []
    server.use(
      http.get('/v2/enterprise/my/rooms', () => rooms),
      http.post('/account/device-pairing/approve', async ({ readBody }) => {
        bodies.push(await readBody())
        return { device: 'Chrome · iPad' }
      }),
    )
    signIn(enterprise)
    const { user, router } = await renderApp('/mypage/enterprise/devices?code=BCDF-GHJK')
    await user.click(await screen.findByRole('button', { name: '登録する' }))
    expect(await screen.findAllByText('区画をお選びください。')).toBeTruthy()
    expect(bodies).toEqual([])
    await user.selectOptions(screen.getByRole('combobox', { name: /再生する区画/ }), 's2')
    await user.click(screen.getByRole('button', { name: '登録する' }))
    const alert = within(await screen.findByRole('alertdialog'))
    alert.getByText(/^端末（Chrome · iPad）を登録しました。/)
    expect(bodies).toEqual([{ code: 'BCDF-GHJK', sectionId: 's2' }])
    await user.click(alert.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mypage/enterprise/rooms'))
  })

  it('shows at the field that a code is wrong', async () => {
    server.use(
      http.get('/v2/enterprise/my/rooms', () => rooms),
      http.post('/account/device-pairing/approve', () =>
        createErrorResponse(400, 'E3001', '入力内容をご確認ください。', {
          code: 'コードが正しくありません。',
        }),
      ),
    )
    signIn(enterprise)
    const { user } = await renderApp('/mypage/enterprise/devices?section=s1')
    await enterText(user, await screen.findByLabelText(/^コード/), 'XXXX-XXXX')
    expect(screen.getByRole('link', { name: 'この端末で再生する' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '登録する' }))
    await screen.findByText('コードが正しくありません。')
  })
})
