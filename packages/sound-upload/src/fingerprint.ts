import { readBytes } from './file-bytes.ts'

const SAMPLE_BYTES = 256 * 1024

/**
 * Returns a value by which the same file is recognized without reading all of it: its size and a hash of its beginning and end. Name and
 * time of change are ignored, so that a duplicate of the file matches.
 *
 * @throws {UnreadableFileError}
 */
export async function createFileFingerprint(file: Blob): Promise<string> {
  const parts = [file.slice(0, SAMPLE_BYTES), file.slice(Math.max(0, file.size - SAMPLE_BYTES))]
  const bytes = await readBytes(new Blob(parts))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `${file.size}-${[...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
