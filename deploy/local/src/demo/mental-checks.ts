import { addMentalChecks, type NewMentalCheck } from '@hibiki/aiesthe'

type MentalCheckItem = NewMentalCheck['items'][number]

const agreement = [
  { ja: 'まったくない', en: 'Not at all' },
  { ja: 'ときどきある', en: 'Sometimes' },
  { ja: 'よくある', en: 'Often' },
  { ja: 'いつもある', en: 'Always' },
]

/** Creates a question whose high answers speak for a cluster. */
function question(
  check: number,
  no: number,
  cluster: MentalCheckItem['cluster'],
  ja: string,
  en: string,
): MentalCheckItem {
  const id = `check${check}-q${no}`
  return {
    id,
    questionNo: no,
    name: { ja, en },
    requires: true,
    cluster,
    choices: agreement.map((display, value) => ({ id: `${id}-${value}`, display, ansValue: value })),
  }
}

/** Written for this product, about the days behind somebody; no published scale, no diagnosis. */
export const demoMentalChecks: NewMentalCheck[] = [
  {
    id: '019a9e00-0000-7000-8000-000000000001',
    title: { ja: '今週のこころと体', en: 'Mind and body this week' },
    intervalDays: 30,
    items: [
      question(
        1,
        1,
        1,
        '朝、頭がはっきりするまでに時間がかかる',
        'My head takes a while to clear in the morning',
      ),
      question(1, 2, 1, '考えごとの途中で、ほかのことに気を取られる', 'My thoughts wander off halfway'),
      question(1, 3, 2, '布団に入ってもなかなか寝つけない', 'I lie awake for a while after going to bed'),
      question(1, 4, 2, '眠ったあとも疲れが残っている', 'I am still tired after sleeping'),
      question(1, 5, 3, '気づくと肩やあごに力が入っている', 'I catch myself tensing my shoulders or jaw'),
      question(1, 6, 3, '静かな時間があっても落ち着かない', 'Even quiet moments do not calm me'),
      question(1, 7, 4, '好きなことにも手が伸びない', 'I do not reach for the things I enjoy'),
      question(1, 8, 4, '始めるまでに時間がかかる', 'It takes me long to get started'),
    ],
  },
  {
    id: '019a9e00-0000-7000-8000-000000000002',
    title: { ja: '一日の終わりに', en: 'At the end of the day' },
    intervalDays: 7,
    items: [
      question(2, 1, 1, '画面を見続けて、目や頭が重い', 'My eyes or head feel heavy from screens'),
      question(2, 2, 2, '明日のことを考えて目が冴える', 'Thinking of tomorrow keeps me awake'),
      question(2, 3, 3, '急がされているように感じた', 'I felt rushed'),
      question(2, 4, 4, '笑うことが少なかった', 'I laughed little'),
    ],
  },
]

/** Adds the demo's mental checks to a migrated database; those that are there stay as they are. */
export function seedDemoMentalChecks(databaseUrl: string): Promise<void> {
  return addMentalChecks(databaseUrl, demoMentalChecks)
}
