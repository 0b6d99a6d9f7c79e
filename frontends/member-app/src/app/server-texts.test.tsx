import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeLanguage } from '../lib/i18n/i18n.ts'
import { createApplication } from '../testing/create-application.ts'
import { createContract } from '../testing/create-contract.ts'
import { createMember } from '../testing/create-member.ts'
import { renderApp } from '../testing/render-app.tsx'
import { http, server, signIn } from '../testing/server.ts'
import './member-routes.tsx'

const contract = { ...createContract(), ifUpdateAt: null, creditCard: null }
const application = createApplication()
const agency = { name: '銀座サロン', code: '100000000001', customers: [], customersTotal: 0, pendingTotal: 1 }

const toText = ({ request }: { request: Request }) => `text in ${request.headers.get('Accept-Language')}`

afterEach(() => act(() => changeLanguage('ja')))

it.each([
  [
    '/mypage/subscription-state',
    () => http.get('/payment/fetch-subscription', (call) => [{ ...contract, statusText: toText(call) }]),
  ],
  [
    '/mypage/payment-history',
    () => http.get('/payment/fetch-history', (call) => [{ ...contract, statusText: toText(call) }]),
  ],
  [
    '/mypage/payment-detail/k1',
    () => http.get('/v2/payment/fetch-history', (call) => ({ ...contract, statusText: toText(call) })),
  ],
  [
    '/mypage/applying',
    () => http.get('/applying/statuses', (call) => [{ ...application, statusLabel: toText(call) }]),
  ],
  [
    '/mypage/approval',
    () => http.get('/pic/approval/applying', (call) => [{ ...application, statusLabel: toText(call) }]),
  ],
  [
    '/pic-management',
    () =>
      http.get('/pic/agency', (call) => ({
        ...agency,
        pending: [{ ...application, typeLabel: toText(call) }],
      })),
  ],
])("shows the server's texts of %s in the new language after a change of language", async (address, mock) => {
  server.use(
    http.get('/v2/payment/fetch-history-count', () => 1),
    http.get('/applying/statuses-count', () => 1),
    http.get('/pic/approval/applying-count', () => 1),
    http.get('/account/all-users', () => ({ size: 0, users: [] })),
    http.get('/credit-card/fetch-all', () => []),
    mock(),
  )
  signIn(createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency: { ...agency, status: '3' } }))
  await renderApp(address)
  expect(await screen.findByText(/text in ja/)).toBeTruthy()
  await act(() => changeLanguage('en'))
  expect(await screen.findByText(/text in en/)).toBeTruthy()
  expect(screen.queryByText(/text in ja/)).toBeNull()
})
