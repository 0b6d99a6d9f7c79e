import { truncateToCharacters } from '@hibiki/text'

/** A form or a scanned letter fits into this. */
export const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024
const MAX_NAME_CHARACTERS = 76
const EXTENSION = '.pdf'
const DEFAULT_NAME = `document${EXTENSION}`

const beginning = Buffer.from('%PDF-')
const ending = Buffer.from('%%EOF')
/** Writers append line breaks and signatures after the last mark, as readers allow. */
const ENDING_WITHIN_BYTES = 1024

/**
 * Whether bytes are a whole PDF by their beginning and end. The file is never opened on a server and only handed out as a download, so
 * its content is for the reader's program to judge.
 */
export function isPdf(file: Buffer): boolean {
  if (!file.subarray(0, beginning.length).equals(beginning)) return false
  return file.subarray(-ENDING_WITHIN_BYTES).includes(ending)
}

/**
 * Returns the name under which a document is shown and saved: without folders, characters that no file system takes or that turn the
 * direction of writing, and always ending in ".pdf", so that no name pretends to be something else.
 */
export function toDocumentName(fileName: string): string {
  const name = fileName
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
  const stem = removeEnding(
    truncateToCharacters(removeLeadingDots(removeEnding(name ?? '')), MAX_NAME_CHARACTERS),
  )
  return stem === '' ? DEFAULT_NAME : stem + EXTENSION
}

const removeEnding = (name: string) => name.replace(/(?:\.pdf|[. ])+$/i, '')
const removeLeadingDots = (name: string) => name.replace(/^[. ]+/, '')
