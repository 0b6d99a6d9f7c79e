import { describe, expect, it } from 'vitest'
import {
  emptyUploadDraft,
  isDraftComplete,
  isMp3File,
  replaceDraftFile,
  type UploadDraft,
  type UploadFieldName,
} from './draft.rules.ts'
import { type UploadKind, uploadKinds } from './upload-kinds.ts'

const sound = new File(['x'], '夜の海.mp3', { type: 'audio/mpeg' })
const full: UploadDraft = {
  file: sound,
  title: '夜の海',
  course: '1',
  cluster: '4',
  genre: 'g',
  country: 'c',
  place: '',
  purpose: 'p',
  tags: ['t'],
  player: '奏者',
  composer: '作曲者',
  effects: 'リラックス',
  bodyParts: ['eyes'],
  experience: false,
  withMusic: false,
  agency: '',
  room: '',
  section: '',
}

/** The required fields, word for word as the specification has them. */
const required: Record<UploadKind, UploadFieldName[]> = {
  dmv: ['file', 'course', 'cluster'],
  sound: ['file', 'title', 'genre', 'country', 'purpose', 'tags'],
  kanade: ['file', 'title', 'genre', 'country', 'purpose', 'tags', 'player'],
  sound_therapy: ['file', 'title', 'composer', 'effects', 'genre', 'cluster', 'bodyParts'],
  enterprise: ['file'],
}

describe.each(uploadKinds)('an upload of %s', (kind) => {
  it('requires exactly the fields of the specification', () => {
    expect(isDraftComplete(kind, full)).toBe(true)
    const missed = (Object.keys(full) as UploadFieldName[]).filter(
      (name) => !isDraftComplete(kind, { ...full, [name]: emptyUploadDraft[name] }),
    )
    expect(missed.sort()).toEqual(required[kind].toSorted())
  })

  it('rejects blank values', () => {
    const blank = { ...full, title: ' ', player: '　', composer: ' ' }
    expect(isDraftComplete(kind, blank)).toBe(!required[kind].includes('title'))
  })

  it('requires an mp3', () => {
    expect(isDraftComplete(kind, { ...full, file: new File(['x'], 'sea.wav', { type: 'audio/wav' }) })).toBe(
      false,
    )
  })
})

describe('a file', () => {
  it.each([
    ['sea.mp3', 'audio/mpeg', true],
    ['SEA.MP3', '', true],
    ['sea.mp3', 'video/mp4', false],
    ['sea.mp4', 'audio/mpeg', false],
    ['mp3', 'audio/mpeg', false],
  ])('tells whether %s (%s) is a sound file: %s', (name, type, expected) => {
    expect(isMp3File({ name, type })).toBe(expected)
  })

  it('provides the title of a therapy sound until another one is typed', () => {
    const named = replaceDraftFile('sound_therapy', emptyUploadDraft, sound)
    expect(named.title).toBe('夜の海')
    const other = new File(['x'], '朝の森.mp3')
    expect(replaceDraftFile('sound_therapy', named, other).title).toBe('朝の森')
    expect(replaceDraftFile('sound_therapy', { ...named, title: '静けさ' }, other).title).toBe('静けさ')
    expect(replaceDraftFile('sound', emptyUploadDraft, sound).title).toBe('')
  })
})
