import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findWindowRefusal, mergeWindows } from './play-window.rules.ts'

const now = 1_800_000_000
const play = (startedAt: number, endedAt: number, playedSeconds: number) => ({
  startedAt,
  endedAt,
  playedSeconds,
})

describe('findWindowRefusal', () => {
  it.each([
    ['accepts a usual play', play(now - 600, now, 600), null],
    ['accepts one second more than the window because of rounding', play(now - 600, now, 601), null],
    ['rejects two seconds more than the window', play(now - 600, now, 602), 'exceeds-window'],
    ['rejects an end before the start', play(now, now - 1, 0), 'reversed'],
    ['accepts a play that ends when it starts', play(now, now, 0), null],
    ['accepts an end 5 minutes in the future', play(now, now + 300, 300), null],
    ['rejects an end more than 5 minutes in the future', play(now, now + 301, 300), 'future'],
    [
      'accepts a play stored offline for 400 days',
      play(now - 400 * 86_400, now - 400 * 86_400 + 600, 600),
      null,
    ],
    ['rejects a play older than 400 days', play(now - 400 * 86_400 - 1, now - 399 * 86_400, 600), 'too-old'],
    ['accepts 24 hours of listening', play(now - 86_400, now, 86_400), null],
    ['rejects more than 24 hours of listening', play(now - 90_000, now, 86_401), 'too-long'],
    ['accepts a page that stayed open and paused over a weekend', play(now - 250_000, now, 900), null],
  ])('%s', (_what, window, refusal) => {
    expect(findWindowRefusal(window, now)).toBe(refusal)
  })
})

const window = fc
  .record({ startedAt: fc.nat(5000), length: fc.nat(5000), playedSeconds: fc.nat(5000) })
  .map(({ startedAt, length, playedSeconds }) =>
    play(startedAt, startedAt + length, Math.min(playedSeconds, length)),
  )

describe('mergeWindows', () => {
  it('returns the same play for reports in any order, repeated or not, and never shrinks it', () => {
    fc.assert(
      fc.property(window, window, window, (a, b, c) => {
        const merged = mergeWindows(mergeWindows(a, b), c)
        expect(mergeWindows(c, mergeWindows(b, a))).toEqual(merged)
        expect(mergeWindows(merged, b)).toEqual(merged)
        expect(merged.playedSeconds).toBeGreaterThanOrEqual(a.playedSeconds)
        expect(findWindowRefusal(merged, 1_000_000)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
