import { chooseAppearance, listPageFindings } from '@hibiki/test-harness'
import type { Page } from '@playwright/test'
import {
  chartIds,
  createRecord,
  customerFields,
} from '../../../frontends/member-app/src/features/charts/testing/chart-data.ts'
import { aiestheAnswers, aiestheViews } from '../support/aiesthe-views.ts'
import { listFlowFindings } from '../support/flow-findings.ts'
import { ERROR_PAGE_TITLE_PATTERN, type MockResponses, mockSound } from '../support/mock-api.ts'
import { general, purchaseViews, shop } from '../support/purchase-views.ts'
import { expect, appTest as test } from '../support/test.ts'
import { openView, type View } from '../support/views.ts'

interface FlowStep extends View {
  /** False for a step that leads on by the tap on what is chosen. */
  action?: boolean
  /** The step is reached by words of one language. */
  only?: 'ja'
  everyLanguage?: boolean
}

const premium = { username: '東京 花子', roles: ['ROLE_CUSTOMER'], premium: true }

const offersSevenNights: MockResponses = {
  'activity/seven-nights': { json: { run: null, isOfferOpen: true } },
}

/** The names of views that are choices, or that show what was done before. */
const withoutAction = new Set([
  'the feelings',
  'the courses of sound therapy',
  'the sounds of a course',
  'the parts of the face',
  'the age',
  'the questions of the interview',
  'the course of a diagnosis',
  'the mental checks',
])

const answerAll = async (page: Page) => {
  await page.evaluate(() => {
    const answers = Array.from({ length: 40 }, () => 0)
    const result = { score: 80, storedLevel: 3 }
    const draft = { owner: null, begun: true, answers, position: 39, result: null }
    sessionStorage.setItem('hibiki.stress-check', JSON.stringify({ ...draft, result }))
  })
  await page.reload()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Steps whose accessibility other journeys check. */
const shownElsewhere: Record<string, FlowStep> = {
  ...Object.fromEntries(
    Object.entries(aiestheViews)
      .filter(([, { path }]) => /^(aiesthe\/|mentalcheck)/.test(path))
      .map(([name, view]) => [
        name,
        {
          ...view,
          path: `/mypage/${view.path}`,
          member: premium,
          answers: { ...aiestheAnswers, ...view.answers },
          action: !withoutAction.has(name),
          everyLanguage: name === 'the use of the results',
        },
      ]),
  ),
  ...Object.fromEntries(
    Object.entries(purchaseViews)
      .filter(([, { path }]) => path !== '/premium-plans')
      .map(([name, view]) => [
        name,
        { ...view, answers: { ...shop, ...view.answers }, ...(view.lead && { only: 'ja' as const }) },
      ]),
  ),
}

const steps: Record<string, FlowStep> = {
  'a random sound': { everyLanguage: true, path: '/mypage/soundesthe/random', member: general },
  'a random piece of music': {
    path: '/mypage/kanade/random',
    member: general,
    answers: { 'kanade/random': { json: mockSound } },
  },
  'step 1 of a registration': { path: '/register-personal' },
  'step 2 of a registration': {
    everyLanguage: true,
    path: '/register-personal/link',
    answers: { 'account/confirm-temp-url': { json: 'hana@hibiki.example' } },
  },
  'a registration with an agency': {
    path: '/register-enterprise/100000000001',
    answers: { 'account/agencies': { json: { name: 'ひびきサロン東京' } } },
  },
  'the beginning of the stress check': { everyLanguage: true, path: '/stress-check' },
  'a question of the stress check': {
    path: '/stress-check',
    async lead(page) {
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await page.getByRole('button', { name: /^(はじめる|Begin)$/ }).click()
    },
  },
  'the result of the stress check': { path: '/stress-check', lead: answerAll },
  'the question of seven nights': {
    path: '/mypage/tonight',
    member: general,
    answers: offersSevenNights,
    only: 'ja',
    lead: (page) => page.getByRole('button', { name: '七夜をはじめる' }).click(),
  },
  'the advisor': {
    path: '/mypage/ai-chat',
    member: premium,
    answers: { 'v2/ai-chat/conversations': { json: [] } },
  },
  'a chart to fill in': {
    path: `/mypage/fillout-calte/${chartIds.record}`,
    member: premium,
    answers: {
      'agreement/providing-data': { json: true },
      'customer/calte/get-format': {
        json: createRecord({ customerInput: true, calteItems: customerFields }),
      },
    },
  },
}

const lowPhone = { width: 360, height: 640 }
const phone = { width: 390, height: 844 }

/** English has the longest words, so the other languages are looked at where most stands on the screen. */
const listLanguages = ({ only, everyLanguage }: FlowStep) => {
  if (only) return [only]
  return everyLanguage ? ['ja', 'en', 'cn', 'tw'] : ['ja', 'en']
}

test.beforeEach(async ({ page, faceFilm: _camera }) => {
  // No test here analyses the photo: without its engine the page leaves that to the server at once.
  await page.route('**/face-worker*', (route) => route.abort())
})

test.describe('a step of a flow on phones', () => {
  for (const [name, step] of Object.entries({ ...shownElsewhere, ...steps }))
    test(`${name} leaves the screen to its one action, which is in reach`, async ({ page }) => {
      for (const language of listLanguages(step)) {
        await page.setViewportSize(lowPhone)
        await openView(page, {
          ...step,
          path: `${step.path}${step.path.includes('?') ? '&' : '?'}lang=${language}`,
        })
        await expect(page.getByText(ERROR_PAGE_TITLE_PATTERN)).toHaveCount(0)
        for (const size of language === 'ja' ? [lowPhone, phone] : [lowPhone]) {
          await page.setViewportSize(size)
          expect.soft(await listFlowFindings(page, step), `${language} at ${size.width} px`).toEqual([])
        }
      }
    })

  for (const [name, step] of Object.entries(steps))
    test(`${name} has no serious axe finding by night and by day`, async ({ page }) => {
      await page.setViewportSize(phone)
      await openView(page, step)
      await expect(page.getByText(ERROR_PAGE_TITLE_PATTERN)).toHaveCount(0)
      for (const appearance of ['night', 'day'] as const) {
        await chooseAppearance(page, appearance)
        expect.soft(await listPageFindings(page), appearance).toEqual([])
      }
    })
})
