import { isBlankText } from '@hibiki/text'
import type { UploadKind } from './kinds.ts'

/** What a form says of a sound, as it stands in its fields; a kind uses those of {@link fieldsOf}. */
export interface Draft {
  file: File | null
  title: string
  course: string
  cluster: string
  genre: string
  country: string
  place: string
  purpose: string
  tags: readonly string[]
  player: string
  composer: string
  effects: string
  bodyParts: readonly string[]
  experience: boolean
  withMusic: boolean
  agency: string
  room: string
  section: string
}

export type FieldName = keyof Draft

export const emptyDraft: Draft = {
  file: null,
  title: '',
  course: '',
  cluster: '',
  genre: '',
  country: '',
  place: '',
  purpose: '',
  tags: [],
  player: '',
  composer: '',
  effects: '',
  bodyParts: [],
  experience: false,
  withMusic: false,
  agency: '',
  room: '',
  section: '',
}

interface Field {
  name: FieldName
  required: boolean
}

const must = (...names: FieldName[]): Field[] => names.map((name) => ({ name, required: true }))
const may = (...names: FieldName[]): Field[] => names.map((name) => ({ name, required: false }))

/** What a sound of nature says of itself; Kanade sounds also name who plays. */
const described = [...must('title', 'genre', 'country'), ...may('place'), ...must('purpose', 'tags')]

/** The fields of each kind in their order, and which of them are required. */
export const fieldsOf: Record<UploadKind, readonly Field[]> = {
  dmv: [...must('file', 'course', 'cluster'), ...may('title')],
  sound_therapy: must('file', 'title', 'composer', 'effects', 'genre', 'cluster', 'bodyParts'),
  sound: [...must('file'), ...described],
  kanade: [...must('file'), ...described, ...must('player')],
  enterprise: [...must('file'), ...may('experience', 'withMusic', 'agency', 'room', 'section')],
}

/** MPEG audio only. What is inside is checked by the server. */
export const isSoundFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.mp3$/i.test(name) && ['', 'audio/mpeg', 'audio/mp3'].includes(type)

/** The name of a file without its ending: the title of a therapy sound by default. */
export const titleFrom = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')

const isFilled = (value: Draft[FieldName]): boolean => {
  if (typeof value === 'string') return !isBlankText(value)
  if (value instanceof File) return isSoundFile(value)
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** Whether nothing required is missing; `except` for forms of sounds whose file is there already. */
export const isComplete = (kind: UploadKind, draft: Draft, except?: FieldName): boolean =>
  fieldsOf[kind].every(({ name, required }) => !required || name === except || isFilled(draft[name]))

/** The draft with another file; a title that only repeated the last file's name follows it. */
export function withFile(kind: UploadKind, draft: Draft, file: File | null): Draft {
  if (kind !== 'sound_therapy') return { ...draft, file }
  const wasDefault = draft.title === '' || (draft.file && draft.title === titleFrom(draft.file.name))
  return { ...draft, file, title: wasDefault ? titleFrom(file?.name ?? '') : draft.title }
}
