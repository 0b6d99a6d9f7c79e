import type { RequestOf, ResponseOf, RowOf } from '../api/call-types.ts'
import { createMentalCheckLimits } from '../api/limits.gen/create-mental-check.ts'
import { selectLanguageText } from '../i18n/languages.ts'

/** A check that members answer, in its newest version. */
export type CheckRow = RowOf<'GET /admin/mental-checks'>
export type Check = ResponseOf<'GET /admin/mental-checks/{id}'>
export type Question = Check['items'][number]
export type Choice = Question['choices'][number]
type NewCheckBody = RequestOf<'POST /admin/mental-checks'>
export type CheckUpdateBody = RequestOf<'PUT /admin/mental-checks/{id}'>

/** Returns the title in the language of the page. */
export const getCheckTitle = (check: Pick<CheckRow, 'titleJa' | 'titleEn'>, locale: string): string =>
  selectLanguageText({ ja: check.titleJa, en: check.titleEn }, locale)

/** Returns the fields that the service accepts; it sets the others itself. */
export function toNewCheckBody({ titleJa, titleEn, intervalDays, displayOrder, items }: Check): NewCheckBody {
  return {
    titleJa,
    titleEn,
    intervalDays,
    displayOrder,
    items: items.map(({ nameJa, nameEn, requires, cluster, choices }) => ({
      nameJa,
      nameEn,
      requires,
      cluster,
      choices: choices.map(({ displayJa, displayEn, ansValue }) => ({ displayJa, displayEn, ansValue })),
    })),
  }
}

export const toCheckUpdateBody = (check: Check): CheckUpdateBody => ({
  ...toNewCheckBody(check),
  revision: check.revision,
})

/** The default scale of agreement uses the words of the existing checks, and can be edited. */
const DEFAULT_SCALE = [
  ['まったくない', 'Not at all'],
  ['ときどきある', 'Sometimes'],
  ['よくある', 'Often'],
  ['いつもある', 'Always'],
]

/** Returns an empty question with the choices of the previous one, since most checks use one scale for all questions. */
export function createQuestion(before: Question | undefined): Question {
  const scale = DEFAULT_SCALE.map(([displayJa = '', displayEn = ''], ansValue) => ({
    displayJa,
    displayEn,
    ansValue,
  }))
  const choices = before?.choices ?? scale
  return {
    nameJa: '',
    nameEn: '',
    requires: true,
    cluster: null,
    choices: choices.map((choice) => ({ ...choice })),
  }
}

/** Returns an empty choice with one point more than any other. */
export function createChoice(choices: readonly Choice[]): Choice {
  const maxValue = Math.max(-1, ...choices.map(({ ansValue }) => ansValue ?? -1))
  return {
    displayJa: '',
    displayEn: '',
    ansValue: Math.min(maxValue + 1, createMentalCheckLimits['items[].choices[].ansValue'].maximum),
  }
}
