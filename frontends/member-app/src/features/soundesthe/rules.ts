/** The purposes of the specification in their order. */
export const purposes = [
  { code: '01', name: 'beauty' },
  { code: '02', name: 'sleep' },
  { code: '03', name: 'healthcare' },
  { code: '04', name: 'deskWork' },
] as const

export type Purpose = (typeof purposes)[number]
export type PurposeCode = Purpose['code']

export const findPurpose = (code: string | null): Purpose | null =>
  purposes.find((purpose) => purpose.code === code) ?? null

/** Groups sounds by genre; genres and their sounds keep their order. */
export function groupByGenre<Sound extends { genre: string }>(sounds: readonly Sound[]): [string, Sound[]][] {
  const groups = new Map<string, Sound[]>()
  for (const sound of sounds) {
    const group = groups.get(sound.genre)
    if (group) group.push(sound)
    else groups.set(sound.genre, [sound])
  }
  return [...groups]
}
