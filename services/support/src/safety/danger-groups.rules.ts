/** The kinds of danger that a text may be about; the first one that matches counts. */
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

/** The patterns of each kind of danger in one script. */
export type DangerPatterns = Readonly<Record<DangerGroup, readonly RegExp[]>>
