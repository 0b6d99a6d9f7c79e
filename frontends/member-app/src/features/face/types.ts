import type { paths } from '../../lib/api/schema.gen.d.ts'

/** The state of the face diagnosis in progress, as the server has it. */
export type DiagnosisState =
  paths['/aiesthe/current-step']['get']['responses']['200']['content']['application/json']

/** A finished face diagnosis. */
export type FaceResult =
  paths['/aiesthe/detect-result']['get']['responses']['200']['content']['application/json']

export type FaceImages = NonNullable<FaceResult['beforeProcFaceImgs']>

export const emotions = ['HAPPY', 'FEAR', 'SAD', 'ANGRY'] as const
export type Emotion = (typeof emotions)[number]
export type EmotionMap = Record<Emotion, number>

/** Course 1 takes 10 minutes, course 2 takes 20. */
export const courses = [1, 2] as const
export type Course = (typeof courses)[number]
export const getCourseMinutes = (course: Course): number => course * 10

/** The two photos of a diagnosis. */
export type PhotoMoment = 'before' | 'after'
