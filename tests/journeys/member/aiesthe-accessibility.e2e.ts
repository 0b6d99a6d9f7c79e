import { listPageFindings, screenSizes } from '@hibiki/test-harness'
import type { Locator, Page } from '@playwright/test'
import { faceResult } from '../../../frontends/member-app/src/features/face/testing/face-result.ts'
import { facePhotoBuilders } from '../support/face-photos.ts'
import { ERROR_PAGE_TITLE_PATTERN, type MockResponses } from '../support/mock-api.ts'
import { expect, appTest as test } from '../support/test.ts'
import { openView, type View } from '../support/views.ts'

const id = (number: number) => `0190a000-0000-7000-8000-00000000000${number}`

const sound = (number: number, title: string) => ({
  id: id(number),
  soundSrc: '/api/media/1?exp=1&sig=a',
  title,
  durationSeconds: 600,
  clusterId: 3,
  bodyParts: ['eyes'],
  reason: 'これまでの変化から、「くつろぎ」の振動を選びました。',
  genre: 'アンビエント',
  composer: '作曲 澪',
  effects: ['深い呼吸'],
})

const newStep = {
  after: false,
  facialExpressionSoundResultId: faceResult.id,
  course: null,
  publish: false,
  soundId: null,
  soundSrc: null,
  soundTitle: null,
  durationSeconds: null,
  reason: null,
  beforeImage: null,
  beforeResult: null,
  latestResultId: null,
}
const reached = {
  ...newStep,
  after: true,
  course: 2,
  soundId: id(1),
  soundSrc: '/api/media/1?exp=1&sig=a',
  soundTitle: '朝の水音（20分）',
  durationSeconds: 1200,
  beforeImage: faceResult.beforeImage,
  reason: { ja: '表情に合わせて選びました。', en: 'Chosen for your expression.' },
}

const choices = ['まったくない', 'ときどきある'].map((display, ansValue) => ({
  id: `${ansValue}`,
  display,
  ansValue,
}))
const question = (questionNo: number, name: string) => ({
  id: `q${questionNo}`,
  questionNo,
  name,
  requires: true,
  choices,
})

const moment = '2026-11-29T12:00:00.000Z'
const dataUse = {
  version: '1',
  statements: ['ご回答は、AIがあなたに合う振動を選ぶために使います。'],
  decidedAt: null,
  agree: '調査結果の取り扱いについて、同意する',
  agreed: false,
}
const agreed: MockResponses = {
  'mental-check/data-use': { json: { ...dataUse, agreed: true, decidedAt: moment } },
}

const aiestheAnswers: MockResponses = {
  'agreement/providing-data': { json: true },
  'v2/esthe/available-sound-therapy-func': { json: 'E0000' },
  'v2/esthe/available-dr-ai-and-healthcare-func': { json: 'E0000' },
  'aiesthe/random': { json: sound(1, '星のゆりかご') },
  'aiesthe/sound-therapy/list': { json: [sound(1, 'まぶたの夜'), sound(2, '静かなくちびる')] },
  'aiesthe/dr-ai-healthcare/un64': { json: sound(1, '湯けむり') },
  'aiesthe/current-step': { json: newStep },
  'aiesthe/detect-result': { json: faceResult },
  'aiesthe/my-history': { json: [faceResult, { ...faceResult, id: id(9), published: true }] },
  'aiesthe/my-history-count': { json: 2 },
  'mental-check/data-use': { json: dataUse },
  'mental-check/can-do-mentalchecks': { json: [{ id: id(1), title: '今週のこころと体' }] },
  'mental-check/publication': { json: { published: false } },
  'mental-check/due-dates': { json: [{ id: id(2), title: '一日の終わりに', nextDueAt: moment }] },
  'mental-check/get': {
    json: {
      id: id(1),
      title: '今週のこころと体',
      items: [question(1, '気づくと肩やあごに力が入っている'), question(2, '始めるまでに時間がかかる')],
    },
  },
}

const tooDark = {
  status: 422,
  json: {
    code: 'AIESTHE_FACE_DARK',
    message: '暗すぎます。明るい場所で撮影してください。',
    requestId: 'e2e',
  },
}

const press = (name: RegExp) => (page: Page) => page.locator('main').getByRole('button', { name }).click()
const chooseFile = async (page: Page) =>
  page.locator('input[type=file]').setInputFiles(await facePhotoBuilders.laughing())
const playerIsThere = (page: Page) => expect(page.getByRole('slider').first()).toBeVisible()
const startAgain = /最初からやり直す|Start again/

