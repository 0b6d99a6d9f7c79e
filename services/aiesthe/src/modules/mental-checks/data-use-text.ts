import { createHash } from 'node:crypto'
import { localValue, textsIn } from '../../texts.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** Of the text in one language: what exactly somebody has agreed to. */
export const dataUseHash = (language: string): Buffer => sha256(JSON.stringify(textsIn(language).dataUse))

const everyLanguage = Object.keys(localValue((texts) => texts.dataUse)).sort()

/** The hash of all languages, so that an edit cannot be forgotten: members are asked again. */
export const dataUseVersion: string = sha256(Buffer.concat(everyLanguage.map(dataUseHash)))
  .toString('hex')
  .slice(0, 16)
