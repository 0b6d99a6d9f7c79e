import type { Cluster, DemoSound } from './demo-sound.ts'
import type { TagCode } from './master-data.ts'
import { createFirstPieceForMood, createPieceForMood, FIRST_PIECE_SECONDS } from './moods.ts'

type Composition = readonly [ja: string, en: string, tags: readonly TagCode[]]

/** Six of every type, because the sounds a member had last are not chosen again. */
const compositions: Record<Cluster, readonly Composition[]> = {
  1: [
    ['朝露のひかり', 'Morning dew', ['morning', 'skin']],
    ['めざめの泉', 'Waking spring', ['morning', 'water']],
    ['あかつきの鈴', 'Bells at dawn', ['morning', 'bells']],
    ['白い窓辺', 'White window', ['morning', 'refresh']],
    ['若草の息吹', 'Breath of young grass', ['morning', 'breath']],
    ['初鳥の声', 'First birds', ['morning', 'trees']],
  ],
  2: [
    ['月の舟', 'Moon boat', ['sleep', 'night']],
    ['星のゆりかご', 'Cradle of stars', ['sleep', 'night']],
    ['宵の雨音', 'Evening rain', ['sleep', 'water']],
    ['夢路の灯', 'Lantern of dreams', ['sleep', 'warmth']],
    ['深い藍', 'Deep indigo', ['night', 'breath']],
    ['眠りの森', 'Sleeping forest', ['sleep', 'trees']],
  ],
  3: [
    ['木漏れ日の椅子', 'Dappled light', ['relax', 'trees']],
    ['湯けむり', 'Steam', ['relax', 'warmth']],
    ['さざなみの手', 'Hands of ripples', ['relax', 'water']],
    ['綿雲', 'Cotton clouds', ['relax', 'breath']],
    ['縁側の午後', 'Afternoon on the veranda', ['relax', 'warmth']],
    ['苔の庭', 'Moss garden', ['relax', 'trees']],
  ],
  4: [
    ['虹をわたる', 'Across the rainbow', ['refresh', 'skin']],
    ['風の踊り子', 'Wind dancer', ['refresh', 'breath']],
    ['青空の階段', 'Stairs to the blue sky', ['refresh', 'morning']],
    ['弾む水玉', 'Bouncing drops', ['refresh', 'water']],
    ['南の切手', 'Stamp from the south', ['refresh', 'warmth']],
    ['街角の口笛', 'Whistle at the corner', ['refresh', 'focus']],
  ],
}

const courses = [10, 20] as const
const clusters = [1, 2, 3, 4] as const

/** Contains each composition for both courses, of 10 and of 20 minutes, first one of every type; the loop repeats until the course ends. */
export const aiestheSounds: DemoSound[] = [0, 1, 2, 3, 4, 5].flatMap((index) =>
  courses.flatMap((minutesCourse) =>
    clusters.flatMap((cluster) => {
      const composition = compositions[cluster][index]
      return composition ? [soundOf(composition, { cluster, index, minutesCourse })] : []
    }),
  ),
)

function soundOf(
  [ja, en, tags]: Composition,
  { cluster, index, minutesCourse }: { cluster: Cluster; index: number; minutesCourse: 10 | 20 },
): DemoSound {
  const name = en.toLowerCase().replaceAll(' ', '-')
  return {
    key: `aiesthe/${name}/${minutesCourse}`,
    title: { ja: `${ja}（${minutesCourse}分）`, en: `${en} (${minutesCourse} min)` },
    fileName: `${name}-${minutesCourse}min.mp3`,
    seconds: FIRST_PIECE_SECONDS + 4 * index,
    freeSample: false,
    tags,
    piece: index === 0 ? createFirstPieceForMood(cluster) : createPieceForMood(cluster, name, index),
    details: { kind: 'aiesthe', cluster, minutesCourse },
  }
}
