import type { NewAccount } from '@hibiki/identity'
import { createSeededRandom } from '@hibiki/text'
import { demoAgencies } from '../accounts.ts'

const COUNT = 60
/** Days of life that are seeded. */
export const HISTORY_DAYS = 60

/** Each name with its reading. */
const familyNames = [
  ['佐藤', 'サトウ'],
  ['鈴木', 'スズキ'],
  ['高橋', 'タカハシ'],
  ['田中', 'タナカ'],
  ['伊藤', 'イトウ'],
  ['渡辺', 'ワタナベ'],
  ['山本', 'ヤマモト'],
  ['中村', 'ナカムラ'],
  ['小林', 'コバヤシ'],
  ['加藤', 'カトウ'],
  ['吉田', 'ヨシダ'],
  ['山田', 'ヤマダ'],
  ['佐々木', 'ササキ'],
  ['山口', 'ヤマグチ'],
  ['松本', 'マツモト'],
  ['井上', 'イノウエ'],
  ['木村', 'キムラ'],
  ['林', 'ハヤシ'],
  ['斎藤', 'サイトウ'],
  ['清水', 'シミズ'],
] as const
const women = [
  ['結衣', 'ユイ'],
  ['陽菜', 'ヒナ'],
  ['美咲', 'ミサキ'],
  ['彩', 'アヤ'],
  ['恵', 'メグミ'],
  ['裕子', 'ユウコ'],
  ['由美', 'ユミ'],
  ['真理子', 'マリコ'],
  ['和子', 'カズコ'],
  ['直美', 'ナオミ'],
  ['千尋', 'チヒロ'],
  ['愛', 'アイ'],
  ['麻衣', 'マイ'],
  ['久美子', 'クミコ'],
  ['沙織', 'サオリ'],
] as const
const men = [
  ['大輔', 'ダイスケ'],
  ['翔太', 'ショウタ'],
  ['健', 'ケン'],
  ['誠', 'マコト'],
  ['直樹', 'ナオキ'],
  ['拓也', 'タクヤ'],
  ['浩', 'ヒロシ'],
  ['隆', 'タカシ'],
  ['修', 'オサム'],
  ['亮', 'リョウ'],
  ['蓮', 'レン'],
  ['大翔', 'ヒロト'],
  ['和也', 'カズヤ'],
  ['学', 'マナブ'],
  ['茂', 'シゲル'],
] as const

export interface DemoMember {
  id: string
  number: number
  userId: string
  username: string
  usernameKana: string
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
  const [familyName, familyKana] = familyNames[(index * 7) % familyNames.length] ?? familyNames[0]
  const [givenName, givenKana] = givenNames[(index * 4) % givenNames.length] ?? givenNames[0]
  const joinedDaysAgo = index < 24 ? 61 + Math.floor(draw() * 300) : 1 + Math.floor(draw() * 58)
  // Every ninth long-standing member has stopped listening.
  const stopped = index % 9 === 4 && joinedDaysAgo > 40 ? 8 + Math.floor(draw() * 20) : -1
  return {
    id: `019aa000-0000-7000-8000-0000000010${String(number).padStart(2, '0')}`,
    number,
    userId: `member${String(number).padStart(2, '0')}`,
    username: `${familyName} ${givenName}`,
    usernameKana: `${familyKana} ${givenKana}`,
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
