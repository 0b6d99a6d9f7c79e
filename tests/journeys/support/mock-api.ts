import type { Page, Route } from '@playwright/test'

export interface MockMember {
  username: string
  roles: string[]
  premium: boolean
  passkeyMissing?: boolean
}

const legalText =
  '# 規約\n\nはじめに。\n\n## 第1条\n\n- 項目\n- [リンク](https://hibiki.example)\n\n## 第2条\n\n本文です。\n'

export const mockSound = {
  id: '0190a000-0000-7000-8000-00000000000a',
  soundSrc: '/api/media/sample?exp=1&sig=x',
  title: '夜の海辺',
  genre: '自然音',
  place: '葉山',
  country: '日本',
  tags: ['海', '夜', 'リラックス'],
  durationSeconds: 600,
}

const advice = {
  dullnessElimination: '今夜は、短い響きをひとつ。',
  rejuvenationAdvice: '一日の終わりに5分。',
  attractivenessUp: 'ゆっくりと息をしながら。',
}

export const mockCard = { id: 'card', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 }

export const mockAddress = {
  deliveryId: 'home',
  addressId: 'home',
  lastName: '山田',
  middleName: '',
  firstName: '花子',
  phoneNumber: '09012345678',
  regulation: true,
  postcodeFirst: '100',
  postcodeLast: '0001',
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode: '13101',
  municipalityName: '千代田区',
  address: '千代田1-1',
  buildingName: '響きビルディング',
  roomNumber: '501',
}

const unauthorized = {
  status: 401,
  json: { code: 'E4010', message: 'ログインしてください。', requestId: 'e2e' },
}

/** The text of the app in either language when a page has thrown. */
export const ERROR_PAGE_TITLE_PATTERN = /画面を表示できませんでした。|This page could not be shown/

export type MockResponses = Record<string, Parameters<Route['fulfill']>[0]>

/** Responds to the page's API calls as to a visitor, or to a given member, with the given additional responses. */
export async function mockApi(
  page: Page,
  member: MockMember | null,
  more: MockResponses = {},
): Promise<void> {
  const user = member && {
    id: '0190a000-0000-7000-8000-000000000001',
    userId: 'general',
    email: 'general@hibiki.example',
    authorities: [],
    enterprise: false,
    agency: { name: '', code: '', status: '0' },
    profile: { birthYear: -1, birthMonth: -1, birthDay: -1, gender: 0 },
    ...member,
  }
  const duration = (minutes: number) => ({ hour: 0, minutes, seconds: 0 })
  const answers: MockResponses = {
    'auth/me': user ? { json: user } : unauthorized,
    'auth/refresh': user ? { json: {} } : unauthorized,
    'v2/esthe/available-aiesthe': { json: 'E0000' },
    'mental-check/can-any-mentalcheck': { json: true },
    'mental-check/data-use': {
      json: { version: '1', statements: [], agree: '', agreed: true, decidedAt: '2026-11-20T03:00:00.000Z' },
    },
    'page-size/scale': { json: 1 },
    'soundesthe/free-sound': { json: mockSound },
    'soundesthe/tasters': { json: [] },
    'soundesthe/random': { json: mockSound },
    'soundesthe/waveform': { json: Array.from({ length: 240 }, (_, peak) => 30 + (peak % 60)) },
    'intro-papers': { json: [] },
    'v2/subscription/products': { json: [] },
    'v2/activity/rank': { json: { month: '2026/10', percent: 12 } },
    'activity/advice': { json: advice },
    'activity/streak': {
      json: { days: 5, todayDone: true, secondsToGo: null, freezeLeft: 1, weekdays: [1, 2, 3, 4, 5] },
    },
    'v1/activity/notice': { json: { message: '', ...advice } },
    'v2/activity/monthly': {
      json: Array.from({ length: 12 }, (_, month) => ({
        label: `2026/${String(month + 1).padStart(2, '0')}`,
        aiEstheTime: duration(month * 3),
        medicalSoundTime: duration(20 + month * 2),
      })),
    },
    'activity/weekly': {
      json: Array.from({ length: 7 }, (_, day) => ({ label: `11/${16 + day}`, score: day % 7 })),
    },
    ...more,
  }
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '')
    if (path.endsWith('.md')) return route.fulfill({ contentType: 'text/markdown', body: legalText })
    return route.fulfill(answers[path] ?? { json: {} })
  })
}
