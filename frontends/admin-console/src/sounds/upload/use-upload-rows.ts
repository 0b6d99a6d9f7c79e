import { useState } from 'react'
import { type SoundKind, soundKinds } from '../types.ts'

/** A sound to be uploaded: chosen or still without a file. */
export interface UploadRowState {
  id: number
  kind: SoundKind
  file: File | null
  isDone: boolean
}

const rowOf = (id: number, kind: SoundKind, file: File | null): UploadRowState => ({
  ...{ id, kind, file, isDone: false },
})

/** Each file as a row, of the kind that was chosen last; the first row is there before any file. */
export function useUploadRows() {
  const [rows, setRows] = useState(() => [rowOf(0, soundKinds[0] ?? 'aiesthe', null)])
  const add = (files: readonly File[]) => setRows((before) => withFiles(before, files))
  const change = (id: number, changed: Partial<Pick<UploadRowState, 'kind' | 'file' | 'isDone'>>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changed } : row)))
  const remove = (id: number) =>
    setRows((before) => (before.length > 1 ? before.filter((row) => row.id !== id) : before))
  return { rows, add, change, remove }
}

/** Files go into rows that wait for one first. */
function withFiles(rows: readonly UploadRowState[], files: readonly File[]): UploadRowState[] {
  const left = [...files]
  const filled = rows.map((row) => (row.file || row.isDone ? row : { ...row, file: left.shift() ?? null }))
  const kind = rows.at(-1)?.kind ?? 'aiesthe'
  const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1
  return [...filled, ...left.map((file, index) => rowOf(next + index, kind, file))]
}
