import { isBlankText } from '@hibiki/text'
import type { Check, Choice, Question } from '../types.ts'

type Problem = string | { message: string; args: Record<string, number> }
interface Problems {
  [field: string]: Problem | Problems | Problems[]
}

const required = 'ra.validation.required'
const within = (min: number, max: number): Problem => ({
  message: 'console.mentalChecks.wholeNumber',
  args: { min, max },
})

/** What has to be mended before the form can be sent, in the shape of the form; the service asks the same. */
export function checkProblems(check: Partial<Check>): Problems {
  const items = check.items ?? []
  const problems: Problems = {
    ...texts({ titleJa: check.titleJa, titleEn: check.titleEn }),
    ...numbers({
      intervalDays: [check.intervalDays, 1, 366],
      displayOrder: [check.displayOrder, 0, 100_000],
    }),
  }
  if (items.length === 0) problems.items = 'console.mentalChecks.noQuestion'
  else if (!items.some(({ requires }) => requires)) problems.items = 'console.mentalChecks.noneAsked'
  else Object.assign(problems, listed('items', items.map(questionProblems)))
  return problems
}

function questionProblems({ nameJa, nameEn, choices }: Question): Problems {
  const problems = texts({ nameJa, nameEn })
  if (choices.length < 2) return { ...problems, choices: 'console.mentalChecks.tooFewChoices' }
  const each = choices.map((choice, at) => choiceProblems(choice, choices.slice(0, at)))
  return { ...problems, ...listed('choices', each) }
}

function choiceProblems({ displayJa, displayEn, ansValue }: Choice, before: readonly Choice[]): Problems {
  const problems = { ...texts({ displayJa, displayEn }), ...numbers({ ansValue: [ansValue, 0, 100] }) }
  const isTaken = before.some((other) => other.ansValue === ansValue)
  return isTaken ? { ansValue: 'console.mentalChecks.sameValue', ...problems } : problems
}

/** A form takes a list for wrong as soon as anything is in it. */
const listed = (name: string, problems: Problems[]): Problems =>
  problems.some((one) => Object.keys(one).length > 0) ? { [name]: problems } : {}

const texts = (given: Record<string, string | null | undefined>): Problems =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => (isBlankText(text ?? '') ? [[name, required]] : [])),
  )

const numbers = (given: Record<string, [number | null | undefined, number, number]>): Problems =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, [value, min, max]]) =>
      Number.isInteger(value) && Number(value) >= min && Number(value) <= max
        ? []
        : [[name, within(min, max)]],
    ),
  )
