import type { Cluster, DemoSound } from './demo-sound.ts'
import type { GenreCode } from './master-data.ts'
import { createFirstPieceForMood, createPieceForMood, FIRST_PIECE_SECONDS } from './moods.ts'

type Entry = readonly [ja: string, en: string, part: 'eyes' | 'mouth' | 'both']

/** Courses: 1 brain activation, 2 sleep, 3 relaxation, 4 motivation; five each for the eyes and for the mouth. */
const courses: Record<Cluster, { effect: string; entries: readonly Entry[] }> = {
  1: {
    effect: 'すっきり',
    entries: [
      ['ひらめきの瞳', 'Eyes of insight', 'eyes'],
      ['声のつぼみ', 'Bud of a voice', 'mouth'],
      ['冴える目もと', 'Clear eyes', 'eyes'],
      ['早口ことば', 'Tongue twister', 'mouth'],
      ['朝の視線', 'Morning gaze', 'eyes'],
      ['歌いだす口', 'About to sing', 'mouth'],
      ['ひかりの輪郭', 'Outline of light', 'both'],
      ['澄んだ合図', 'Clear signal', 'both'],
    ],
  },
  2: {
    effect: 'おやすみ',
    entries: [
      ['まぶたの夜', 'Night of the eyelids', 'eyes'],
      ['静かなくちびる', 'Quiet lips', 'mouth'],
      ['とじる睫毛', 'Closing lashes', 'eyes'],
      ['子守唄', 'Lullaby', 'mouth'],
      ['夢見る目', 'Dreaming eyes', 'eyes'],
      ['ゆるむ口もと', 'Loosening mouth', 'mouth'],
      ['眠る面影', 'Sleeping face', 'both'],
      ['夜露', 'Night dew', 'both'],
    ],
  },
  3: {
    effect: 'リラックス',
    entries: [
      ['目元の木陰', 'Shade for the eyes', 'eyes'],
      ['ほころぶ', 'Breaking into a smile', 'mouth'],
      ['やわらかな視野', 'Soft view', 'eyes'],
      ['ためいきの雲', 'Cloud of a sigh', 'mouth'],
      ['遠い眼差し', 'Far gaze', 'eyes'],
      ['口笛の小径', 'Whistling path', 'mouth'],
      ['やすらぎの面影', 'Face of peace', 'both'],
      ['凪の顔', 'Calm face', 'both'],
    ],
  },
  4: {
    effect: 'やる気',
    entries: [
      ['まなざしの先へ', 'Beyond the gaze', 'eyes'],
      ['笑みの輪', 'Ring of smiles', 'mouth'],
      ['きらめく目', 'Sparkling eyes', 'eyes'],
      ['言葉の翼', 'Wings of words', 'mouth'],
      ['前を向く', 'Looking ahead', 'eyes'],
      ['笑い声', 'Laughter', 'mouth'],
      ['はずむ顔', 'Lively face', 'both'],
      ['旗をあげる', 'Raise the flag', 'both'],
    ],
  },
}

const genres: readonly GenreCode[] = ['ambient', 'piano', 'healing', 'bells', 'traditional']
const clusters = [1, 2, 3, 4] as const
const partNames = { eyes: ['目元'], mouth: ['口元'], both: ['目元', '口元'] } as const

/** These sounds are for eyes and mouth, and rendered first. */
const FIRST_INDEX = 6

/** First one of every course and part. */
export const soundTherapySounds: DemoSound[] = [FIRST_INDEX, 0, 1, 2, 3, 4, 5, 7].flatMap((index) =>
  clusters.flatMap((cluster) => {
    const { effect, entries } = courses[cluster]
    const entry = entries[index]
    return entry ? [soundOf(entry, { cluster, effect, index })] : []
  }),
)

function soundOf(
  [ja, en, part]: Entry,
  { cluster, effect, index }: { cluster: Cluster; effect: string; index: number },
): DemoSound {
  const name = en.toLowerCase().replaceAll(' ', '-')
  const isFirst = index === FIRST_INDEX
  return {
    key: `therapy/${name}`,
    title: { ja, en },
    fileName: `therapy-${name}.mp3`,
    seconds: isFirst ? FIRST_PIECE_SECONDS : 33 + 3 * index,
    freeSample: false,
    tags: [],
    piece: isFirst
      ? createFirstPieceForMood(cluster)
      : createPieceForMood(cluster, `therapy-${name}`, index + 1),
    details: {
      kind: 'sound_therapy',
      genre: genres[(index + cluster) % genres.length] ?? 'ambient',
      cluster,
      composer: 'ひびき音響工房',
      effects: [effect, ...partNames[part]],
      bodyParts: part === 'both' ? ['eyes', 'mouth'] : [part],
    },
  }
}
