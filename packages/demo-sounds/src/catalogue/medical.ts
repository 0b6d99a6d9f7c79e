import type { Cluster, DemoSound, DemoSoundTitle } from './demo-sound.ts'
import { demoPurposeDetails, type GenreCode, type PurposeDetailCode, type TagCode } from './master-data.ts'
import { createFirstPieceForMood, createPieceForMood, FIRST_PIECE_SECONDS } from './moods.ts'

interface Detail {
  mood: Cluster
  genre: GenreCode
  tags: readonly TagCode[]
  /** Title in both languages, and where it belongs. */
  sounds: readonly (readonly [ja: string, en: string, place: string])[]
}

/** Five for every detail of every purpose. */
const details: Record<PurposeDetailCode, Detail> = {
  'beauty-skin-care': {
    mood: 3,
    genre: 'resonance',
    tags: ['skin', 'relax'],
    sounds: [
      ['白磁のひかり', 'White porcelain', '佐賀・有田'],
      ['絹の手ざわり', 'Touch of silk', '群馬・桐生'],
      ['椿のしずく', 'Camellia drops', '長崎・五島'],
      ['米ぬかの湯気', 'Rice steam', '新潟・魚沼'],
      ['真珠の夜', 'Night of pearls', '三重・志摩'],
    ],
  },
  'beauty-expression': {
    mood: 1,
    genre: 'resonance',
    tags: ['skin', 'morning'],
    sounds: [
      ['花ひらく朝', 'Opening flower', '奈良・吉野'],
      ['えくぼ', 'Dimple', '京都・祇園'],
      ['春のほほえみ', 'Spring smile', '青森・弘前'],
      ['鏡の前で', 'At the mirror', '東京・浅草'],
      ['紅をさす', 'A touch of red', '山形・紅花の里'],
    ],
  },
  'beauty-bath': {
    mood: 3,
    genre: 'stream',
    tags: ['skin', 'warmth'],
    sounds: [
      ['湯の香ほのか', 'Hot spring', '大分・由布院'],
      ['檜のぬくもり', 'Warmth of cypress', '長野・木曽'],
      ['露天の星', 'Stars over the bath', '群馬・草津'],
      ['柚子の湯', 'Yuzu bath', '高知・馬路'],
      ['湯上がりの風', 'Breeze after the bath', '兵庫・有馬'],
    ],
  },
  'sleep-wake-up': {
    mood: 1,
    genre: 'resonance',
    tags: ['morning', 'refresh'],
    sounds: [
      ['東雲', 'Daybreak', '長野・上高地'],
      ['目覚めの一杯', 'First cup', '京都・宇治'],
      ['暁の湖', 'Lake at dawn', '福島・猪苗代'],
      ['朝市の声', 'Morning market', '石川・輪島'],
      ['雲海', 'Sea of clouds', '兵庫・竹田'],
    ],
  },
  'sleep-bedtime': {
    mood: 2,
    genre: 'night',
    tags: ['sleep', 'night'],
    sounds: [
      ['夜の帳', 'Veil of night', '沖縄・竹富島'],
      ['枕もとの月', 'Moon by the pillow', '滋賀・石山'],
      ['しじまの雪', 'Silent snow', '秋田・角館'],
      ['消灯', 'Lights out', '北海道・小樽'],
      ['寝息', 'Soft breathing', '岡山・倉敷'],
    ],
  },
  'sleep-nap': {
    mood: 2,
    genre: 'wind',
    tags: ['sleep', 'warmth'],
    sounds: [
      ['縁側のうたたね', 'Nap on the veranda', '岐阜・白川郷'],
      ['木陰の揺り籠', 'Cradle in the shade', '山梨・清里'],
      ['昼下がり', 'Early afternoon', '香川・小豆島'],
      ['猫のひざ', 'Cat on the lap', '宮城・田代島'],
      ['十五分の島', 'Island of fifteen minutes', '鹿児島・与論島'],
    ],
  },
  'health-loosen': {
    mood: 3,
    genre: 'resonance',
    tags: ['relax', 'breath'],
    sounds: [
      ['ほどける糸', 'Loosening thread', '京都・西陣'],
      ['肩の荷', 'Off the shoulders', '和歌山・高野'],
      ['水に浮く', 'Floating', '静岡・伊東'],
      ['やわらかな竹', 'Supple bamboo', '京都・嵐山'],
      ['帯をとく', 'Untied', '石川・金沢'],
    ],
  },
  'health-breathing': {
    mood: 3,
    genre: 'forest',
    tags: ['breath', 'trees'],
    sounds: [
      ['深山の息吹', 'Mountain breath', '和歌山・熊野'],
      ['森の深呼吸', 'Forest breath', '長野・赤沢'],
      ['満ち潮', 'Rising tide', '熊本・天草'],
      ['杉の木立', 'Cedar grove', '三重・尾鷲'],
      ['吸って、吐いて', 'In and out', '鳥取・大山'],
    ],
  },
  'health-unwind': {
    mood: 2,
    genre: 'ocean',
    tags: ['relax', 'water'],
    sounds: [
      ['夕凪', 'Evening calm', '広島・鞆の浦'],
      ['帰り道', 'The way home', '神奈川・江の島'],
      ['黄昏の港', 'Harbour at dusk', '長崎・平戸'],
      ['灯台', 'Lighthouse', '千葉・犬吠埼'],
      ['今日の終わり', 'End of the day', '島根・宍道湖'],
    ],
  },
  'desk-focus': {
    mood: 4,
    genre: 'resonance',
    tags: ['focus'],
    sounds: [
      ['澄みわたる', 'Crystal clear', '北海道・摩周湖'],
      ['一筆', 'One stroke', '奈良・墨の里'],
      ['静かな歯車', 'Quiet gears', '長野・諏訪'],
      ['書庫', 'The archive', '東京・神保町'],
      ['的の中心', 'Centre of the target', '京都・三十三間堂'],
    ],
  },
  'desk-eyes': {
    mood: 3,
    genre: 'forest',
    tags: ['focus', 'trees'],
    sounds: [
      ['若葉の窓', 'Young leaves', '東京・高尾'],
      ['遠くの山', 'Distant hills', '長野・安曇野'],
      ['緑の余白', 'Green margin', '静岡・掛川'],
      ['まばたき', 'A blink', '岩手・遠野'],
      ['水平線', 'The horizon', '高知・桂浜'],
    ],
  },
  'desk-refresh': {
    mood: 4,
    genre: 'wind',
    tags: ['refresh', 'morning'],
    sounds: [
      ['五月晴れ', 'Clear May day', '静岡・茶の里'],
      ['窓をあける', 'Open the window', '北海道・富良野'],
      ['炭酸水', 'Sparkling water', '大分・長湯'],
      ['三時の鐘', 'Bell at three', '長崎・外海'],
      ['屋上の空', 'Sky on the roof', '大阪・中之島'],
    ],
  },
}

