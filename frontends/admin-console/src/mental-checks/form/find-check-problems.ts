import { isBlankText } from '@hibiki/text'
import type { Check, Choice, Question } from '../types.ts'

type Problem = string | { message: string; args: Record<string, number> }
interface Problems {
  [field: string]: Problem | Problems | Problems[]
}

const REQUIRED = 'ra.validation.required'
const toRangeProblem = (min: number, max: number): Problem => ({
  message: 'console.mentalChecks.wholeNumber',
  args: { min, max },
})

/** Returns what must be corrected before the form can be sent, in the shape of the form; the service checks the same rules. */
export function findCheckProblems(check: Partial<Check>): Problems {
  const items = check.items ?? []
  const problems: Problems = {
    ...findBlankTexts({ titleJa: check.titleJa, titleEn: check.titleEn }),
    ...findInvalidNumbers({
      intervalDays: [check.intervalDays, 1, 366],
      displayOrder: [check.displayOrder, 0, 100_000],
    }),
  }
  if (items.length === 0) problems.items = 'console.mentalChecks.noQuestion'
  else if (!items.some(({ requires }) => requires)) problems.items = 'console.mentalChecks.noneAsked'
  else Object.assign(problems, toListProblems('items', items.map(findQuestionProblems)))
  return problems
}

function findQuestionProblems({ nameJa, nameEn, choices }: Question): Problems {
  const problems = findBlankTexts({ nameJa, nameEn })
  if (choices.length < 2) return { ...problems, choices: 'console.mentalChecks.tooFewChoices' }
  const each = choices.map((choice, at) => findChoiceProblems(choice, choices.slice(0, at)))
  return { ...problems, ...toListProblems('choices', each) }
}

function findChoiceProblems({ displayJa, displayEn, ansValue }: Choice, before: readonly Choice[]): Problems {
  const problems = {
    ...findBlankTexts({ displayJa, displayEn }),
    ...findInvalidNumbers({ ansValue: [ansValue, 0, 100] }),
  }
  const isTaken = before.some((other) => other.ansValue === ansValue)
  return isTaken ? { ansValue: 'console.mentalChecks.sameValue', ...problems } : problems
}

/** A form takes a list with any entry for invalid, so a list without problems is left out. */
const toListProblems = (name: string, problems: Problems[]): Problems =>
  problems.some((itemProblems) => Object.keys(itemProblems).length > 0) ? { [name]: problems } : {}

const findBlankTexts = (fields: Record<string, string | null | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (isBlankText(text ?? '') ? [[name, REQUIRED]] : [])),
  )

const findInvalidNumbers = (fields: Record<string, [number | null | undefined, number, number]>): Problems =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, [value, min, max]]) =>
      Number.isInteger(value) && Number(value) >= min && Number(value) <= max
        ? []
        : [[name, toRangeProblem(min, max)]],
    ),
  )
