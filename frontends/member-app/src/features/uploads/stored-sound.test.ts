import { describe, expect, it } from 'vitest'
import { formatDuration, type StoredSound, searchSounds, toUploadDraft } from './stored-sound.ts'

const sound = (id: string, more: Partial<StoredSound>): StoredSound => ({
  id,
  title: '夜の海',
  fileName: 'umi.mp3',
  path: '/api/media/1',
  durationSeconds: 605,
  ...more,
})

describe('the list of sounds', () => {
  const all = [
    sound('sea', { tags: ['波', 'リラックス'], country: '日本' }),
    sound('forest', { title: '朝の森', fileName: 'Mori-Ｂ.mp3', composer: 'Hibiki' }),
  ]
  const found = (typed: string) => searchSounds(all, typed).map(({ id }) => id)

  it('finds sounds by title, file and description, ignoring width and case', () => {
    expect(found('')).toEqual(['sea', 'forest'])
    expect(found('波')).toEqual(['sea'])
    expect(found('mori-b')).toEqual(['forest'])
    expect(found('ＨＩＢＩＫＩ')).toEqual(['forest'])
  })

  it.each([
    ['ろーず', 'ローズの庭'],
    ['さくら', 'サクラ'],
    ['渡辺', '渡邉家'],
    ['葛城', '葛\u{E0101}城'],
    ['東京花子', '東京 花子'],
    ['神社', '\uFA19社'],
  ])('finds with the query %s the sound %s', (typed, title) => {
    expect(searchSounds([sound('one', { title }), sound('other', {})], typed)).toMatchObject([{ id: 'one' }])
  })

  it('requires every word of the query', () => {
    expect(found('海 日本')).toEqual(['sea'])
    expect(found('海　森')).toEqual([])
  })

  it('formats durations as minutes and seconds', () => {
    expect([formatDuration(605), formatDuration(59.6), formatDuration(1200)]).toEqual([
      '10:05',
      '1:00',
      '20:00',
    ])
  })

  it('fills the form with the ids, not the names', () => {
    const draft = toUploadDraft(
      sound('sea', { genre: '自然音', genreId: 'g1', tagIds: ['t1'], tags: ['波'] }),
    )
    expect(draft).toMatchObject({ title: '夜の海', genre: 'g1', tags: ['t1'], file: null })
  })
})