const views: Record<string, View> = {
  'the ways of AI esthe': { path: 'aiesthe' },
  'what the AI chose': { path: 'aiesthe/random', lead: playerIsThere },
  'the feelings': { path: 'aiesthe/feeling' },
  'the courses of sound therapy': { path: 'aiesthe/sound_therapy' },
  'the sounds of a course': { path: 'aiesthe/sound_therapy?course=2' },
  'the parts of the face': { path: 'aiesthe/sound_therapy?course=9' },
  'the playlist': { path: 'aiesthe/sound_therapy?course=9&part=all', lead: playerIsThere },
  'the age': { path: 'aiesthe/dr_ai_healthcare' },
  'the questions of the interview': {
    path: 'aiesthe/dr_ai_healthcare/un64',
    async lead(page) {
      for (const number of [1, 2, 3, 4]) {
        await expect(page.getByText(new RegExp(`${number} (/|of) 5`))).toBeVisible()
        await press(/^(はい|Yes)$/)(page)
      }
    },
  },
  'the result of the interview': {
    path: 'aiesthe/dr_ai_healthcare/un64',
    async lead(page) {
      await views['the questions of the interview']?.lead?.(page)
      await press(/^(ひざ|Knees)$/)(page)
      await playerIsThere(page)
    },
  },
  'the course of a diagnosis': { path: 'aiesthe/detectface' },
  'what makes a good photo': { path: 'aiesthe/detectface?step=before' },
  'the camera': {
    path: 'aiesthe/detectface?step=before',
    async lead(page) {
      await press(/カメラを使う|Use the camera/)(page)
      await expect(page.locator('video')).toBeVisible()
    },
  },
  'a refused photo': {
    path: 'aiesthe/detectface?step=before',
    answers: { 'aiesthe/detect': tooDark },
    async lead(page) {
      await chooseFile(page)
      await page
        .locator('main')
        .getByRole('button', { name: /この写真で診断する|Use this photo/, disabled: false })
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  'the vibration': {
    path: 'aiesthe/detectface?step=vibration',
    answers: { 'aiesthe/current-step': { json: reached } },
    lead: playerIsThere,
  },
  'the question before starting again': {
    path: 'aiesthe/detectface?step=vibration',
    answers: { 'aiesthe/current-step': { json: reached } },
    async lead(page) {
      await press(startAgain)(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  'the After photo': {
    path: 'aiesthe/detectface?step=after',
    answers: { 'aiesthe/current-step': { json: reached } },
    lead: chooseFile,
  },
  'the result of a diagnosis': {
    path: `aiesthe/detectface?step=result&id=${faceResult.id}`,
    lead: (page) => expect(page.getByRole('row').first()).toBeVisible(),
  },
  'the history': {
    path: 'aiesthe-history',
    lead: (page) => expect(page.getByRole('combobox').first()).toBeVisible(),
  },
  'a day of the history': {
    path: `aiesthe-history/timeline?id=${faceResult.id}`,
    lead: (page) => expect(page.getByRole('row').first()).toBeVisible(),
  },
  'two results beside each other': {
    path: `aiesthe-history/comparing?first=${faceResult.id}&second=${id(9)}`,
    lead: (page) => expect(page.getByRole('row').first()).toBeVisible(),
  },
  'the choice of a result': {
    path: 'aiesthe-history/comparing',
    async lead(page) {
      await page
        .getByRole('button', { name: /結果を選ぶ|Choose a result/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('radio').first().check()
    },
  },
  'the use of the results': {
    path: 'mentalcheck',
    lead: (page) => expect(page.getByRole('checkbox')).toBeVisible(),
  },
  'the mental checks': { path: 'mentalcheck', answers: agreed },
  'the questions of a mental check': {
    path: `mentalcheck-form/${id(1)}`,
    answers: agreed,
    async lead(page) {
      await press(/^(次へ|Next)$/)(page)
      await press(/送信する|Send/)(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
}

/** Each language is checked on one size only: texts change nothing but the width. */
const looksLike = [
  { language: 'ja', size: screenSizes.phone },
  { language: 'en', size: screenSizes.desktop },
]
const member = { username: '東京 花子', roles: ['ROLE_CUSTOMER'], premium: true }

test.beforeEach(async ({ page, faceFilm: _camera }) => {
  // No test here analyses the photo: without its engine the page leaves that to the server at once.
  await page.route('**/face-worker*', (route) => route.abort())
})

test.describe('pages of AI esthe on a phone in Japanese and on a desktop in English', () => {
  for (const [name, { path, answers, lead }] of Object.entries(views))
    test(`${name} has no serious axe finding and does not scroll sideways`, async ({ page }) => {
      for (const { language, size } of looksLike) {
        await page.setViewportSize(size)
        const address = `/mypage/${path}${path.includes('?') ? '&' : '?'}lang=${language}`
        await openView(page, { path: address, member, answers: { ...aiestheAnswers, ...answers }, lead })
        await expect(page.getByText(ERROR_PAGE_TITLE_PATTERN)).toHaveCount(0)
        expect(await listPageFindings(page)).toEqual([])
      }
      await page.setViewportSize(screenSizes.phone)
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBeLessThanOrEqual(0)
    })
})

test.describe('pages of AI esthe by keyboard', () => {
  const ringOf = (control: Locator) =>
    control.evaluate((element) => {
      const root = element.closest('.MuiButtonBase-root') ?? element
      const { outlineStyle, outlineWidth } = getComputedStyle(root)
      return `${outlineStyle} ${outlineWidth}`
    })

  for (const [path, role] of [
    ['aiesthe/dr_ai_healthcare/un64', 'button'],
    ['aiesthe', 'link'],
    ['mentalcheck', 'checkbox'],
  ] as const)
    test(`${path} shows the focus of the first ${role}`, async ({ page }) => {
      await openView(page, { path: `/mypage/${path}`, member, answers: aiestheAnswers })
      const control = page.locator('main').getByRole(role).first()
      await expect(control).toBeVisible()
      expect(await ringOf(control)).toMatch(/^none/)
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab')
          return control.evaluate((element) => element === element.ownerDocument.activeElement)
        })
        .toBe(true)
      await expect.poll(() => ringOf(control)).toBe('solid 2px')
    })
})
