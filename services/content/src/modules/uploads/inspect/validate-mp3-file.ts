import { createHash } from 'node:crypto'
import { openByteSource } from '../mp3/byte-source.ts'
import { type Mp3Problem, parseMp3Audio } from '../mp3/parse-mp3-audio.ts'
import { READ_BLOCK_BYTES } from './read-limits.ts'

/** The audio that a file contains. */
export interface ValidatedMp3File {
  /** Offsets of the first byte of audio and of the byte after the last; the rest of the file is tags. */
  start: number
  end: number
  /** The hash of these bytes only, so that different tags do not make it another sound. */
  sha256: string
  durationMs: number
}

/** Follows the frames of a whole file and hashes its audio, without measuring it. */
export function validateMp3File(path: string): ValidatedMp3File | Mp3Problem {
  const source = openByteSource(path)
  try {
    const audio = parseMp3Audio(source)
    if (typeof audio === 'string') return audio
    const { start, end, durationMs } = audio
    const hash = createHash('sha256')
    for (let at = start; at < end; at += READ_BLOCK_BYTES)
      hash.update(source.read(at, Math.min(READ_BLOCK_BYTES, end - at)))
    return { start, end, durationMs, sha256: hash.digest('hex') }
  } finally {
    source.close()
  }
}
