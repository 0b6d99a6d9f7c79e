import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSupportApp, type SupportApp } from '../../testing/support-app.ts'
import { readArticleFiles } from '../knowledge/read-article-files.ts'
import { retrieveArticles } from './retrieve-articles.ts'

let service: SupportApp
beforeAll(async () => {
  service = await createSupportApp({ resources: { readArticles: readArticleFiles } })
})
afterAll(() => service.close())

describe('a question typed without kanji and katakana', () => {
  it.each([
    ['かいやく', ['cancel-plan', 'undo-cancellation']],
    ['かいやくしたい', ['cancel-plan']],
    ['ぷらんをかいやくするには', ['cancel-plan']],
    ['へんきゃく', ['return-rental']],
    ['れんたるのへんきゃくほうほう', ['return-rental']],
    ['かりたききをかえしたい', ['return-rental']],
    [
      'しはらいほうほう',
      ['accepted-cards', 'next-payment-date', 'payment-failed', 'change-card', 'rental-payment'],
    ],
    ['つぎのしはらいはいつですか', ['next-payment-date']],
    ['ろぐいんできない', ['login-failed', 'forgot-password', 'logged-out']],
    ['ぱすわーどをわすれた', ['forgot-password']],
    ['ぱすわーどをへんこうしたい', ['change-password']],
    ['めーるあどれすをへんこうしたい', ['change-mail']],
    ['かくにんめーるがとどかない', ['confirmation-mail']],
    ['おとがでない', ['no-sound']],
    ['おとがきこえません', ['no-sound']],
    ['さいせいがとちゅうでとまる', ['sound-stops', 'resume-playback']],
    ['たいまーのつかいかた', ['sleep-timer', 'timer-value-error']],
    ['くりかえしさいせいしたい', ['loop-playback']],
    ['しゃしんをけしたい', ['delete-photos']],
    ['しゃしんはだれにみられますか', ['photo-privacy', 'who-saw-photos']],
    ['かめらがうつらない', ['camera-not-working']],
    ['くれじっとかーどをさくじょしたい', ['delete-card']],
    ['かーどをへんこうしたい', ['change-card', 'add-card']],
    ['あかうんとをさくじょしたい', ['delete-account']],
    ['ぷらんのちがい', ['plan-differences', 'plan-dialog']],
    ['じゅうしょをへんこうしたい', ['delivery-address', 'edit-profile']],
    ['れんたるがとどかない', ['rental-delivery']],
    ['ききがこわれた', ['rental-trouble']],
    ['りょうしゅうしょがほしい', ['purchase-history']],
    ['えいごでつかいたい', ['language']],
    ['もじをおおきくしたい', ['page-size']],
    ['めるまがをとめたい', ['stop-mails']],
    ['すとれすちぇっくのけっかはだれがみますか', ['stress-check-privacy', 'stress-check']],
    ['だうんろーどしたい', ['download-sounds', 'download-my-data']],
    ['といあわせさきをおしえて', ['contact-support']],
    ['さいせいきろくがはんえいされない', ['missing-record']],
  ])('finds for %s one of the articles %j', async (question, expected) => {
    const { articles, refused } = await retrieveArticles(service.context.db, {
      text: question,
      language: 'ja',
    })
    expect(refused).toBeNull()
    expect(expected).toContain(articles[0]?.id)
  })

  it.each(['きょうのてんきは', 'おなかがすいた', 'おすすめのえいがをおしえて'])(
    'refuses %s, which is off-topic',
    async (question) => {
      const { refused } = await retrieveArticles(service.context.db, { text: question, language: 'ja' })
      expect(refused).toBe('refusal')
    },
  )
})
