import type { ResultResponse } from './result-response.ts'

/**
 * A result as the bytes of its JSON, its pictures given as base64. They are nearly all of it, and everybody else waits while the
 * engine looks through each of their characters: base64 needs no look, so they are only copied.
 */
export function writeResult({ beforeProcFaceImgs, afterProcFaceImgs, ...rest }: ResultResponse): Buffer {
  const texts = JSON.stringify(rest).slice(0, -1)
  const before = writePictures(beforeProcFaceImgs)
  const after = writePictures(afterProcFaceImgs)
  return Buffer.concat([
    Buffer.from(texts),
    Buffer.from(`,"beforeProcFaceImgs":${before},"afterProcFaceImgs":${after}}`, 'latin1'),
  ])
}

function writePictures(pictures: ResultResponse['afterProcFaceImgs']): string {
  if (!pictures) return 'null'
  return `{${Object.entries(pictures)
    .map(([name, base64]) => `"${name}":"${base64}"`)
    .join()}}`
}
