import type { Page } from 'playwright-core'

/** A page of the member app or the console, and the demo account that looks at it. */
export interface Picture {
  name: string
  path: string
  who: 'visitor' | 'premium' | 'general' | 'customer' | 'pic' | 'enterprise' | 'admin'
  isConsole?: true
  /** What is done on the page before its picture. */
  lead?: (page: Page) => Promise<void>
}

const of = (who: Picture['who'], paths: Record<string, string>): Picture[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, who }))

/** Every page, by the account for whom it holds most. */
export const pictures: readonly Picture[] = [
  ...of('visitor', {
    home: '/',
    login: '/login',
    menu: '/menu',
    environment: '/environment',
    support: '/support',
    privacy: '/privacy-policy',
    terms: '/terms',
    'premium-plans': '/premium-plans',
    'register-personal': '/register-personal',
    'register-enterprise': '/register-enterprise',
    'forgot-password': '/forgot-password',
    'stress-check': '/stress-check',
    'not-found': '/nowhere',
  }),
  ...of('premium', {
    'home-member': '/',
    sounds: '/mypage/soundesthe',
    'sounds-random': '/mypage/soundesthe/random',
    'sounds-purpose': '/mypage/soundesthe/purpose',
    'sounds-category': '/mypage/soundesthe/category',
    aiesthe: '/mypage/aiesthe',
    detectface: '/mypage/aiesthe/detectface',
    interview: '/mypage/aiesthe/dr_ai_healthcare',
    feeling: '/mypage/aiesthe/feeling',
    therapy: '/mypage/aiesthe/sound_therapy',
    'aiesthe-history': '/mypage/aiesthe-history',
    'aiesthe-timeline': '/mypage/aiesthe-history/timeline',
    'mental-check': '/mypage/mentalcheck',
    'mental-check-form': '/mypage/mentalcheck-form',
    activity: '/mypage/activity',
    calendar: '/mypage/calendar',
    profile: '/mypage/profile',
    settings: '/mypage/settings',
    'change-password': '/mypage/settings/password',
    'bonus-code': '/mypage/settings/bonuscode',
    'payment-method': '/mypage/payment-method',
    'subscription-state': '/mypage/subscription-state',
    'payment-history': '/mypage/payment-history',
    authorization: '/mypage/authorization',
    'support-chat': '/support/chat',
  }),
  ...of('customer', {
    'chart-list': '/mypage/calte-list',
    'chart-fillout': '/mypage/fillout-calte',
  }),
  ...of('pic', {
    'pic-management': '/pic-management',
    'chart-management': '/mypage/calte-management',
    'management-calendar': '/mypage/mng-calendar',
    kanade: '/mypage/kanade',
    upload: '/mypage/upload',
    approval: '/mypage/approval',
    'grant-authority': '/mypage/grant-authority',
    transfer: '/mypage/transfer',
  }),
  ...of('enterprise', { enterprise: '/mypage/enterprise' }),
  ...of('admin', { console: '/admin/' }).map((picture) => ({ ...picture, isConsole: true as const })),
]
