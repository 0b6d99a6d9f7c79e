import { UnreadableFileError } from './file-bytes.ts'

/** The file as `data:audio/mpeg;base64,…`: systems disagree on what an mp3 is called, the service knows two names of it. */
export function toMpegDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () =>
      reject(new UnreadableFileError('the chosen file cannot be read', { cause: reader.error }))
    reader.readAsDataURL(new Blob([file], { type: 'audio/mpeg' }))
  })
}
