import { isBlankText, isLongerThan } from '@hibiki/text'
import { createMentalCheckLimits } from '../../api/limits.gen/create-mental-check.ts'
import type { Check, Choice, Question } from '../types.ts'

type Problem = string | { message: string; args: Record<string, number> }
interface Problems {
  [field: string]: Problem | Problems | Problems[]
}

const REQUIRED = 'ra.validation.required'
const limits = createMentalCheckLimits

/** Returns what must be corrected before the form can be sent, in the shape of the form; the service checks the same rules. */
export function findCheckProblems(check: Partial<Check>): Problems {
  const items = check.items ?? []
  const problems: Problems = {
    ...findInvalidTexts({
      titleJa: [check.titleJa, limits.titleJa],
      titleEn: [check.titleEn, limits.titleEn],
    }),
    ...findLongTranslations('titles', check.titles, limits['titles.cn']),
    ...findInvalidNumbers({
      intervalDays: [check.intervalDays, limits.intervalDays],
      displayOrder: [check.displayOrder, limits.displayOrder],
    }),
  }
  if (items.length === 0) problems.items = 'console.mentalChecks.noQuestion'
  else if (!items.some(({ requires }) => requires)) problems.items = 'console.mentalChecks.noneAsked'
  else Object.assign(problems, toListProblems('items', items.map(findQuestionProblems)))
  return problems
}

function findQuestionProblems({ nameJa, nameEn, names, choices }: Question): Problems {
  const problems = {
    ...findInvalidTexts({
      nameJa: [nameJa, limits['items[].nameJa']],
      nameEn: [nameEn, limits['items[].nameEn']],
    }),
    ...findLongTranslations('names', names, limits['items[].names.cn']),
  }
  if (choices.length < limits['items[].choices'].minItems)
    return { ...problems, choices: 'console.mentalChecks.tooFewChoices' }
  const each = choices.map((choice, at) => findChoiceProblems(choice, choices.slice(0, at)))
  return { ...problems, ...toListProblems('choices', each) }
}

function findChoiceProblems(
  { displayJa, displayEn, displays, ansValue }: Choice,
  before: readonly Choice[],
): Problems {
  const problems = {
    ...findInvalidTexts({
      displayJa: [displayJa, limits['items[].choices[].displayJa']],
      displayEn: [displayEn, limits['items[].choices[].displayEn']],
    }),
    ...findLongTranslations('displays', displays, limits['items[].choices[].displays.cn']),
    ...findInvalidNumbers({ ansValue: [ansValue, limits['items[].choices[].ansValue']] }),
  }
  const isTaken = before.some((other) => other.ansValue === ansValue)
  return isTaken ? { ansValue: 'console.mentalChecks.sameValue', ...problems } : problems
}

/** A form takes a list with any entry for invalid, so a list without problems is left out. */
const toListProblems = (name: string, problems: Problems[]): Problems =>
  problems.some((itemProblems) => Object.keys(itemProblems).length > 0) ? { [name]: problems } : {}

/** Translations may be empty; every language has the same limit. */
function findLongTranslations(
  field: string,
  texts: Record<string, string | null | undefined> | undefined,
  limit: { maxLength: number },
): Problems {
  const filled = Object.entries(texts ?? {}).filter(([, text]) => !isBlankText(text ?? ''))
  const problems = findInvalidTexts(Object.fromEntries(filled.map(([code, text]) => [code, [text, limit]])))
  return Object.keys(problems).length > 0 ? { [field]: problems } : {}
}

const findInvalidTexts = (fields: Record<string, [string | null | undefined, { maxLength: number }]>) =>
  collectProblems(fields, (text, { maxLength: max }) => {
    if (isBlankText(text ?? '')) return REQUIRED
    return isLongerThan(text ?? '', max) ? { message: 'ra.validation.maxLength', args: { max } } : null
  })

const findInvalidNumbers = (
  fields: Record<string, [number | null | undefined, { minimum: number; maximum: number }]>,
) =>
  collectProblems(fields, (value, { minimum: min, maximum: max }) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? null
      : { message: 'console.mentalChecks.wholeNumber', args: { min, max } },
  )

const collectProblems = <Value, Limit>(
  fields: Record<string, [Value, Limit]>,
  findProblem: (value: Value, limit: Limit) => Problem | null,
): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, [value, limit]]) => {
      const problem = findProblem(value, limit)
      return problem === null ? [] : [[name, problem]]
    }),
  )
