import { addDays, getJstDay } from '@hibiki/calendar'
import { addAwards, type NewAward } from '@hibiki/support'
import { type AwardMotif, drawAward } from './draw-award.ts'

interface DemoAward extends Pick<NewAward, 'id' | 'titles' | 'link'> {
  daysAgo: number
  motif: AwardMotif
}

/** Invented: no such prize, magazine or programme is known, and the links lead to a domain that is reserved for examples. */
const demoAwards: readonly DemoAward[] = [
  {
    id: '019a9e00-0000-7000-8000-0000000000a1',
    titles: {
      ja: '「響きの暮らし大賞」を受賞しました（デモ）',
      en: 'Winner of the Life with Sound Prize (demo)',
      cn: '荣获“与声音共生活”大奖（演示）',
      tw: '榮獲「與聲音共生活」大獎（示範）',
    },
    link: 'https://example.org/life-with-sound-prize',
    daysAgo: 41,
    motif: 'prize',
  },
  {
    id: '019a9e00-0000-7000-8000-0000000000a2',
    titles: {
      ja: '雑誌「夜と眠り」で紹介されました（デモ）',
      en: 'Featured in the magazine Night and Sleep (demo)',
      cn: '杂志《夜与眠》刊登了我们的报道（演示）',
      tw: '雜誌《夜與眠》刊登了我們的報導（示範）',
    },
    link: 'https://example.org/night-and-sleep',
    daysAgo: 80,
    motif: 'magazine',
  },
  {
    id: '019a9e00-0000-7000-8000-0000000000a3',
    titles: {
      ja: 'ラジオ番組「小さな休憩」に出演しました（デモ）',
      en: 'A guest of the radio programme Small Breaks (demo)',
      cn: '做客广播节目《小小休息》（演示）',
      tw: '參加廣播節目《小小休息》（示範）',
    },
    link: 'https://example.org/small-breaks',
    daysAgo: 124,
    motif: 'radio',
  },
]

/**
 * Adds three awards and articles to a database that never had any; what was changed or deleted since stays so.
 *
 * @param databaseUrl support's own database, already migrated
 */
export function seedDemoAwards(databaseUrl: string, now: Date): Promise<void> {
  const makeAwards = () => Promise.all(demoAwards.map((award, index) => toAward(award, index + 1, now)))
  return addAwards(databaseUrl, makeAwards, now)
}

async function toAward(award: DemoAward, order: number, now: Date): Promise<NewAward> {
  const { id, titles, link, daysAgo, motif } = award
  return {
    id,
    titles,
    link,
    day: addDays(getJstDay(now), -daysAgo),
    order,
    visible: true,
    picture: await drawAward(motif),
  }
}
