/** The courses of the specification in their order; 9 is this week's recommendation. */
export const courses = [
  { value: 9, name: 'recommendation' },
  { value: 1, name: 'brain' },
  { value: 2, name: 'sleep' },
  { value: 3, name: 'relaxation' },
  { value: 4, name: 'motivation' },
] as const

export type Course = (typeof courses)[number]

/** Finds the course of an address; other values are none. */
export const findCourse = (value: string | null): Course | null =>
  courses.find((course) => String(course.value) === value) ?? null

export const isRecommendationCourse = (course: Course): boolean => course.value === 9

export const bodyParts = ['eyes', 'mouth', 'all'] as const

export type BodyPart = (typeof bodyParts)[number]

export const findBodyPart = (value: string | null): BodyPart | null =>
  bodyParts.find((part) => part === value) ?? null
