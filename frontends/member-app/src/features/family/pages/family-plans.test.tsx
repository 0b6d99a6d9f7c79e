import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMember } from '../../../testing/create-member.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { http, type ResponseOf, server, signIn } from '../../../testing/server.ts'
import '../../contracts/pages/SubscriptionStatePage.tsx'

type Family = ResponseOf<'GET /v3/subscription/family'>
type Place = Extract<Family, { plans: unknown }>['plans'][number]['places'][number]

let family: Extract<Family, { plans: unknown }>
let posted: [path: string, body: unknown][]

const place = (id: string, overrides: Partial<Place>): Place => ({
  id,
  state: 'invited',
  email: `${id}@example.jp`,
  name: null,
  expiresAt: '2026-11-28 12:00:00',
  joinedAt: null,
  ...overrides,
})
const plan = (places: Place[]) => ({
  contractId: 'c1',
  productName: 'プレミアム ファミリー',
  seats: 2,
  isOpen: true,
  places,
})

beforeEach(() => {
  family = { plans: [], membership: null }
  posted = []
  signIn(createMember())
  server.use(
    http.get('/payment/fetch-subscription', () => []),
    http.get('/v3/subscription/family', () => family),
    ...(['invite', 'resend', 'remove', 'leave'] as const).map((name) =>
      http.post(`/v3/subscription/family/${name}`, async ({ request }) => {
        const text = await request.clone().text()
        posted.push([name, text === '' ? null : JSON.parse(text)])
        // What was ended is gone from the page when its success is told.
        if (name === 'leave') family = { plans: [], membership: null }
        if (name === 'remove') family = { plans: [plan([])], membership: null }
        return {}
      }),
    ),
  )
})

const open = () => renderApp('/mypage/subscription-state')

describe('the family of a plan on the page of contracts', () => {
  it('lists members and invitations, and invites an address while a place is free', async () => {
    const joined = {
      state: 'joined',
      name: '響 花子',
      joinedAt: '2026-11-20 12:00:00',
      expiresAt: null,
    } as const
    family = { plans: [plan([place('hanako', joined)])], membership: null }
    const { user } = await open()
    const section = within(await screen.findByRole('region', { name: /^プレミアム ファミリーを一緒に使う/ }))
    expect(section.getByText('響 花子')).toBeDefined()
    expect(section.getByText('hanako@example.jp')).toBeDefined()
    await user.type(section.getByLabelText(/招待する方のメールアドレス/), ' jiro@example.jp ')
    await user.click(section.getByRole('button', { name: '招待メールを送る' }))
    expect(await screen.findByText('jiro@example.jp に招待メールを送りました。')).toBeDefined()
    expect(posted).toEqual([['invite', { contractId: 'c1', email: 'jiro@example.jp' }]])
  })

  it('sends an invitation again, and withdraws it after a second look', async () => {
    family = { plans: [plan([place('a', {}), place('b', { state: 'expired' })])], membership: null }
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'b@example.jpにもう一度送る' }))
    await screen.findByText('b@example.jp に招待メールをもう一度送りました。')
    await user.click(screen.getByRole('button', { name: '閉じる' }))
    await user.click(await screen.findByRole('button', { name: 'a@example.jpへの招待を取り消す' }))
    expect(posted).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: '招待を取り消す' }))
    await waitFor(() =>
      expect(posted).toEqual([
        ['resend', { placeId: 'b' }],
        ['remove', { placeId: 'a' }],
      ]),
    )
    expect(await screen.findByText('招待を取り消しました。')).toBeDefined()
  })

  it('offers no invitation without a free place, and none while the plan is closed', async () => {
    family = { plans: [plan([place('a', {}), place('b', {})])], membership: null }
    const { unmount } = await open()
    expect(await screen.findByText('ご家族2人の枠がいっぱいです。')).toBeDefined()
    expect(screen.queryByRole('button', { name: '招待メールを送る' })).toBeNull()
    unmount()
    family = { plans: [{ ...plan([]), isOpen: false }], membership: null }
    await open()
    expect(await screen.findByText(/^お支払いを確認できるまで、/)).toBeDefined()
    expect(screen.queryByRole('button', { name: '招待メールを送る' })).toBeNull()
  })

  it('shows a member whose plan it is without a price, and lets the member leave', async () => {
    family = {
      plans: [],
      membership: {
        productName: 'プレミアム ファミリー',
        holderName: '響 太郎',
        joinedAt: '2026-11-20 12:00:00',
        isOpen: true,
      },
    }
    const { user } = await open()
    const section = within(await screen.findByRole('region', { name: 'ご家族のプラン' }))
    expect(section.getByText('響 太郎さんのプランを一緒に使っています。料金はかかりません。')).toBeDefined()
    expect(section.queryByText(/円/)).toBeNull()
    await user.click(section.getByRole('button', { name: 'ファミリーから抜ける' }))
    await user.click(await screen.findByRole('button', { name: '抜ける' }))
    await waitFor(() => expect(posted).toEqual([['leave', null]]))
    expect(await screen.findByText('ファミリーから抜けました。')).toBeDefined()
  })
})
