import { useState } from 'react'
import { type SoundKind, soundKinds } from '../types.ts'

/** Each row is a form with a file of up to 200 MB that the browser reads whole. */
export const MAX_OPEN_ROWS = 20

/** A sound to upload, with or without a chosen file. */
export interface UploadRowState {
  id: number
  kind: SoundKind
  file: File | null
  /** Can be true without a file: an upload of an earlier page whose file has arrived is followed. */
  isRunning: boolean
  /** The name of the registered file; null until it is registered. */
  doneFileName: string | null
}

export type UploadRowChange = Partial<Omit<UploadRowState, 'id'>>

const createRow = (id: number, kind: SoundKind, file: File | null): UploadRowState => ({
  id,
  kind,
  file,
  isRunning: false,
  doneFileName: null,
})

/** Manages one row per file, of the kind that was chosen last; there is always at least one row. */
export function useUploadRows() {
  const [rows, setRows] = useState(() => [createRow(0, soundKinds[0] ?? 'aiesthe', null)])
  /** Returns how many files were left out. */
  const add = (files: readonly File[]): number => {
    setRows((before) => assignFiles(before, files))
    return Math.max(0, files.length - countFreeRows(rows))
  }
  const change = (id: number, changed: UploadRowChange) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...changed } : row)))
  const remove = (id: number) =>
    setRows((before) => (before.length > 1 ? before.filter((row) => row.id !== id) : before))
  return { rows, add, change, remove }
}

const isDone = ({ doneFileName }: UploadRowState): boolean => doneFileName !== null
const isWaitingForFile = (row: UploadRowState): boolean => !row.file && !row.isRunning && !isDone(row)

const countFreeRows = (rows: readonly UploadRowState[]): number =>
  MAX_OPEN_ROWS - rows.filter((row) => !isDone(row) && !isWaitingForFile(row)).length

/** Assigns files to rows that wait for one first, and leaves out those beyond `MAX_OPEN_ROWS`. */
function assignFiles(rows: readonly UploadRowState[], files: readonly File[]): UploadRowState[] {
  const left = files.slice(0, countFreeRows(rows))
  const filled = rows.map((row) => (isWaitingForFile(row) ? { ...row, file: left.shift() ?? null } : row))
  const kind = rows.at(-1)?.kind ?? 'aiesthe'
  const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1
  return [...filled, ...left.map((file, index) => createRow(next + index, kind, file))]
}
