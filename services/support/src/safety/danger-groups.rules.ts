/** What a text may be about when somebody is in danger. */
export const dangerGroups = [
  'suicide',
  'selfHarm',
  'overdose',
  'poisoning',
  'breathing',
  'consciousness',
  'heartOrStroke',
  'bleeding',
  'violence',
  'children',
] as const
export type DangerGroup = (typeof dangerGroups)[number]

/** The ways of saying it, in one writing. */
export type DangerPatterns = Readonly<Record<DangerGroup, readonly RegExp[]>>
