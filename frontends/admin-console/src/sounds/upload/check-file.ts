import { hashSoundContent } from '@hibiki/sound-upload'
import { truncateToCharacters } from '@hibiki/text'

/** File inputs offer these types, as in the `accept` attribute. */
export const SOUND_FILE_ACCEPT = 'audio/mpeg,.mp3'

const ID3_BYTES = [0x49, 0x44, 0x33]
const DECODE_TIMEOUT_MS = 5000
/** The server rejects larger files, and hashing reads the whole file. */
const MAX_HASHED_BYTES = 200 * 1024 * 1024

/** The server accepts a course that is longer or shorter by this much. */
export const COURSE_TOLERANCE_SECONDS = 30

/** What the browser can find out about a chosen file before it is sent; the server decides. */
export interface CheckedFile {
  file: File
  isMp3: boolean
  /** Null if the browser cannot decode the file. */
  durationSeconds: number | null
  /** The server recognizes the same sound by this hash; null if the file is no MP3 or cannot be read. */
  sha256: string | null
}

export async function checkFile(file: File): Promise<CheckedFile> {
  const isMp3 = hasMp3Name(file) && (await hasMp3Header(file))
  if (!isMp3) return { file, isMp3, durationSeconds: null, sha256: null }
  const canHash = file.size <= MAX_HASHED_BYTES
  const [durationSeconds, sha256] = await Promise.all([
    readDuration(file),
    canHash ? hashSoundContent(file).catch(() => null) : null,
  ])
  return { file, isMp3, durationSeconds, sha256 }
}

/** Returns the course in minutes whose length the file does not have, or null; `'1'` and `'2'` mean 10 and 20 minutes. */
export function findMismatchedCourseMinutes(
  durationSeconds: number | null,
  minutesCourse: unknown,
): number | null {
  const minutes = { '1': 10, '2': 20 }[String(minutesCourse)]
  if (minutes === undefined || durationSeconds === null) return null
  return Math.abs(durationSeconds - minutes * 60) > COURSE_TOLERANCE_SECONDS ? minutes : null
}

/** macOS decomposes file names, so they are normalized; NFC would also replace the compatibility kanji of names, which are left out. */
const NORMALIZED_RUN = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu

/** Proposes the title from the name of the file and the course from its length. */
export function proposeFields({ file, durationSeconds }: Pick<CheckedFile, 'file' | 'durationSeconds'>): {
  title: string
  minutesCourse: '1' | '2' | undefined
} {
  const name = file.name
    .replace(NORMALIZED_RUN, (run) => run.normalize('NFC'))
    .replace(/\.mp3$/i, '')
    .replace(/[_\s\p{Cc}]+/gu, ' ')
    .trim()
  const title = truncateToCharacters(name, 200)
  const minutesCourse = (['1', '2'] as const).find(
    (course) => durationSeconds !== null && findMismatchedCourseMinutes(durationSeconds, course) === null,
  )
  return { title, minutesCourse }
}

const hasMp3Name = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.mp3$/i.test(name) && ['', 'audio/mpeg', 'audio/mp3'].includes(type)

/** Whether the file begins with an ID3 tag or an MPEG frame. An unreadable file passes, since sending it reports that error. */
async function hasMp3Header(file: Blob): Promise<boolean> {
  const bytes = await file
    .slice(0, 3)
    .arrayBuffer()
    .then((buffer) => new Uint8Array(buffer))
    .catch(() => null)
  if (bytes === null) return true
  const [first = 0, second = 0] = bytes
  return ID3_BYTES.every((byte, at) => bytes[at] === byte) || (first === 0xff && (second & 0xe0) === 0xe0)
}

/** Returns the length that the browser's decoder reads. */
function readDuration(file: Blob): Promise<number | null> {
  const url = URL.createObjectURL(file)
  return new Promise<number | null>((resolve) => {
    const audio = new Audio()
    const timer = setTimeout(() => resolve(null), DECODE_TIMEOUT_MS)
    const finish = (seconds: number | null) => {
      clearTimeout(timer)
      resolve(seconds)
    }
    audio.preload = 'metadata'
    audio.onloadedmetadata = () => finish(Number.isFinite(audio.duration) ? audio.duration : null)
    audio.onerror = () => finish(null)
    audio.src = url
  }).finally(() => URL.revokeObjectURL(url))
}
