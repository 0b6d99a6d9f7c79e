import type { ResultResponse } from './result-response.ts'

/**
 * Writes a result as the bytes of its JSON with the pictures as base64. The pictures are nearly all of it, and JSON.stringify would block
 * the event loop while it checks each of their characters; base64 needs no escaping, so it is copied.
 */
export function serializeResult({ beforeProcFaceImgs, afterProcFaceImgs, ...rest }: ResultResponse): Buffer {
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
