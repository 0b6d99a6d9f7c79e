import { addDays, DAY_MS, getJstDay } from '@hibiki/calendar'
import type { DemoSound } from '@hibiki/demo-sounds'
import { addCannedAnswers, addPastInquiries, type PastInquiry } from '@hibiki/support'
import { createSeededRandom } from '@hibiki/text'
import { demoAccounts } from '../accounts.ts'
import { demoMembers, HISTORY_DAYS } from './demo-members.ts'
import { generateListeningSessions, type ListeningSession } from './listening-sessions.ts'

const COUNT = 34
const HOUR_MS = 3_600_000

const topics = [
  [
    'sound.playback',
    '音が途中で止まります',
    '夜に聴いていると、10分ほどで音が止まることがあります。',
    '端末の省電力の設定をお確かめください。画面を閉じても続くようになります。',
  ],
  [
    'plan.change',
    'プランを変えたいです',
    'スタンダードからプレミアムへ変えると、料金はいつからになりますか。',
    '差額は次のお支払いに加わります。変更はすぐにご利用いただけます。',
  ],
  [
    'esthe.camera',
    'カメラが開きません',
    '顔診断でカメラの許可を求められません。',
    'ブラウザーの設定で、このサイトのカメラを許可してください。',
  ],
  [
    'payment.card',
    'カードを替えたいです',
    '新しいカードに替える方法を教えてください。',
    '「お支払い」からカードを追加し、次回から使うカードにお選びください。',
  ],
  [
    'sound.choice',
    '眠る前に合う音は？',
    '寝つきがよくないので、おすすめを知りたいです。',
    '「おやすみ」の気分から、20分のコースをお試しください。',
  ],
  [
    'account.profile',
    '名前の表記について',
    '表示名の漢字を直したいです。',
    '「プロフィール」からいつでも変更いただけます。',
  ],
] as const

const devices = [
  { browser: 'Safari 26', system: 'iOS 26', screen: '390 × 844' },
  { browser: 'Chrome 142', system: 'Android 16', screen: '412 × 915' },
  { browser: 'Edge 142', system: 'Windows 11', screen: '1536 × 864' },
] as const
/** All members who ask have the plan that opens these. */
const PREMIUM_FUNCTIONS = [
  'loop',
  'timer',
  'with-soundesthe',
  'aiesthe',
  'face-diagnosis',
  'sound-therapy',
  'ai-chat',
  'support-chat',
]
const MAX_SHARED_SOUNDS = 5

/** `{name}` and `{staff}` are filled in when one is used. */
const cannedAnswers = [
  {
    title: 'はじめのごあいさつ',
    texts: {
      ja: '{name}様、お問い合わせありがとうございます。担当の{staff}です。内容を確認いたしますので、少々お待ちください。',
      en: 'Dear {name}, thank you for your message. I am {staff}, and I am looking into it now.',
    },
  },
  {
    title: '音が途中で止まるとき',
    texts: {
      ja: '端末の省電力の設定をお確かめください。画面を閉じても続くようになります。',
      en: 'Please check the power saving settings of your device, so that the sound goes on when its screen is off.',
    },
  },
  {
    title: 'カードの変更',
    texts: {
      ja: '「お支払い方法」からカードを追加し、次回から使うカードにお選びください。',
      en: 'Please add the card under “Payment method” and choose it for the next payment.',
    },
  },
  {
    title: '解決のお礼',
    texts: {
      ja: '解決したとのこと、安心いたしました。また何かございましたら、いつでもお知らせください。',
      en: 'We are glad that it works again. Please write to us whenever you need anything.',
    },
  },
]

/**
 * Creates a month of inquiries by the invented members (most answered within hours, some closed and rated, the newest waiting) and the
 * canned answers of staff.
 */
export async function seedMemberInquiries(
  databaseUrl: string,
  { now, firstSounds }: { now: Date; firstSounds: readonly DemoSound[] },
): Promise<void> {
  const asking = demoMembers.filter(({ plan }) => plan?.productKey === 'premium')
  const staffId = demoAccounts.find(({ userId }) => userId === 'admin')?.id ?? ''
  const sessions = generateListeningSessions({
    firstDay: addDays(getJstDay(now), -HISTORY_DAYS),
    until: now,
    sounds: firstSounds.filter(({ details }) => details.kind !== 'enterprise'),
  })
  const heardBy = (memberId: string) => sessions.filter(({ member }) => member.id === memberId)
  const draw = createSeededRandom(7000)
  const inquiries = Array.from({ length: COUNT }, (_, index): PastInquiry => {
    const [detailType = 'other.other', subject = '', text = '', reply = ''] =
      topics[index % topics.length] ?? []
    const openedAt = new Date(now.getTime() - ((index * 29) / COUNT + 0.1 + draw() * 0.6) * DAY_MS)
    const answeredAt = new Date(openedAt.getTime() + (0.2 + draw() * 6) * HOUR_MS)
    const closedAt = new Date(answeredAt.getTime() + (1 + draw() * 30) * HOUR_MS)
    const rating = [3, 3, 2, null, 1, 3, 3, 2][index % 8] ?? null
    const isAnswered = index > 2 && answeredAt < now
    const memberId = asking[(index * 5) % asking.length]?.id ?? ''
    return {
      id: `019aa000-0000-7000-8000-0000000020${String(index).padStart(2, '0')}`,
      memberId,
      detailType,
      subject,
      text,
      openedAt,
      // Two in three agree that staff see their device and what they heard.
      shared: index % 3 === 1 ? null : toShared(index, openedAt, heardBy(memberId)),
      answer: isAnswered ? { staffId, text: reply, at: answeredAt } : null,
      closed: isAnswered && index % 4 !== 1 && closedAt < now ? { at: closedAt, rating } : null,
    }
  })
  const added = await addPastInquiries(databaseUrl, inquiries)
  // The answers are added only once, since an administrator may have deleted them later.
  if (added > 0)
    await addCannedAnswers(
      databaseUrl,
      cannedAnswers.map((answer) => ({ ...answer, updatedBy: staffId, now })),
    )
}

function toShared(index: number, openedAt: Date, heard: readonly ListeningSession[]): PastInquiry['shared'] {
  const device = devices[Math.floor(index / 2) % devices.length] ?? devices[0]
  return {
    device: { ...device, language: 'ja-JP', timeZone: 'Asia/Tokyo' },
    errors: [],
    player: null,
    sounds: heard
      .filter(({ startedAt }) => startedAt < openedAt)
      .sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
      .slice(0, MAX_SHARED_SOUNDS)
      .map(({ sound, startedAt }) => ({ title: sound.title.ja, at: startedAt.toISOString() })),
    functions: PREMIUM_FUNCTIONS,
    paymentUnconfirmed: false,
  }
}
