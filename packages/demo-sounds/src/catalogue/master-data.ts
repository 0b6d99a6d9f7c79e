type Names = readonly [ja: string, en: string]

export const demoPurposes = {
  '01': ['美容', 'Beauty'],
  '02': ['目覚め・眠り', 'Wake-up and sleep'],
  '03': ['ヘルスケア', 'Healthcare'],
  '04': ['デスクワーク', 'Desk work'],
} as const satisfies Record<string, Names>

/** Neutral wording: what one does while listening, never what the sound would cure. */
export const demoPurposeDetails = {
  'beauty-skin-care': { purpose: '01', names: ['素肌のお手入れ', 'Skin care time'] },
  'beauty-expression': { purpose: '01', names: ['表情をやわらげる', 'Soften your expression'] },
  'beauty-bath': { purpose: '01', names: ['湯上がりのひととき', 'After the bath'] },
  'sleep-wake-up': { purpose: '02', names: ['すっきり目覚める', 'Wake up refreshed'] },
  'sleep-bedtime': { purpose: '02', names: ['おやすみ前に', 'Before you sleep'] },
  'sleep-nap': { purpose: '02', names: ['短いお昼寝', 'A short nap'] },
  'health-loosen': { purpose: '03', names: ['からだをゆるめる', 'Loosen your body'] },
  'health-breathing': { purpose: '03', names: ['呼吸をととのえる', 'Even out your breathing'] },
  'health-unwind': { purpose: '03', names: ['一日の疲れをほどく', 'Unwind after the day'] },
  'desk-focus': { purpose: '04', names: ['集中する', 'Focus'] },
  'desk-eyes': { purpose: '04', names: ['目を休める', 'Rest your eyes'] },
  'desk-refresh': { purpose: '04', names: ['気分を切りかえる', 'Change your mood'] },
} as const satisfies Record<string, { purpose: keyof typeof demoPurposes; names: Names }>

export const demoSoundGenres = {
  resonance: ['響き', 'Resonance'],
  ocean: ['海', 'Ocean'],
  rain: ['雨', 'Rain'],
  forest: ['森', 'Forest'],
  stream: ['せせらぎ', 'Stream'],
  wind: ['風', 'Wind'],
  fire: ['焚き火', 'Campfire'],
  night: ['夜', 'Night'],
} as const satisfies Record<string, Names>

export const demoMusicGenres = {
  ambient: ['アンビエント', 'Ambient'],
  healing: ['ヒーリング', 'Healing'],
  traditional: ['和の調べ', 'Japanese tones'],
  piano: ['ピアノ', 'Piano'],
  bells: ['鐘とボウル', 'Bells and bowls'],
} as const satisfies Record<string, Names>

export const demoCountries = {
  jp: ['日本', 'Japan'],
  fi: ['フィンランド', 'Finland'],
  ch: ['スイス', 'Switzerland'],
  us: ['アメリカ', 'United States'],
  is: ['アイスランド', 'Iceland'],
} as const satisfies Record<string, Names>

export const demoTags = {
  relax: ['リラックス', 'Relax'],
  sleep: ['眠り', 'Sleep'],
  morning: ['朝', 'Morning'],
  night: ['夜', 'Night'],
  focus: ['集中', 'Focus'],
  skin: ['素肌', 'Skin'],
  breath: ['呼吸', 'Breath'],
  warmth: ['ぬくもり', 'Warmth'],
  water: ['水辺', 'Waterside'],
  trees: ['木々', 'Trees'],
  bells: ['鐘', 'Bells'],
  refresh: ['気分転換', 'Refresh'],
} as const satisfies Record<string, Names>

export type PurposeDetailCode = keyof typeof demoPurposeDetails
export type GenreCode = keyof typeof demoSoundGenres | keyof typeof demoMusicGenres
export type CountryCode = keyof typeof demoCountries
export type TagCode = keyof typeof demoTags
