import type { RequestOf, ResponseOf, RowOf } from '../api/call-types.ts'
import { createMentalCheckLimits } from '../api/limits.gen/create-mental-check.ts'
import { omitBlankTexts } from '../components/omit-blank-texts.ts'
import { selectLanguageText } from '../i18n/languages.ts'

/** A check that members answer, in its newest version. */
export type CheckRow = RowOf<'GET /admin/mental-checks'>
export type Check = ResponseOf<'GET /admin/mental-checks/{id}'>
export type Question = Check['items'][number]
export type Choice = Question['choices'][number]
type NewCheckBody = RequestOf<'POST /admin/mental-checks'>
export type CheckUpdateBody = RequestOf<'PUT /admin/mental-checks/{id}'>

type Translations = CheckRow['titles']

/** Returns a text in a language; without a translation it is the Japanese one. */
export const selectText = (
  ja: string,
  en: string,
  others: Translations | undefined,
  language: string,
): string => selectLanguageText({ ja, en, ...omitBlankTexts(others ?? {}) }, language)

/** Returns the title in the language of the page. */
export const getCheckTitle = (
  check: Pick<CheckRow, 'titleJa' | 'titleEn' | 'titles'>,
  locale: string,
): string => selectText(check.titleJa, check.titleEn, check.titles, locale)

/** Returns the fields that the service accepts; it sets the others itself. */
export function toNewCheckBody(check: Check): NewCheckBody {
  const { titleJa, titleEn, titles, intervalDays, displayOrder, items } = check
  return {
    titleJa,
    titleEn,
    titles: omitBlankTexts(titles),
    intervalDays,
    displayOrder,
    items: items.map(({ nameJa, nameEn, names, requires, cluster, choices }) => ({
      nameJa,
      nameEn,
      names: omitBlankTexts(names),
      requires,
      cluster,
      choices: choices.map(({ displayJa, displayEn, displays, ansValue }) => ({
        displayJa,
        displayEn,
        displays: omitBlankTexts(displays),
        ansValue,
      })),
    })),
  }
}

export const toCheckUpdateBody = (check: Check): CheckUpdateBody => ({
  ...toNewCheckBody(check),
  revision: check.revision,
})

/** The default scale of agreement uses the words of the existing checks, and can be edited. */
const DEFAULT_SCALE = [
  ['まったくない', 'Not at all', '完全没有', '完全沒有'],
  ['ときどきある', 'Sometimes', '偶尔', '偶爾'],
  ['よくある', 'Often', '经常', '經常'],
  ['いつもある', 'Always', '总是', '總是'],
]

/** Returns an empty question with the choices of the previous one, since most checks use one scale for all questions. */
export function createQuestion(before: Question | undefined): Question {
  const scale = DEFAULT_SCALE.map(([displayJa = '', displayEn = '', cn = '', tw = ''], ansValue) => ({
    displayJa,
    displayEn,
    displays: { cn, tw },
    ansValue,
  }))
  const choices = before?.choices ?? scale
  return {
    nameJa: '',
    nameEn: '',
    names: {},
    requires: true,
    cluster: null,
    choices: choices.map((choice) => ({ ...choice, displays: { ...choice.displays } })),
  }
}

/** Returns an empty choice with one point more than any other. */
export function createChoice(choices: readonly Choice[]): Choice {
  const maxValue = Math.max(-1, ...choices.map(({ ansValue }) => ansValue ?? -1))
  return {
    displayJa: '',
    displayEn: '',
    displays: {},
    ansValue: Math.min(maxValue + 1, createMentalCheckLimits['items[].choices[].ansValue'].maximum),
  }
}
