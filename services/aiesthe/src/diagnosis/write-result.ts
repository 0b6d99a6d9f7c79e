import type { ShownResult } from './shown-result.ts'

/**
 * A result as JSON in ASCII. Pictures are nearly all of it, and one character beyond Latin-1 would make the engine hold and send each
 * of their characters with two bytes, while everybody else waits.
 */
export function writeResult({
  beforeProcFaceImgs = null,
  afterProcFaceImgs = null,
  ...rest
}: ShownResult): string {
  const texts = JSON.stringify(rest).replace(/[^\0-\x7f]/g, escaped)
  const pictures = JSON.stringify({ beforeProcFaceImgs, afterProcFaceImgs })
  return `${texts.slice(0, -1)},${pictures.slice(1)}`
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
