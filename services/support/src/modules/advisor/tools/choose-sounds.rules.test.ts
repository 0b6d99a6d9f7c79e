import { describe, expect, it } from 'vitest'
import { chooseSounds, type ListedSound } from './choose-sounds.rules.ts'

const createSound = (id: string, overrides: Partial<ListedSound> = {}): ListedSound => ({
  id,
  title: id,
  genre: `genre of ${id}`,
  place: '',
  tags: [],
  tagCodes: [],
  purposeCode: null,
  durationSeconds: 600,
  ...overrides,
})
const tagged = (id: string, ...codes: string[]) => createSound(id, { tags: codes, tagCodes: codes })
const createLibrary = (...sounds: ListedSound[]) => ({
  sounds,
  favourites: [] as string[],
  recent: [] as string[],
})
const idsOf = (found: ReturnType<typeof chooseSounds>) => found.map(({ sound }) => sound.id)
const day = '2026-11-29'

describe('chooseSounds', () => {
  it('chooses by tags, and nothing that suits another time of day', () => {
    const library = createLibrary(
      tagged('both', 'sleep', 'night'),
      tagged('one', 'sleep'),
      tagged('contrary', 'sleep', 'morning'),
      tagged('other', 'focus'),
    )
    const found = chooseSounds(library, { use: 'sleep' }, day)
    expect(idsOf(found)).toEqual(['both', 'one'])
    expect(found[0]?.reasons).toEqual([{ kind: 'tags', tags: ['sleep', 'night'] }])
  })

  it('prefers a favourite among sounds that fit equally, and says so', () => {
    const library = { ...createLibrary(tagged('a', 'focus'), tagged('b', 'focus')), favourites: ['b'] }
    const [first] = chooseSounds(library, { use: 'focus' }, day)
    expect(first?.sound.id).toBe('b')
    expect(first?.reasons).toContainEqual({ kind: 'favourite' })
  })

  it('finds a place that the question names', () => {
    const library = createLibrary(
      createSound('kyoto', { place: '京都・宇治' }),
      createSound('nara', { place: '奈良・吉野' }),
    )
    const found = chooseSounds(library, { words: '宇治の音を聴きたい' }, day)
    expect(idsOf(found)).toEqual(['kyoto'])
    expect(found[0]?.reasons).toEqual([{ kind: 'place', place: '宇治' }])
  })

  it('finds a place in Chinese, whose parts another dot separates', () => {
    const library = createLibrary(createSound('kyoto', { place: '京都·宇治' }))
    const found = chooseSounds(library, { words: '想听宇治的声音' }, day)
    expect(found[0]?.reasons).toEqual([{ kind: 'place', place: '宇治' }])
  })

  it('calls only the newest sounds new where nothing was wished, and names the genre of others', () => {
    const library = createLibrary(...Array.from({ length: 12 }, (_, index) => createSound(`s${index}`)))
    const days = Array.from({ length: 9 }, (_, index) => `2026-11-0${index + 1}`)
    const found = days.flatMap((at) => chooseSounds(library, {}, at))
    const newest = found.filter(({ reasons }) => reasons[0]?.kind === 'newest')
    expect(new Set(idsOf(newest))).toEqual(new Set(['s0', 's1', 's2']))
    const other = found.find(({ sound }) => !['s0', 's1', 's2'].includes(sound.id))
    expect(other?.reasons).toEqual([{ kind: 'genre', genre: other?.sound.genre }])
  })

  it('returns at most three, of different genres where they fit about equally', () => {
    const sleepy = (id: string, genre: string) => ({ ...tagged(id, 'sleep'), genre })
    const library = createLibrary(
      ...['a', 'b', 'c', 'd'].map((id) => sleepy(id, 'rain')),
      sleepy('e', 'wind'),
    )
    const found = chooseSounds(library, { use: 'sleep' }, day)
    expect(found).toHaveLength(3)
    expect(new Set(found.map(({ sound }) => sound.genre))).toEqual(new Set(['rain', 'wind']))
  })

  it('returns the same on the same day and others on some other day', () => {
    const library = createLibrary(...Array.from({ length: 12 }, (_, index) => tagged(`s${index}`, 'sleep')))
    const on = (at: string) => idsOf(chooseSounds(library, { use: 'sleep' }, at))
    expect(on(day)).toEqual(on(day))
    const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']
    expect(days.map(on)).toContainEqual(expect.not.arrayContaining(on(day)))
  })

  it('keeps to the longest duration, and returns nothing where no sound fits', () => {
    const library = createLibrary(createSound('long', { durationSeconds: 1200 }), createSound('short'))
    expect(idsOf(chooseSounds(library, { maxMinutes: 10 }, day))).toEqual(['short'])
    expect(chooseSounds(library, { use: 'sleep' }, day)).toEqual([])
  })

  it.each(['recent', 'favourites'] as const)("lists the member's %s in their order", (from) => {
    const library = { ...createLibrary(createSound('a'), createSound('b')), [from]: ['b', 'gone', 'a'] }
    expect(idsOf(chooseSounds(library, { from }, day))).toEqual(['b', 'a'])
  })
})
