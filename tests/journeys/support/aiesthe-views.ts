import { expect, type Page } from '@playwright/test'
import { faceResult } from '../../../frontends/member-app/src/features/face/testing/face-result.ts'
import { facePhotoBuilders } from './face-photos.ts'
import type { MockResponses } from './mock-api.ts'
import type { View } from './views.ts'

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

export const aiestheAnswers: MockResponses = {
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

/** What pages of AI esthe show, below `/mypage/`. */
export const aiestheViews: Record<string, View> = {
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
      await aiestheViews['the questions of the interview']?.lead?.(page)
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
