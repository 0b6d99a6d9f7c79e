import { type Cluster, clusters } from '../choices/clusters.rules.ts'

/** Answers of the health interview: 1 is yes, 0 is no. `clear` means concentration, or not being forgetful. */
export interface InterviewAnswers {
  sleeping: 0 | 1
  appetite: 0 | 1
  well: 0 | 1
  clear: 0 | 1
}

/** The course that addresses each answer of no: activation, sleep, relaxation, motivation. */
const askedFor: Record<Cluster, keyof InterviewAnswers> = {
  1: 'clear',
  2: 'sleeping',
  3: 'appetite',
  4: 'well',
}

const WANTED = 0.9
const NOT_WANTED = 0.3

/** Returns how well each cluster fits these answers, 0..1; equal values where all answers are fine. */
export function computeInterviewClusterFit(answers: InterviewAnswers): Record<Cluster, number> {
  const fits = clusters.map((cluster) => [cluster, answers[askedFor[cluster]] === 0 ? WANTED : NOT_WANTED])
  return Object.fromEntries(fits) as Record<Cluster, number>
}
