import { addMentalChecks, type NewMentalCheck } from '@hibiki/aiesthe'

type MentalCheckItem = NewMentalCheck['items'][number]

const agreement = [
  { ja: 'まったくない', en: 'Not at all', cn: '完全没有', tw: '完全沒有' },
  { ja: 'ときどきある', en: 'Sometimes', cn: '偶尔有', tw: '偶爾有' },
  { ja: 'よくある', en: 'Often', cn: '经常有', tw: '經常有' },
  { ja: 'いつもある', en: 'Always', cn: '总是有', tw: '總是有' },
]

/** Creates a question whose high answers speak for a cluster. */
function question(
  check: number,
  no: number,
  cluster: MentalCheckItem['cluster'],
  name: Required<MentalCheckItem['name']>,
): MentalCheckItem {
  const id = `check${check}-q${no}`
  return {
    id,
    questionNo: no,
    name,
    requires: true,
    cluster,
    choices: agreement.map((display, value) => ({ id: `${id}-${value}`, display, ansValue: value })),
  }
}

/** Written for this product, about the days behind somebody; no published scale, no diagnosis. */
export const demoMentalChecks: NewMentalCheck[] = [
  {
    id: '019a9e00-0000-7000-8000-000000000001',
    title: {
      ja: '今週のこころと体',
      en: 'Mind and body this week',
      cn: '本周的身心',
      tw: '本週的身心',
    },
    intervalDays: 30,
    items: [
      question(1, 1, 1, {
        ja: '朝、頭がはっきりするまでに時間がかかる',
        en: 'My head takes a while to clear in the morning',
        cn: '早上要过一会儿头脑才清醒',
        tw: '早上要過一會兒頭腦才清醒',
      }),
      question(1, 2, 1, {
        ja: '考えごとの途中で、ほかのことに気を取られる',
        en: 'My thoughts wander off halfway',
        cn: '想事情时容易走神',
        tw: '想事情時容易分心',
      }),
      question(1, 3, 2, {
        ja: '布団に入ってもなかなか寝つけない',
        en: 'I lie awake for a while after going to bed',
        cn: '躺下后很久才能入睡',
        tw: '躺下後很久才能入睡',
      }),
      question(1, 4, 2, {
        ja: '眠ったあとも疲れが残っている',
        en: 'I am still tired after sleeping',
        cn: '睡醒后仍感疲倦',
        tw: '睡醒後仍感疲倦',
      }),
      question(1, 5, 3, {
        ja: '気づくと肩やあごに力が入っている',
        en: 'I catch myself tensing my shoulders or jaw',
        cn: '不知不觉肩膀或下巴在用力',
        tw: '不知不覺肩膀或下巴在用力',
      }),
      question(1, 6, 3, {
        ja: '静かな時間があっても落ち着かない',
        en: 'Even quiet moments do not calm me',
        cn: '即使有安静的时间也静不下心',
        tw: '即使有安靜的時間也靜不下心',
      }),
      question(1, 7, 4, {
        ja: '好きなことにも手が伸びない',
        en: 'I do not reach for the things I enjoy',
        cn: '连喜欢的事也提不起兴致',
        tw: '連喜歡的事也提不起興致',
      }),
      question(1, 8, 4, {
        ja: '始めるまでに時間がかかる',
        en: 'It takes me long to get started',
        cn: '要过很久才能开始做事',
        tw: '要過很久才能開始做事',
      }),
    ],
  },
  {
    id: '019a9e00-0000-7000-8000-000000000002',
    title: { ja: '一日の終わりに', en: 'At the end of the day', cn: '一天结束时', tw: '一天結束時' },
    intervalDays: 7,
    items: [
      question(2, 1, 1, {
        ja: '画面を見続けて、目や頭が重い',
        en: 'My eyes or head feel heavy from screens',
        cn: '一直看屏幕，眼睛或头发沉',
        tw: '一直看螢幕，眼睛或頭發沉',
      }),
      question(2, 2, 2, {
        ja: '明日のことを考えて目が冴える',
        en: 'Thinking of tomorrow keeps me awake',
        cn: '想着明天的事，难以入睡',
        tw: '想著明天的事，難以入睡',
      }),
      question(2, 3, 3, {
        ja: '急がされているように感じた',
        en: 'I felt rushed',
        cn: '感到被催赶',
        tw: '感到被催趕',
      }),
      question(2, 4, 4, { ja: '笑うことが少なかった', en: 'I laughed little', cn: '很少笑', tw: '很少笑' }),
    ],
  },
]

/** Adds the demo's mental checks to a migrated database; those that are there stay as they are. */
export function seedDemoMentalChecks(databaseUrl: string): Promise<void> {
  return addMentalChecks(databaseUrl, demoMentalChecks)
}
