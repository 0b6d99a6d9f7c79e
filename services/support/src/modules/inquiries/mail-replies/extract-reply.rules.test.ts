import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractReply } from './extract-reply.rules.ts'

const sender = { name: '響き', address: 'no-reply@hibiki.example' }
const extract = (text: string) => extractReply(text, sender)
const quote = '> お問い合わせに回答しました\n>\n> 回答を見る'
const our = '響き Hibiki <no-reply@hibiki.example>'

describe('extractReply', () => {
  it.each([
    ['Gmail in Japanese', `2026年11月30日(月) 12:05 ${our}:`],
    ['Gmail in English', `On Mon, Nov 30, 2026 at 12:05 PM ${our} wrote:`],
    [
      'Gmail in English, broken',
      'On Mon, Nov 30, 2026 at 12:05 PM 響き Hibiki <\nno-reply@hibiki.example> wrote:',
    ],
    ['Gmail in simplified Chinese', `${our} 于2026年11月30日周一 12:05写道：`],
    ['Gmail in traditional Chinese', `${our} 於 2026年11月30日 週一 下午12:05寫道：`],
    ['Apple Mail in Japanese', `2026/11/30 12:05、${our}のメール:`],
    ['Apple Mail in English', `On 30 Nov 2026, at 12:05, ${our} wrote:`],
    ['Apple Mail in simplified Chinese', `在 2026年11月30日，12:05，${our} 写道：`],
    ['Yahoo! in English', `On Monday, November 30, 2026 at 12:05:00 PM GMT+9, ${our} wrote:`],
    ['a phone that names no address', '2026/11/30 12:05、響き Hibikiのメール：'],
  ])('cuts a quote with marks below the header of %s', (_program, header) => {
    expect(extract(`音が出ました。\n\n${header}\n\n${quote}\n`)).toBe('音が出ました。')
    expect(extract(`音が出ました。\n${header}\n${quote}`)).toBe('音が出ました。')
    expect(extract(`${header}\n${quote}\n\n音が出ました。`)).toBe('音が出ました。')
  })

  it.each([
    [
      'Outlook in Japanese',
      `________________________________\n差出人: ${our}\n送信日時: 2026年11月30日 12:05\n宛先: 花子\n件名: 回答`,
    ],
    ['Outlook in English', `From: ${our}\nSent: Monday, November 30, 2026 12:05 PM\nTo: Hana\nSubject: x`],
    ['Outlook in bold', `*From:* ${our}\n*Sent:* Monday, November 30, 2026`],
    ['Outlook in simplified Chinese', `发件人: ${our}\n发送时间: 2026年11月30日 12:05\n收件人: 花子`],
    ['Outlook in traditional Chinese', `寄件者: ${our}\n寄件日期: 2026年11月30日 12:05\n收件者: 花子`],
    ['an older Outlook', `-----Original Message-----\nFrom: ${our}`],
    ['an older Outlook in Japanese', `-----元のメッセージ-----\n差出人: ${our}`],
    ['Yahoo! Japan mail', `----- Original Message -----\nFrom: ${our}`],
    ['a phone of docomo', `-------- 元のメール --------\n差出人： ${our}\n日時： 2026/11/30 12:05`],
    ['a phone of au', '---------- 元のメッセージ ----------'],
    ['a phone that quotes without marks', `2026/11/30 12:05、${our}のメール：`],
  ])('cuts a quote without marks from the header of %s to the end', (_program, header) => {
    expect(extract(`音が出ました。\nありがとう。\n\n${header}\n\n回答しました\n回答を見る`)).toBe(
      '音が出ました。\nありがとう。',
    )
  })

  it.each([
    ['a block with nothing above', `From: ${our}\nSent: Monday\n\n下に書きました。`],
    ['a quote with nothing above', `2026/11/30 12:05、${our}のメール：\n回答\n下に書きました。`],
    [
      'a header of somebody else without marks below',
      '見て\n2026/11/30 12:05、花子 <hana@x.example>のメール：\n本文',
    ],
    ['a sentence that announces a quote', '11/30/2026 に、こう書きました:\n本文'],
    [
      'a question about a mail of others',
      '本物ですか。\n差出人: x@fake.example\n件名: 重要\n\n押してしまいました',
    ],
    ['an address to send to', '荷物が届きません。\nFrom: 東京\nTo: 大阪\n送り先を変えてください'],
    ['facts in a form', 'ご依頼の情報です。\n送信者: 山田\n日時: 11月30日\n症状: 音が出ない'],
    ['a mail passed on', '見て\n---------- Forwarded message ----------\nFrom: x@fake.example\n本文'],
    ['the mail of somebody else', `見て\n-----Original Message-----\nFrom: 花子 <hana@x.example>\n本文`],
    [
      'a reply below the ruled line of Outlook',
      `________________\n差出人: ${our}\n件名: x\n\n下に書きました。`,
    ],
    ['a reply below what a phone adds', `iPhoneから送信\n\n差出人: ${our}\n件名: x\n\n下に書きました。`],
    ['one line of a block alone', '次の便で行きます。\nFrom: 東京\n大阪まで'],
    ['a line of dashes', 'a\n-----\nb'],
    ['two dashes without a blank', 'a\n--\nb'],
  ])('keeps what is in doubt: %s', (_what, text) => {
    expect(extract(text)).toBe(text)
  })

  it('keeps the announcement of a quote that the writer marked', () => {
    expect(extract('On Nov 30 you wrote:\n> ab\nno')).toBe('On Nov 30 you wrote:\n\nno')
  })

  it('keeps answers between quotes, one empty line apart', () => {
    expect(extract(`On 30 Nov 2026, ${our} wrote:\n> 機種は？\n\niPhone\n> 音量は？\n最大です`)).toBe(
      'iPhone\n\n最大です',
    )
  })

  it('cuts a signature above a quote and at the end, and no long text below its mark', () => {
    const signature = '-- \n東京 花子\n電話 03-1234-5678'
    expect(extract(`出ました。\n${signature}`)).toBe('出ました。')
    expect(extract(`出ました。\n${signature}\n\nOn 30 Nov 2026, ${our} wrote:\n${quote}`)).toBe('出ました。')
    expect(extract(`${quote}\n${signature}\n${quote}\n下`)).toBe('下')
    const long = `-- \n${'行\n'.repeat(11)}終わり`
    expect(extract(long)).toBe(long.replace(/[ ]\n/, '\n'))
  })

  it('keeps what follows an empty line below a signature', () => {
    expect(extract('ありがとう。\n-- \n山田\n\n2. 追加の質問です。')).toBe(
      'ありがとう。\n\n2. 追加の質問です。',
    )
  })

  it('reads any line break, full-width marks, and leaves control characters out', () => {
    expect(extract('\uFEFFa\r\nb\rc\u2028d\u0000\u001B[1m\n＞ 引用\n')).toBe('a\nb\nc\nd[1m')
  })

  it('returns nothing for a mail that is all quote', () => {
    expect(extract(`${quote}\n\n`)).toBe('')
    expect(extract('')).toBe('')
  })
})

