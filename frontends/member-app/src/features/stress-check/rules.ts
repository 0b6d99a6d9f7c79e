/** The stored codes of the answers. */
export const answerCodes = { applicable: 0, sometimes: 1, notApplicable: 2, unanswered: 99 } as const
export type AnswerName = keyof typeof answerCodes
export type AnswerCode = (typeof answerCodes)[AnswerName]

/** The answers in the order in which they are offered. */
export const offeredAnswers = ['notApplicable', 'sometimes', 'applicable'] as const satisfies AnswerName[]

export const toAnswerName = (code: AnswerCode): AnswerName =>
  (Object.keys(answerCodes) as AnswerName[]).find((name) => answerCodes[name] === code) ?? 'unanswered'

/** The points of the answers, which the specification counts the other way round than their codes. */
const points: Readonly<Record<AnswerCode, number>> = {
  [answerCodes.applicable]: 2,
  [answerCodes.sometimes]: 1,
  [answerCodes.notApplicable]: 0,
  [answerCodes.unanswered]: 0,
}

/** The levels by the sum of points, both ends included. */
export const stressLevelBands = [
  { level: 1, min: 0, max: 14 },
  { level: 2, min: 15, max: 24 },
  { level: 3, min: 25, max: 34 },
  { level: 4, min: 35, max: 80 },
] as const
export type StressLevelBand = (typeof stressLevelBands)[number]
export type StressLevel = StressLevelBand['level']

export const MAX_SCORE = 80

export interface StressResult {
  score: number
  /** The level as it is stored: 0 to 3. */
  storedLevel: number
}

/** Sums the points of the answers and finds their level. */
export function scoreStress(answers: readonly AnswerCode[]): StressResult {
  const score = answers.reduce<number>((sum, code) => sum + points[code], 0)
  return { score, storedLevel: stressLevelBands.findIndex(({ min, max }) => score >= min && score <= max) }
}

/** Finds the level of a stored value; null for anything but 0 to 3. */
export const findStressLevelBand = (storedLevel: unknown): StressLevelBand | null =>
  typeof storedLevel === 'number' ? (stressLevelBands[storedLevel] ?? null) : null

/** Returns the index of the first unanswered question, or -1. */
export const findFirstUnansweredIndex = (answers: readonly AnswerCode[]): number =>
  answers.indexOf(answerCodes.unanswered)

/** Returns the position of a score, 0 to 1, in a picture of four bands of equal width. */
export function toStressPicturePosition(score: number): number {
  const index = stressLevelBands.findIndex(({ max }) => score <= max)
  const band = stressLevelBands[index]
  if (!band) return 1
  return (index + (score - band.min + 0.5) / (band.max - band.min + 1)) / stressLevelBands.length
}

/** The moods of a sound that goes with a level, the first that there is a sound for. */
const moodsByLevel = {
  1: ['morning', 'care', 'focus', 'breath', 'sleep'],
  2: ['care', 'breath', 'focus', 'sleep', 'morning'],
  3: ['breath', 'sleep', 'care', 'focus', 'morning'],
  4: ['sleep', 'breath', 'care', 'focus', 'morning'],
} as const satisfies Record<StressLevel, readonly string[]>

/** Chooses the sound that goes with a level, on the device, so that nobody is told the level. */
export function chooseSoundForLevel<Taster extends { mood: string }>(
  level: StressLevel,
  tasters: readonly Taster[],
): Taster | undefined {
  const moods: readonly string[] = moodsByLevel[level]
  return moods.flatMap((mood) => tasters.filter((taster) => taster.mood === mood))[0]
}
