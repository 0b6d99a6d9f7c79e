import { describe, expect, it } from 'vitest'
import { findServicePrefix, serviceNames, servicePrefixes } from './service-prefixes.ts'

// One path of every family of the specification's call list, and the neighbours that are easily confused.
const owners: Record<(typeof serviceNames)[number], string[]> = {
  identity: [
    'auth/login auth/me auth/refresh auth/logout page-size/scale page-size/set-scale account/confirm-temp-url',
    'account/forgot-password/reset account/users account/all-users profile/update agreement/providing-data',
    'static/agreements/terms_of_service.md applying/statuses-count pic/approval/applying grant/search-users',
    'v3/advertise/notice pic/agency admin/members admin/applications/0193/approve admin/audit-log admin/dashboard',
  ],
  billing: [
    'v2/address/search credit-card/register credit-card/count-all v2/payment/card/delete v2/payment/fetch-history',
    'payment/order-details payment/fetch-history v2/subscription/products v3/subscription/order api/product/fetch-all',
    'v2/product/get v2/esthe/available-loop-func v2/esthe/available-aiesthe v3/bonuscode/apply v3/payment/webhook',
    'admin/rentals admin/products/0193 admin/contracts admin/payments admin/webhook-events admin/invoices/csv',
    'admin/bonus-codes admin/commerce-log admin/commerce-dashboard',
  ],
  content: [
    'soundesthe/free-sound soundesthe/random soundesthe/record-result api/natural-sound/list api/kanade/list',
    'kanade/random v2/esthe/music/genres dmv/record-playing dmv/record-face-playing v2/activity/monthly',
    'activity/weekly v1/activity/notice upload/sound-dmv api/sound-dmv/sound-dmv-mst media/0193 media/renew-link',
    'upload/tus/0193 upload/state admin/sounds/0193 admin/tags admin/genres admin/countries admin/purpose-details',
    'admin/listening-dashboard',
  ],
  aiesthe: [
    'aiesthe/current-step aiesthe/sound-therapy/list mental-check/answer stress-check/save un64 up65',
  ],
  charts: [
    'pic/calte/customers common/calte/get-format customer/calte/browsable calendar/esthe-between pic/calte/template',
  ],
  enterprise: [
    'enterprise/random v2/enterprise/my/room/section/status/report v2/enterprise/ws admin/enterprise-agencies',
    'admin/enterprise-accounts admin/enterprise-rooms admin/enterprise-sections admin/enterprise-managements',
    'admin/enterprise-sounds',
  ],
  support: [
    'v2/ai-chat/chat v2/support/chat/inquiry/types v2/support/chat/inquiries v2/support/articles/search',
    'admin/inquiries/0193 admin/canned-answers admin/articles/cancel-plan admin/awards/0193 admin/support-statistics admin/support-staff',
  ],
}

describe('servicePrefixes', () => {
  for (const service of serviceNames) {
    it(`routes the calls of ${service} to it`, () => {
      for (const path of owners[service].flatMap((line) => line.split(' '))) {
        expect([path, findServicePrefix(path)?.service]).toEqual([path, service])
      }
    })
  }

  it('matches whole segments of a path only', () => {
    expect(findServicePrefix('authentic')).toBeNull()
    expect(findServicePrefix('v2/esthetics')).toBeNull()
    expect(findServicePrefix('v2')).toBeNull()
  })

  it('finds no service for internal and operator paths', () => {
    for (const path of [
      'internal/ended-sessions',
      '.well-known/jwks.json',
      'metrics',
      'healthz',
      'openapi.json',
    ]) {
      expect(findServicePrefix(path)).toBeNull()
    }
  })

  it('lists no prefix twice', () => {
    expect(new Set(servicePrefixes.map(({ prefix }) => prefix)).size).toBe(servicePrefixes.length)
  })
})
