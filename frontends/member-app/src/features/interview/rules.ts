/** The age groups, under 65 and from 65 on, as they are named in paths and calls. */
export const ageGroups = ['un64', 'up65'] as const

export type AgeGroup = (typeof ageGroups)[number]

export const parseAgeGroup = (value: string | undefined): AgeGroup | null =>
  ageGroups.find((age) => age === value) ?? null

/** The codes of the answers in the specification. */
export const YES = 1
export const NO = 0
export const bodyParts = [
  { code: 10, name: 'head' },
  { code: 11, name: 'eyes' },
  { code: 12, name: 'neck' },
  { code: 13, name: 'inStomach' },
  { code: 14, name: 'surfaceStomach' },
  { code: 15, name: 'legs' },
  { code: 16, name: 'knees' },
  { code: 17, name: 'heart' },
  { code: 99, name: 'nothing' },
] as const

export type BodyPart = (typeof bodyParts)[number]

/** Lists the questions in their fixed order: sleep, appetite, mood, concentration or forgetfulness by age, body part. */
export const listQuestionNames = (age: AgeGroup) =>
  ['sleeping', 'appetite', 'well', age === 'un64' ? 'concentration' : 'forget', 'bodyPart'] as const

export type QuestionName = ReturnType<typeof listQuestionNames>[number]

export const findBodyPart = (code: number | undefined): BodyPart | null =>
  bodyParts.find((part) => part.code === code) ?? null

/** Reads the answers of a history entry up to the first invalid one, because such an entry is not trusted. */
export function parseAnswers(state: unknown): number[] {
  const stored = (state as { answers?: unknown } | null)?.answers
  if (!Array.isArray(stored)) return []
  const isAnswer = (answer: unknown, index: number) =>
    index < 4 ? answer === YES || answer === NO : index === 4 && findBodyPart(answer as number) !== null
  const wrong = stored.findIndex((answer, index) => !isAnswer(answer, index))
  return wrong === -1 ? stored : stored.slice(0, wrong)
}