describe('any mail', () => {
  const typed = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter((line) => /^\S/u.test(line) && !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(line))
    .filter((line) => !/[:：]\s*$|^[>＞]|^[-－ー—_*]|@/.test(line))
  const quoted = fc.string({ maxLength: 20 }).map((line) => `> ${line.replace(/[\r\n\u2028\u2029]/g, '')}`)
  const header = fc.constantFrom(
    `On Mon, Nov 30, 2026 at 12:05 PM ${our} wrote:`,
    `2026年11月30日(月) 12:05 ${our}:`,
  )
  const part = fc.oneof(
    typed.map((line) => ({ lines: [line], kept: [line] })),
    fc.constant({ lines: [''], kept: [] as string[] }),
    fc.tuple(header, fc.array(quoted, { minLength: 1, maxLength: 3 })).map(([above, below]) => ({
      lines: [above, ...below],
      kept: [] as string[],
    })),
    fc.array(quoted, { minLength: 1, maxLength: 4 }).map((lines) => ({ lines, kept: [] as string[] })),
  )

  it('keeps every line that is not quoted, in order, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const reply = extract(parts.flatMap(({ lines }) => lines).join('\n'))
        expect(reply.split('\n').filter((line) => line !== '')).toEqual(
          parts.flatMap(({ kept }) => kept).map((line) => line.trimEnd()),
        )
      }),
    )
  })

  it('changes nothing when it is read again', () => {
    const anything = fc.array(
      fc.oneof(typed, quoted, header, fc.constantFrom('', '-- ', '-----Original Message-----')),
    )
    fc.assert(
      fc.property(anything, (lines) => {
        const once = extract(lines.join('\n'))
        expect(extract(once)).toBe(once)
      }),
    )
  })

  // Each of these takes hours where the time grows with the square of the length.
  it.each([
    ['quote marks', '>'.repeat(1_000_000)],
    ['lines of quotes', '> a\n'.repeat(300_000)],
    ['lines that end like headers', 'On Nov 30, 2026 <a@b> wrote:\n'.repeat(50_000)],
    ['marks of signatures', '-- \n'.repeat(300_000)],
    ['blank lines and marks', '\n-- \n\n'.repeat(200_000)],
    ['addresses', 'a@'.repeat(500_000)],
    ['short lines of addresses', `${'a@'.repeat(150)}:\n`.repeat(3000)],
    ['blanks', ' '.repeat(1_000_000)],
    ['blanks and a colon', `${' '.repeat(300)}:\n`.repeat(3000)],
    ['dashes', '-'.repeat(1_000_000)],
    ['lines of dashes', `${'-'.repeat(300)}\n`.repeat(3000)],
    ['blocks', 'From: a\n'.repeat(100_000)],
    ['line breaks', '\r\n'.repeat(500_000)],
  ])('reads a mail of a megabyte of %s', (_what, text) => {
    expect(extract(text).length).toBeLessThanOrEqual(text.length)
  })
})
