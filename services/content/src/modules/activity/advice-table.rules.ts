interface Text {
  ja: string
  en: string
}

/** The three kinds of advice of D2§3. */
export interface Advice<T> {
  dullnessElimination: T
  rejuvenationAdvice: T
  attractivenessUp: T
}

export interface AdviceRule {
  /** Minutes listened in the last seven days from which on the rule holds. */
  minutesFrom: number
  /** Expression type of the latest face diagnosis (1–4, D-109) the rule is for; any, or none known, when left out. */
  cluster?: 1 | 2 | 3 | 4
  text: Text
}

/**
 * Version of the table, in the answers and to be raised with every change of a text or a limit. All wording speaks of what one
 * does and how an evening feels, never of what a sound would cure or change in a body (D-106, D-186).
 */
export const ADVICE_VERSION = 1

const rule = (minutesFrom: number, ja: string, en: string): AdviceRule => ({ minutesFrom, text: { ja, en } })
const forType = (cluster: 1 | 2 | 3 | 4, minutesFrom: number, ja: string, en: string): AdviceRule => ({
  ...rule(minutesFrom, ja, en),
  cluster,
})

/** The first rule that fits counts, so the special ones and the higher limits come first. */
export const adviceRules: Readonly<Advice<readonly AdviceRule[]>> = {
  dullnessElimination: [
    forType(
      2,
      30,
      '眠る前の響きに、あたたかい飲み物を添えると、一日の区切りがつけやすくなります。',
      'With a warm drink beside your evening sound, the day finds its end more easily.',
    ),
    forType(
      4,
      30,
      '気分を変えたい日は、窓を開けて新しい空気と一緒に聴いてみましょう。',
      'On days that want a change, open a window and listen with fresh air.',
    ),
    rule(
      105,
      'ゆったりした時間がしっかり取れています。洗顔のあとの数分を、響きと一緒に過ごしてみましょう。',
      'You are taking good time for yourself. Spend the minutes after washing your face with a sound.',
    ),
    rule(
      35,
      '目のまわりをそっと休ませながら聴くと、夜の切り替えがなめらかになります。',
      'Rest your eyes while you listen, and the evening begins more smoothly.',
    ),
    rule(
      1,
      '画面を閉じて、5分だけ目を休ませる時間をつくってみましょう。',
      'Close the screen and give your eyes five quiet minutes.',
    ),
    rule(
      0,
      'まずは今夜、短い響きをひとつ。照明を少し落とすと聴きやすくなります。',
      'Begin tonight with one short sound. A little less light makes it easier to listen.',
    ),
  ],
  rejuvenationAdvice: [
    forType(
      1,
      0,
      '朝の支度の前に一曲。背すじを伸ばして聴くと、一日のはじまりが整います。',
      'One sound before you get ready: listen with a straight back and let the morning settle.',
    ),
    forType(
      2,
      0,
      '寝室に入る30分前からの響きが、眠りへの合図になります。',
      'A sound half an hour before bed becomes the sign that the day is over.',
    ),
    forType(
      3,
      0,
      '肩の力を抜き、吐く息を少し長めに。響きに合わせて呼吸してみましょう。',
      'Let your shoulders drop and breathe out a little longer, with the sound.',
    ),
    forType(
      4,
      0,
      '軽いストレッチと組み合わせると、からだを動かすきっかけになります。',
      'Combine it with a little stretching: a reason to move.',
    ),
    rule(
      105,
      '続ける力はもう十分です。休む日があっても大丈夫、心地よさを目安にしましょう。',
      'You have found your rhythm. A day off is fine: let comfort decide.',
    ),
    rule(
      1,
      '同じ時間に聴くと続けやすくなります。入浴のあとがおすすめです。',
      'The same hour every day makes it easier. After your bath is a good one.',
    ),
    rule(
      0,
      '一日の終わりに5分。小さな習慣から始めましょう。',
      'Five minutes at the end of the day: begin with a small habit.',
    ),
  ],
  attractivenessUp: [
    forType(
      1,
      35,
      '鏡の前で口角を少し上げてから出かけましょう。響きの余韻が表情に残ります。',
      'Smile into the mirror before you leave. The sound is still with you.',
    ),
    forType(
      3,
      35,
      'ゆるんだ表情はやさしく見えます。会う人に、ゆっくり話しかけてみましょう。',
      'A relaxed face looks kind. Speak a little slower to those you meet.',
    ),
    rule(
      105,
      '落ち着いた時間を重ねている今、お気に入りの音を誰かに教えてみませんか。',
      'Calm suits you. Why not tell somebody about your favourite sound?',
    ),
    rule(
      35,
      '姿勢を整えて聴くと、立ち姿まで気持ちよくなります。',
      'Listen with an easy, upright posture and carry it through the day.',
    ),
    rule(
      1,
      '好きな香りや灯りをひとつ添えて、自分のための時間にしましょう。',
      'Add a scent or a light you like and make it your own time.',
    ),
    rule(0, '自分を大切にする時間は、いつからでも始められます。', 'Time for yourself can begin on any day.'),
  ],
}
