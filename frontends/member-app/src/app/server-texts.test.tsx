import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { changeLanguage } from '../lib/i18n/i18n.ts'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { server, signIn, toApiUrl } from '../testing/server.ts'
import './member-routes.tsx'

const contract = {
  id: 'k1',
  contractorName: '一般 花子',
  isContractor: true,
  userName: '一般 花子',
  isUser: true,
  productId: 'p1',
  productDisplayName: 'プレミアム',
  productType: 'subscription',
  price: 4980,
  orderedAt: '2026-11-21 08:30:00',
  startedAt: '2026-11-21 08:31:00',
  status: '10',
  nextBillDate: '2026-12-21',
  nextBillAmount: 4980,
  nextProductDisplayName: null,
  cancelAt: null,
  ifCancelAt: '2026-12-20',
  isUndoable: false,
  ifUpdateAt: null,
  creditCard: null,
  owedAmount: 0,
}
const application = {
  code: 'CODE',
  type: '02',
  typeLabel: '',
  status: '0',
  statusLabel: '',
  agency: '銀座サロン',
  authorizer: null,
  appliedDate: '2026-11-20T03:00:00.000Z',
  approvedDate: null,
  version: 1,
  applicant: { id: 'a', name: 'a', email: 'a@hibiki.example' },
  own: false,
}
const agency = { name: '銀座サロン', code: '100000000001', customers: [], customersTotal: 0, pendingTotal: 1 }

afterEach(() => act(() => changeLanguage('ja')))

it.each([
  [
    '/mypage/subscription-state',
    '/payment/fetch-subscription',
    (text: string) => [{ ...contract, statusText: text }],
  ],
  [
    '/mypage/payment-history',
    '/payment/fetch-history',
    (text: string) => [{ ...contract, statusText: text }],
  ],
  [
    '/mypage/payment-detail/k1',
    '/v2/payment/fetch-history',
    (text: string) => ({ ...contract, statusText: text }),
  ],
  ['/mypage/applying', '/applying/statuses', (text: string) => [{ ...application, statusLabel: text }]],
  ['/mypage/approval', '/pic/approval/applying', (text: string) => [{ ...application, statusLabel: text }]],
  [
    '/pic-management',
    '/pic/agency',
    (text: string) => ({ ...agency, pending: [{ ...application, typeLabel: text }] }),
  ],
])(
  "shows the server's texts of %s in the new language after a change of language",
  async (address, path, withText) => {
    server.use(
      http.get(toApiUrl('/v2/payment/fetch-history-count'), () => HttpResponse.json(1)),
      http.get(toApiUrl('/applying/statuses-count'), () => HttpResponse.json(1)),
      http.get(toApiUrl('/pic/approval/applying-count'), () => HttpResponse.json(1)),
      http.get(toApiUrl('/account/all-users'), () => HttpResponse.json({ size: 0, users: [] })),
      http.get(toApiUrl('/credit-card/fetch-all'), () => HttpResponse.json([])),
      http.get(toApiUrl(path), ({ request }) =>
        HttpResponse.json(withText(`text in ${request.headers.get('Accept-Language')}`)),
      ),
    )
    signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: { ...agency, status: '3' } }))
    await renderApp(address)
    expect(await screen.findByText(/text in ja/)).toBeTruthy()
    await act(() => changeLanguage('en'))
    expect(await screen.findByText(/text in en/)).toBeTruthy()
    expect(screen.queryByText(/text in ja/)).toBeNull()
  },
)
