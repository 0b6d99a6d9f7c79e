import type { Page } from 'playwright-core'
import type { PicturedPage } from './pictured-page.ts'
import { findButton } from './texts.ts'

const press = (id: string) => async (page: Page) => (await findButton(page, id)).click()

/** A play of less than a second ends without a page of its own. */
const HEARD_SECONDS = 3

/** Plays what the page offers until this much of it is heard. */
async function play(page: Page): Promise<void> {
  await press('player:play')(page)
  const audio = page.locator('audio').first()
  await audio.evaluate((element, seconds) => {
    const sound = element as unknown as EventTarget & { currentTime: number }
    return new Promise<void>((resolve) => {
      sound.addEventListener('timeupdate', () => sound.currentTime >= seconds && resolve())
    })
  }, HEARD_SECONDS)
}

async function playToTheEnd(page: Page): Promise<void> {
  await play(page)
  await press('player:pause')(page)
  await press('player:finish')(page)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
}

/** Follows the first link of the page that leads to such an address. */
const follow = (address: string) => async (page: Page) => {
  await page.locator(`main a[href*="${address}"]`).first().click()
  await page.waitForURL((url) => url.href.includes(address))
  await page.locator('main h1').waitFor()
}

async function subscribe(page: Page): Promise<void> {
  await press('plans:status.00')(page)
  await page.waitForURL((url) => url.pathname !== '/premium-plans')
  await page.locator('main h1').waitFor()
}

/** Screens that are reached only by the steps before them. */
export const picturedFlowPages: readonly PicturedPage[] = [
  { name: 'flow-account-first', path: '/premium-plans', who: 'visitor', lead: subscribe },
  { name: 'flow-payment', path: '/premium-plans', who: 'general', lead: subscribe },
  {
    name: 'flow-payment-detail',
    path: '/mypage/payment-history',
    who: 'premium',
    lead: follow('payment-detail'),
  },
  {
    name: 'flow-receipt',
    path: '/mypage/payment-history',
    who: 'premium',
    lead: follow('/mypage/receipt/'),
  },
  {
    name: 'flow-sound-of-category',
    path: '/mypage/soundesthe/category',
    who: 'premium',
    lead: follow('?sound='),
  },
  { name: 'flow-playing', path: '/mypage/soundesthe/random', who: 'premium', lead: play },
  { name: 'flow-played', path: '/mypage/soundesthe/random', who: 'premium', lead: playToTheEnd },
  { name: 'flow-aiesthe-playing', path: '/mypage/aiesthe/random', who: 'premium', lead: play },
  { name: 'flow-diagnosis-photo', path: '/mypage/aiesthe/detectface?step=before', who: 'premium' },
  {
    name: 'flow-diagnosis-result',
    path: '/mypage/aiesthe-history',
    who: 'customer',
    async lead(page) {
      await page.locator('main li a[href*="timeline"]').first().click()
      await page.locator('main img').first().waitFor()
    },
  },
  { name: 'flow-diagnoses-compared', path: '/mypage/aiesthe-history/comparing', who: 'customer' },
  { name: 'flow-aiesthe-played', path: '/mypage/aiesthe/random', who: 'premium', lead: playToTheEnd },
  { name: 'flow-plan-locked', path: '/mypage/aiesthe/random', who: 'general' },
  { name: 'flow-kanade-random', path: '/mypage/kanade/random', who: 'pic' },
  { name: 'flow-agency-change', path: '/mypage/authorization/agency-change', who: 'customer' },
  { name: 'flow-applying', path: '/mypage/applying', who: 'customer' },
  { name: 'flow-invalid-registration-link', path: '/register-personal/none', who: 'visitor' },
  { name: 'flow-invalid-reset-link', path: '/forgot-password/none', who: 'visitor' },
  { name: 'flow-invalid-address-link', path: '/confirm-email/none', who: 'visitor' },
  { name: 'flow-invalid-easy-login', path: '/easily-login/none', who: 'visitor' },
]