/** What visitors hear beside the free sample, one sound for each further mood. */
const freeSampleTitles: ReadonlySet<string> = new Set(['夜の帳', '東雲', '澄みわたる', '白磁のひかり'])

/** Sounds without a purpose, for the random plan alone. */
const withoutPurpose: readonly (readonly [...Detail['sounds'][number], Cluster, readonly TagCode[]])[] = [
  ['水鏡', 'Water mirror', '滋賀・琵琶湖', 3, ['relax', 'water']],
  ['鐘の余韻', 'Lingering bell', '京都・大原', 2, ['bells', 'breath']],
]

/** The detail of every purpose whose first sound is needed first. */
const firstDetails = new Set(
  Object.values(
    Object.groupBy(
      Object.keys(details) as PurposeDetailCode[],
      (detail) => demoPurposeDetails[detail].purpose,
    ),
  ).map(([detail]) => detail),
)

/** Lists the first sound of every detail, then the second ones …, so that every screen has a sound soon. */
export const medicalSounds: DemoSound[] = [
  ...withoutPurpose.map(([ja, en, place, mood, tags], index) =>
    soundOf({ title: { ja, en }, place, mood, index, tags, genre: 'resonance', detail: null }),
  ),
  ...[0, 1, 2, 3, 4].flatMap((index) =>
    (Object.entries(details) as [PurposeDetailCode, Detail][]).flatMap(
      ([detail, { mood, genre, tags, sounds }]) => {
        const [ja, en, place] = sounds[index] ?? []
        return ja && en && place
          ? [soundOf({ title: { ja, en }, place, mood, index, tags, genre, detail })]
          : []
      },
    ),
  ),
]

function soundOf(options: {
  title: DemoSoundTitle
  place: string
  mood: Cluster
  index: number
  tags: readonly TagCode[]
  genre: GenreCode
  detail: PurposeDetailCode | null
}): DemoSound {
  const name = options.title.en.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const isFirst = options.index === 0 && (options.detail === null || firstDetails.has(options.detail))
  return {
    key: `medical/${name}`,
    title: options.title,
    fileName: `${name}.mp3`,
    seconds: secondsOf(options),
    freeSample: freeSampleTitles.has(options.title.ja),
    tags: options.tags,
    piece: isFirst
      ? createFirstPieceForMood(options.mood)
      : createPieceForMood(options.mood, `${options.detail ?? 'any'}-${name}`, options.index),
    details: {
      kind: 'sound',
      planCode: options.detail ? '04' : '01',
      genre: options.genre,
      country: 'jp',
      place: options.place,
      purposeDetail: options.detail,
    },
  }
}

function secondsOf({ detail, index }: { detail: PurposeDetailCode | null; index: number }): number {
  // The sounds before sleep are the longest.
  return FIRST_PIECE_SECONDS + 5 * index + (detail === 'sleep-bedtime' ? 6 : 0)
}
