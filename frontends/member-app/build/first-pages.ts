import type { FirstPageModules } from './chunks.ts'

const everyPage = ['/locales/ja/common.json']
const everyMemberPage = [
  ...everyPage,
  '/app/member-routes.tsx',
  '/app/layouts/BottomBar.tsx',
  '/features/player/components/PlayRecordSender.tsx',
]

/** The pages most visits begin with, and what each loads besides the entry until a phone's first screen is whole. */
export const firstPageModules: FirstPageModules = {
  '/': [...everyPage, '/features/home/pages/HomePage.tsx', '/locales/ja/home.json'],
  '/login': [...everyPage, '/features/login/pages/LoginPage.tsx', '/locales/ja/login.json'],
  '/premium-plans': [...everyPage, '/features/plans/pages/PremiumPlansPage.tsx', '/locales/ja/plans.json'],
  '/mypage/tonight': [
    ...everyMemberPage,
    '/features/tonight/pages/TonightPage.tsx',
    ...['tonight', 'player'].map((name) => `/locales/ja/${name}.json`),
  ],
  '/mypage/soundesthe/random': [
    ...everyMemberPage,
    '/features/soundesthe/pages/SoundRandomPage.tsx',
    ...['soundesthe', 'player'].map((name) => `/locales/ja/${name}.json`),
  ],
}
