import type { NewAccount } from '@hibiki/identity'
import { createSeededRandom } from '@hibiki/text'
import { demoAgencies } from '../accounts.ts'

const COUNT = 60
/** Days of life that are seeded. */
export const HISTORY_DAYS = 60

const familyNames = [
  '佐藤',
  '鈴木',
  '高橋',
  '田中',
  '伊藤',
  '渡辺',
  '山本',
  '中村',
  '小林',
  '加藤',
  '吉田',
  '山田',
  '佐々木',
  '山口',
  '松本',
  '井上',
  '木村',
  '林',
  '斎藤',
  '清水',
]
const women = [
  '結衣',
  '陽菜',
  '美咲',
  '彩',
  '恵',
  '裕子',
  '由美',
  '真理子',
  '和子',
  '直美',
  '千尋',
  '愛',
  '麻衣',
  '久美子',
  '沙織',
]
const men = [
  '大輔',
  '翔太',
  '健',
  '誠',
  '直樹',
  '拓也',
  '浩',
  '隆',
  '修',
  '亮',
  '蓮',
  '大翔',
  '和也',
  '学',
  '茂',
]

export interface DemoMember {
  id: string
  number: number
  userId: string
  username: string
  profile: NonNullable<NewAccount['profile']>
  agencyCode: string | null
  /** Days ago on which the account was opened. */
  joinedDaysAgo: number
  /** Days ago since which nothing is heard any more; -1 for who still listens. */
  stoppedDaysAgo: number
  /** The share of days with a session in the evening. */
  keenness: number
  plan: { productKey: string; isCancelled: boolean } | null
  sharesAnswers: boolean
}

/** Invented people, whose accounts nobody can log in to. */
export const demoMembers: readonly DemoMember[] = Array.from({ length: COUNT }, (_, index) => {
  const number = index + 1
  const draw = createSeededRandom(4000 + number)
  const isWoman = index % 5 < 3
  const givenNames = isWoman ? women : men
  const familyName = familyNames[(index * 7) % familyNames.length]
  const givenName = givenNames[(index * 4) % givenNames.length]
  const joinedDaysAgo = index < 24 ? 61 + Math.floor(draw() * 300) : 1 + Math.floor(draw() * 58)
  // Every ninth long-standing member has stopped listening.
  const stopped = index % 9 === 4 && joinedDaysAgo > 40 ? 8 + Math.floor(draw() * 20) : -1
  return {
    id: `019aa000-0000-7000-8000-0000000010${String(number).padStart(2, '0')}`,
    number,
    userId: `member${String(number).padStart(2, '0')}`,
    username: `${familyName} ${givenName}`,
    profile: {
      birthYear: 1948 + Math.floor(draw() * 56),
      birthMonth: 1 + Math.floor(draw() * 12),
      birthDay: 1 + Math.floor(draw() * 28),
      gender: isWoman ? 0 : 1,
    },
    agencyCode: index % 5 === 1 ? demoAgencies[0].code : index % 6 === 2 ? demoAgencies[1].code : null,
    joinedDaysAgo,
    stoppedDaysAgo: stopped,
    keenness: 0.25 + draw() * 0.5,
    plan: choosePlan(index, stopped),
    sharesAnswers: index % 3 !== 0,
  }
})

/** Two of three members have a plan; those who stopped listening have cancelled it. */
function choosePlan(index: number, stopped: number): DemoMember['plan'] {
  if (index % 3 === 2) return null
  const productKey = ['premium', 'standard', 'light', 'premium', 'standard'][index % 5] ?? 'light'
  return { productKey, isCancelled: stopped >= 0 || index % 13 === 6 }
}
