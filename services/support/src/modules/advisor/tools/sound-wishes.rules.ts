/** What members listen for, and the codes of tags and purposes that say so in the catalogue. */
export const usesOfSounds = {
  sleep: { tags: ['sleep', 'night'], purpose: '02', unlike: ['morning'] },
  morning: { tags: ['morning', 'refresh'], purpose: '02', unlike: ['sleep', 'night'] },
  focus: { tags: ['focus'], purpose: '04', unlike: ['sleep'] },
  relax: { tags: ['relax', 'breath', 'warmth'], purpose: '03', unlike: ['morning'] },
  refresh: { tags: ['refresh', 'morning'], purpose: null, unlike: ['sleep'] },
  beauty: { tags: ['skin', 'warmth'], purpose: '01', unlike: [] },
} as const satisfies Record<string, { tags: string[]; purpose: string | null; unlike: string[] }>

export type SoundUse = keyof typeof usesOfSounds
export const soundUses = Object.keys(usesOfSounds) as SoundUse[]

/** What a sound is of: words in its genre, title or place, in every language of the catalogue. */
export const wordsOfScenes = {
  rain: /雨|rain/i,
  ocean: /海|波|渚|浜|潮|凪|港|ocean|sea|wave|shore|beach|harbou?r|tide/i,
  stream: /せせらぎ|川|流れ|渓|滝|溪|stream|brook|river|fall/i,
  forest: /森|林|木立|杉|forest|wood|grove|cedar/i,
  wind: /風|风|wind|breeze/i,
  fire: /火|炉|fire|hearth/i,
  night: /夜|星|月|night|star|moon/i,
  bells: /鐘|鈴|钟|铃|bell|bowl/i,
} as const satisfies Record<string, RegExp>

export type SoundScene = keyof typeof wordsOfScenes
export const soundScenes = Object.keys(wordsOfScenes) as SoundScene[]
