import { createHash } from 'node:crypto'
import { getFixedT, localText } from '../../texts.ts'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

/** Returns the hash of the text in one language, which identifies exactly what a member has agreed to. */
export const computeDataUseTextHash = (language: string): Buffer =>
  sha256(JSON.stringify(getFixedT(language)('dataUse', { returnObjects: true })))

const everyLanguage = Object.keys(localText((t) => t('dataUse.agree'))).sort()

/** The version is the hash of all languages, so that no edit can miss changing it; members are asked again after each. */
export const dataUseTextVersion: string = sha256(Buffer.concat(everyLanguage.map(computeDataUseTextHash)))
  .toString('hex')
  .slice(0, 16)
