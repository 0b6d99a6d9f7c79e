import type { LandscapeHour, LandscapeScene } from './landscape.ts'
import { landscapeHours, landscapeScenes } from './landscape.ts'
import { pickAt } from './random.ts'

/** What is written about a sound, in any language; every part may be empty. */
export interface SoundWords {
  title: string
  /** The code and the names of its genre. */
  genre: string
  place: string
  tagCodes: readonly string[]
}

/** Words that name a scene, the most telling first. */
const sceneWords: readonly (readonly [LandscapeScene, RegExp])[] = [
  ['snow', /雪|氷|snow|frost|winter/i],
  ['bell', /鐘|鈴|器|bell|bowl|chime/i],
  ['moon', /月|moon/i],
  ['stars', /星|宇宙|\bstars?\b|galaxy/i],
  ['blossom', /花|桜|椿|蓮|紅を|flower|blossom|petal|camellia|bud\b/i],
  ['fire', /火|灯|暖炉|fire|flame|lantern|candle|lights out/i],
  ['steam', /湯|蒸気|温泉|ぬくもり|一杯|steam|bath|hot spring|\bcup\b/i],
  ['rain', /雨|雫|しずく|水玉|露|\brain|drop|dew/i],
  ['sea', /海|波|渚|潮|凪|港|浜|舟|水平線|浮く|\bsea\b|wave|shore|tide|ocean|harbour|horizon|float/i],
  ['stream', /流れ|小川|泉|滝|湖|水鏡|炭酸|stream|brook|spring\b|lake|river|water/i],
  ['wood', /森|木|杉|竹|葉|檜|苔|緑|草|forest|wood|cedar|bamboo|leaves|shade|moss|green/i],
  ['wind', /風|息|雲|空|呼吸|\bwind|breath|breeze|cloud|\bsky\b/i],
  [
    'town',
    /街|町|市の|屋上|窓|書庫|帰り道|部屋|休憩|歯車|town|city|street|market|window|roof|way home|archive|lounge|room/i,
  ],
  ['hills', /山|丘|峰|遠く|mountain|hill|valley|distant/i],
]

const genreScenes: Record<string, readonly LandscapeScene[]> = {
  ocean: ['sea'],
  rain: ['rain'],
  forest: ['wood'],
  stream: ['stream'],
  wind: ['wind', 'hills'],
  fire: ['fire'],
  night: ['moon', 'stars', 'town'],
  bells: ['bell'],
  piano: ['rain', 'stars', 'snow', 'town'],
  traditional: ['garden', 'blossom', 'hills'],
  healing: ['stream', 'steam', 'wind', 'garden'],
  ambient: ['stars', 'hills', 'sea', 'wind'],
  resonance: ['garden', 'bell', 'hills', 'blossom', 'garden', 'stream'],
}

const tagScenes: Record<string, readonly LandscapeScene[]> = {
  water: ['stream', 'sea'],
  trees: ['wood'],
  bells: ['bell'],
  sleep: ['moon', 'stars'],
  night: ['stars', 'moon'],
  warmth: ['steam', 'fire'],
  skin: ['blossom', 'steam'],
  morning: ['hills', 'sea'],
  focus: ['garden', 'town'],
  refresh: ['wind', 'hills'],
  breath: ['wind', 'hills'],
}

const placeWords: readonly (readonly [LandscapeScene, RegExp])[] = [
  ['stream', /湖|川|lake|river/i],
  ['sea', /島|浦|海|湾|island|coast|bay/i],
  ['hills', /山|岳|高原|alps|mount/i],
  ['garden', /京都|奈良|kyoto|nara/i],
  ['town', /東京|大阪|tokyo|osaka/i],
]

/**
 * Chooses the scene that the words of a sound tell of: first its title, then its genre, its tags and its place. Where several fit or
 * none does, the seed decides.
 */
export function chooseScene({ title, genre, place, tagCodes }: SoundWords, seed: number): LandscapeScene {
  const pick = (scenes: readonly LandscapeScene[]) =>
    scenes[Math.floor(pickAt(seed, 90) * scenes.length)] as LandscapeScene
  const named = sceneWords.find(([, words]) => words.test(title))
  if (named) return named[0]
  const code = genre.split(' ')[0] ?? ''
  const ofGenre = Object.hasOwn(genreScenes, code) ? genreScenes[code] : undefined
  if (ofGenre) return pick(ofGenre)
  const byGenre = sceneWords.find(([, words]) => words.test(genre))
  if (byGenre) return byGenre[0]
  const ofTag = tagCodes.flatMap((tag) => (Object.hasOwn(tagScenes, tag) ? (tagScenes[tag] ?? []) : []))
  if (ofTag.length > 0) return pick(ofTag)
  return placeWords.find(([, words]) => words.test(place))?.[0] ?? pick(landscapeScenes)
}

const hourWords: readonly (readonly [LandscapeHour, RegExp])[] = [
  ['night', /夜|月|星|夢|眠|宵|灯|藍|帳|子守|night|moon|star|dream|sleep|lullab|lantern|lights out/i],
  ['dusk', /夕|黄昏|帰り|終わり|余韻|dusk|evening|sunset|way home|end of the day|lingering/i],
  ['dawn', /朝|暁|東雲|めざめ|目覚|はじまり|dawn|morning|daybreak|waking|first|sunrise/i],
  ['day', /昼|午後|三時|晴|青空|南|緑|若葉|木漏れ日|\bday\b|noon|sunny|south|green/i],
]

const tagHours: Record<string, readonly LandscapeHour[]> = {
  sleep: ['night'],
  night: ['night'],
  morning: ['dawn', 'dawn', 'day'],
  warmth: ['dusk', 'dusk', 'night'],
  refresh: ['day'],
  focus: ['day', 'dawn'],
  skin: ['dawn', 'day'],
  breath: ['dawn', 'day', 'dusk'],
}

/** Chooses the hour that the words of a sound tell of; where none does, the seed decides. */
export function chooseHour({ title, genre, tagCodes }: SoundWords, seed: number): LandscapeHour {
  const named = hourWords.find(([, words]) => words.test(title))
  if (named) return named[0]
  const code = tagCodes.find((tag) => Object.hasOwn(tagHours, tag))
  const hours =
    (code && tagHours[code]) || (genre.startsWith('night') ? (['night'] as const) : landscapeHours)
  return hours[Math.floor(pickAt(seed, 91) * hours.length)] as LandscapeHour
}
