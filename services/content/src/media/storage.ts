import type { Readable } from 'node:stream'

/** Where media files are kept. Reads name exact bytes, because every caller knows the file's size from its row. */
export interface MediaStorage {
  /** Opens a file for reading; release it exactly once. Rejects when there is no such file. */
  open(storageKey: string): Promise<OpenMedia>
  close(): Promise<void>
}

export interface OpenMedia {
  /** All of `length` bytes from `start`; rejects when the file ends before. */
  read(start: number, length: number): Promise<Buffer>
  /** Bytes `start` to `end` (included), read a large piece at a time. Releases the file when it ends or is destroyed. */
  stream(start: number, end: number): Readable
  release(): void
}
