import { type SeedChart, seedCharts } from '@hibiki/charts'
import { demoAccounts } from './accounts.ts'

/** Charts of the demo's customers, by the login names of the demo. */
export const demoCharts = (
  idOf: (login: 'pic' | 'pic2' | 'customer' | 'customer2') => string,
): SeedChart[] => [
  {
    customerId: idOf('customer'),
    staffId: idOf('pic'),
    template: '施術記録',
    records: [
      {
        daysAgo: 38,
        staff: {
          メニュー: 'ボディトリートメント60分',
          '施術時間（分）': '60',
          圧: 'ふつう',
          '使用した音・振動': '夜の海辺（20分）',
          施術前の様子: '肩から首にかけて力が入っている。声をかけながら進めた。',
          施術後の様子: '肩の位置が下がり、表情がやわらいだ。',
          ホームケアのご案内: '寝る前に5分、首の後ろを温める。',
          次回への申し送り: '静かな環境がお好み。会話は少なめに。',
        },
        customer: { '施術前のお疲れ具合（0〜10）': '8', '施術後のお疲れ具合（0〜10）': '4' },
      },
      {
        daysAgo: 17,
        staff: {
          メニュー: 'ボディトリートメント60分',
          '施術時間（分）': '60',
          圧: 'しっかり',
          '使用した音・振動': '森の朝（20分）',
          施術前の様子: '前回より肩の力が抜けている。腰まわりにご希望あり。',
          施術後の様子: '途中で眠られた。足取りが軽いとのこと。',
          ホームケアのご案内: '湯船に10分。腰をひねる体操を左右3回ずつ。',
        },
        customer: { '施術前のお疲れ具合（0〜10）': '6', '施術後のお疲れ具合（0〜10）': '2' },
      },
      {
        daysAgo: 3,
        staff: {
          メニュー: 'ヘッド＆ネック45分',
          '施術時間（分）': '45',
          圧: 'やさしく',
          '使用した音・振動': '夜の海辺（20分）',
          施術後の様子: '目もとがすっきりしたとのこと。',
          ホームケアのご案内: '画面を見る時間の合間に、遠くを見る。',
        },
      },
    ],
  },
  {
    customerId: idOf('customer2'),
    staffId: idOf('pic2'),
    template: 'フェイシャル',
    records: [
      {
        daysAgo: 24,
        staff: {
          肌のタイプ: '乾燥',
          '水分（%）': '38',
          '油分（%）': '18',
          使用した化粧品: '保湿ローション、クリーム',
          施術内容: 'クレンジング、保湿パック、デコルテ',
          施術後の様子: 'しっとりとした手ざわり。',
        },
        customer: { 今日のお肌の調子: 'ゆらいでいる', 気になるところ: '頬のつっぱり' },
      },
      {
        daysAgo: 5,
        staff: {
          肌のタイプ: '乾燥',
          '水分（%）': '45',
          '油分（%）': '21',
          使用した化粧品: '保湿ローション、美容液',
          施術内容: 'クレンジング、保湿パック',
          施術後の様子: '前回よりなめらか。',
        },
        customer: { 今日のお肌の調子: 'よい' },
      },
    ],
  },
]

/**
 * Gives the demo's customers charts with a few visits. Members who have a chart format or were deleted do not change.
 *
 * @returns the number of records created
 */
export function seedDemoCharts(databaseUrl: string, now: Date): Promise<number> {
  const charts = demoCharts((login) => {
    const account = demoAccounts.find(({ userId }) => userId === login)
    if (!account) throw new Error(`the demo has no login ${login}`)
    return account.id
  })
  return seedCharts({ databaseUrl, charts, now })
}
