import { describe, expect, it } from 'vitest'
import { isPending, PENDING_MS, refusedTopic } from './answer.rules.ts'

describe('refusedTopic', () => {
  it.each([
    ['もう死にたいです', 'help-lines'],
    ['消えてしまいたい', 'help-lines'],
    ['急に胸が苦しくなりました', 'help-lines'],
    ['I want to kill myself', 'help-lines'],
    ['I have chest pain after listening', 'help-lines'],
    ['my chest feels tight', 'help-lines'],
    ['いなくなってしまいたい', 'help-lines'],
    ['I want to end it all', 'help-lines'],
    ['頭痛が治りますか', 'medical'],
    ['does it help with a frozen shoulder', 'medical'],
    ['五十肩に効きますか', 'medical'],
    ['血圧の薬を飲んでいますが使えますか', 'medical'],
    ['妊娠中でも使えますか', 'medical'],
    ['うつ病に効果はありますか', 'medical'],
    ['Does it cure insomnia?', 'medical'],
    ['can I use it with a pacemaker', 'medical'],
    ['Ｗｉｌｌ　ｉｔ　ｈｅａｌ　ｍｙ　ｂａｃｋ　ｐａｉｎ', 'medical'],
  ])('refuses %s as %s', (text, topic) => {
    expect(refusedTopic(text)).toBe(topic)
  })

  it.each([
    ['解約したいです'],
    ['施術後のカルテを読みたい'],
    ['my salon gave me a 12 digit number'],
    ['will it work with bluetooth speakers'],
    ['顔診断の結果を担当者に見せたくない'],
    ['メディカルサウンドとは何ですか'],
    ['サウンドセラピーのコースを教えて'],
    ['契約を終わりにしたい'],
    ['How do I publish a face diagnosis?'],
    ['how do i show my result to my therapist'],
    ['The sound stops when the screen turns off'],
  ])('lets %s through', (text) => {
    expect(refusedTopic(text)).toBeNull()
  })
})

it('waits for an answer for 30 seconds', () => {
  const since = new Date('2026-11-21T00:00:00Z')
  const after = (ms: number) => new Date(since.getTime() + ms)
  expect(isPending(since, after(PENDING_MS - 1))).toBe(true)
  expect(isPending(since, after(PENDING_MS))).toBe(false)
  expect(isPending(null, since)).toBe(false)
})
