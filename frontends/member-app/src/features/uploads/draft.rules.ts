import { isBlankText } from '@hibiki/text'
import type { UploadKind } from './upload-kinds.ts'

/** The values of the form; a kind uses the fields of {@link fieldsByKind}. */
export interface UploadDraft {
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

export type UploadFieldName = keyof UploadDraft

export const emptyUploadDraft: UploadDraft = {
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
  name: UploadFieldName
  required: boolean
}

const requireFields = (...names: UploadFieldName[]): Field[] =>
  names.map((name) => ({ name, required: true }))
const allowFields = (...names: UploadFieldName[]): Field[] => names.map((name) => ({ name, required: false }))

/** The fields that describe a nature sound; Kanade sounds also name the player. */
const describedFields = [
  ...requireFields('title', 'genre', 'country'),
  ...allowFields('place'),
  ...requireFields('purpose', 'tags'),
]

/** The fields of each kind in their order, and whether they are required. */
export const fieldsByKind: Record<UploadKind, readonly Field[]> = {
  dmv: [...requireFields('file', 'course', 'cluster'), ...allowFields('title')],
  sound_therapy: requireFields('file', 'title', 'composer', 'effects', 'genre', 'cluster', 'bodyParts'),
  sound: [...requireFields('file'), ...describedFields],
  kanade: [...requireFields('file'), ...describedFields, ...requireFields('player')],
  enterprise: [
    ...requireFields('file'),
    ...allowFields('experience', 'withMusic', 'agency', 'room', 'section'),
  ],
}

/** Accepts MPEG audio by name and type; the server checks the content. */
export const isMp3File = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.mp3$/i.test(name) && ['', 'audio/mpeg', 'audio/mp3'].includes(type)

/** Returns the file's name without its extension, the default title of a therapy sound. */
export const toDefaultTitle = (fileName: string): string => fileName.replace(/\.[^.]*$/, '')

const isFilled = (value: UploadDraft[UploadFieldName]): boolean => {
  if (typeof value === 'string') return !isBlankText(value)
  if (value instanceof File) return isMp3File(value)
  return Array.isArray(value) ? value.length > 0 : value !== null
}

/** Tells whether all required fields are filled; `except` is for forms of sounds that have their file already. */
export const isDraftComplete = (kind: UploadKind, draft: UploadDraft, except?: UploadFieldName): boolean =>
  fieldsByKind[kind].every(({ name, required }) => !required || name === except || isFilled(draft[name]))

/** Returns the draft with another file; a title that repeated the last file's name follows it. */
export function replaceDraftFile(kind: UploadKind, draft: UploadDraft, file: File | null): UploadDraft {
  if (kind !== 'sound_therapy') return { ...draft, file }
  const wasDefault = draft.title === '' || (draft.file && draft.title === toDefaultTitle(draft.file.name))
  return { ...draft, file, title: wasDefault ? toDefaultTitle(file?.name ?? '') : draft.title }
}
