import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPlayedSound,
  chooseNextSound,
  emptyProgress,
  orderSounds,
  type PlaylistProgress,
  type SectionPlaylist,
} from './playlist.rules.ts'

const toPlaylist = (soundIds: string[], options: Partial<SectionPlaylist> = {}): SectionPlaylist => ({
  id: 'item',
  playlistId: 'list',
  isShuffled: true,
  soundIds,
  ...options,
})
const letters = (count: number) => Array.from({ length: count }, (_, index) => `sound-${index}`)
const day = '2026-11-30'

/** Plays this many sounds of a list on one day. */
function playSounds(
  playlist: SectionPlaylist,
  count: number,
  start: { progress?: PlaylistProgress; afterId?: string | null; sectionId?: string } = {},
): { heard: string[]; progress: PlaylistProgress } {
  let progress = start.progress ?? emptyProgress
  let afterId = start.afterId ?? null
  const heard: string[] = []
  for (let index = 0; index < count; index++) {
    const chosen = chooseNextSound(progress, playlist, {
      sectionId: start.sectionId ?? 's',
      day,
      afterId,
    })
    if (!chosen) break
    progress = addPlayedSound(progress, playlist, chosen, day)
    afterId = chosen.soundId
    heard.push(chosen.soundId)
  }
  return { heard, progress }
}

const lists = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  isShuffled: fc.boolean(),
  sectionId: fc.uuid(),
})

describe('the order of a playlist', () => {
  it('never repeats a sound before all others were played, and none twice in a row', () => {
    fc.assert(
      fc.property(lists, ({ count, isShuffled, sectionId }) => {
        const soundIds = letters(count)
        const { heard } = playSounds(toPlaylist(soundIds, { isShuffled }), count * 3, { sectionId })
        for (let lap = 0; lap < 3; lap++)
          expect(heard.slice(lap * count, (lap + 1) * count).toSorted()).toEqual(soundIds.toSorted())
        if (count > 1) expect(heard.some((id, index) => id === heard[index - 1])).toBe(false)
      }),
    )
  })

  it('is the same after a restart at any sound, for the same section, day and list', () => {
    fc.assert(
      fc.property(lists, fc.nat(), ({ count, isShuffled, sectionId }, cut) => {
        const playlist = toPlaylist(letters(count), { isShuffled })
        const whole = playSounds(playlist, count * 2, { sectionId })
        const before = playSounds(playlist, cut % (count * 2), { sectionId })
        const after = playSounds(playlist, count * 2 - before.heard.length, {
          sectionId,
          progress: JSON.parse(JSON.stringify(before.progress)),
          afterId: before.heard.at(-1) ?? null,
        })
        expect([...before.heard, ...after.heard]).toEqual(whole.heard)
      }),
    )
  })

  it('differs between sections and days when it is shuffled, and is the list itself when it is not', () => {
    const playlist = toPlaylist(letters(20))
    const of = (options: object) => orderSounds(playlist, { sectionId: 's', day, lap: 0, ...options }).join()
    const orders = [of({}), of({ sectionId: 't' }), of({ day: '2026-12-01' }), of({ lap: 1 })]
    expect(new Set(orders).size).toBe(4)
    expect(of({})).toBe(orders[0])
    expect(orderSounds({ ...playlist, isShuffled: false }, { sectionId: 's', day, lap: 3 })).toEqual(
      letters(20),
    )
  })

  it('gives every sound each place about equally often', () => {
    const first = Array.from({ length: 3000 }, (_, index) =>
      orderSounds(toPlaylist(letters(5)), { sectionId: `section ${index}`, day, lap: 0 }).indexOf('sound-0'),
    )
    for (let place = 0; place < 5; place++)
      expect(Math.abs(first.filter((at) => at === place).length - 600)).toBeLessThan(120)
  })
})

describe('a list that changes within the day', () => {
  it('plays a new sound once, and does not repeat what was played', () => {
    const { heard, progress } = playSounds(toPlaylist(letters(4)), 3)
    const longer = toPlaylist([...letters(4), 'new'])
    const rest = playSounds(longer, 2, { progress, afterId: heard.at(-1) ?? null })
    expect([...heard, ...rest.heard].toSorted()).toEqual(['new', ...letters(4)])
  })

  it('leaves out what another list played today', () => {
    const { progress } = playSounds(toPlaylist(letters(3)), 3)
    const evening = toPlaylist(letters(5), { playlistId: 'evening' })
    expect(playSounds(evening, 2, { progress }).heard.toSorted()).toEqual(['sound-3', 'sound-4'])
  })

  it('begins anew on the next day, with another sound than the last one', () => {
    const playlist = toPlaylist(letters(2))
    const { heard, progress } = playSounds(playlist, 1)
    const next = chooseNextSound(progress, playlist, {
      sectionId: 's',
      day: '2026-12-01',
      afterId: heard[0] ?? null,
    })
    expect(next).toEqual({ soundId: expect.not.stringMatching(heard[0] ?? ''), day: '2026-12-01', lap: 0 })
  })

  it('has nothing to play without sounds', () => {
    expect(chooseNextSound(emptyProgress, toPlaylist([]), { sectionId: 's', day, afterId: null })).toBeNull()
  })
})
