import { describe, expect, it } from 'vitest'
import { extractReply } from './extract-reply.rules.ts'
import { readMailText } from './read-mail-text.ts'

const sender = { name: '響き', address: 'no-reply@hibiki.example' }
const read = (html: string) => extractReply(readMailText({ html }) ?? '', sender)

describe('readMailText', () => {
  it('prefers the text', () => {
    expect(readMailText({ text: 'a', html: '<p>b' })).toBe('a')
    expect(readMailText({ text: ' \n', html: '<p>b' })).toBe('b')
    expect(readMailText({})).toBe('')
    expect(readMailText({ text: 'a', html: 'b'.repeat(1_000_001) })).toBe('a')
    expect(readMailText({ html: 'b'.repeat(1_000_001) })).toBeNull()
  })

  it('cuts the quote of Gmail', () => {
    const html = `<div dir="ltr">音が出ました。<div>a &lt; b<br>c</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">2026年11月30日(月) 12:05 響き Hibiki &lt;<a href="mailto:no-reply@hibiki.example">no-reply@hibiki.example</a>&gt;:<br></div><blockquote class="gmail_quote"><h1>回答しました</h1><table><tr><td>x</td></tr></table></blockquote></div>`
    expect(read(html)).toBe('音が出ました。\na < b\nc')
  })

  it('cuts the quote of Outlook', () => {
    const html =
      '<div>音が出ました。</div><hr><div><b>差出人:</b> 響き Hibiki &lt;no-reply@hibiki.example&gt;<br><b>送信日時:</b> 2026年11月30日<br><b>件名:</b> x</div><div>本文</div>'
    expect(read(html)).toBe('音が出ました。')
  })

  it('reads neither scripts, styles nor pictures', () => {
    expect(
      read('<style>p{}</style><script>alert(1)</script><img src="https://x.example/a.png" alt="b">本文'),
    ).toBe('本文')
  })

  it.each([
    ['deep markup', '<div>'.repeat(150_000), ''],
    ['deep quotes', `本文${'<blockquote>'.repeat(80_000)}`, '本文'],
    ['tags that have no end', `本文${'<br>'.repeat(200_000)}`, '本文'],
    ['ends of tags that are not open', `本文${'<b></x>'.repeat(140_000)}`, '本文'],
    ['ends without a begin', `本文${'</p>'.repeat(200_000)}`, '本文'],
    ['neighbours', `本文${'<b></b>'.repeat(120_000)}`, '本文'],
    ['attributes', `本文<p ${'a=b '.repeat(200_000)}>`, '本文'],
    ['open tags', '<'.repeat(900_000), '<'.repeat(900_000)],
    ['entities', '&amp;'.repeat(180_000), '&'.repeat(180_000)],
  ])('reads a megabyte of %s', (_what, html, expected) => {
    expect(read(html) === expected).toBe(true)
  })

  it.each([
    ['comments', '<b><!--</b>-->'],
    ['attributes', '<b a="</b>">'],
  ])('reads a megabyte of tags whose ends stand only in %s', (_where, tag) => {
    expect(read(`本文${tag.repeat(70_000)}`)).toMatch(/^本文/)
  })
})
