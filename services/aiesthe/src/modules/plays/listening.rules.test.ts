import { describe, expect, it } from 'vitest'
import { isPlayedLongEnoughBetween } from './listening.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 3) + seconds * 1000)
/** The photos are taken at second 0 and second 720. */
const between = { from: at(0), to: at(720), durationSeconds: 600 }
const play = (playedSeconds: number, from = 30, lasts = playedSeconds) => ({
  startedAt: at(from),
  endedAt: at(from + lasts),
  playedSeconds,
})
const played = (...plays: ReturnType<typeof play>[]) => isPlayedLongEnoughBetween(plays, between)

describe('isPlayedLongEnoughBetween', () => {
  it('returns true from half of the sound on, in one play or several', () => {
    expect([played(), played(play(299.9)), played(play(300)), played(play(600))]).toEqual([
      ...[false, false, true, true],
    ])
    expect(played(play(150), play(150, 200))).toBe(true)
  })

  it('ignores plays under five seconds', () => {
    expect(played(play(297), play(4.9, 400))).toBe(false)
    expect(played(play(295), play(5, 400))).toBe(true)
  })

  it.each([
    ['began before the first photo', play(600, -1)],
    ['ended after the second photo', play(600, 121)],
    ['was long before the first photo', play(600, -86_400)],
    ['claims more seconds than it lasted', play(600, 30, 200)],
  ])('ignores a play that %s', (_, impossible) => {
    expect(played(impossible)).toBe(false)
  })

  it('returns false for a sound without a length', () => {
    expect(isPlayedLongEnoughBetween([play(600)], { ...between, durationSeconds: 0 })).toBe(false)
  })
})
