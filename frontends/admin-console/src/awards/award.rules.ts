import { isHttpsLink } from '@hibiki/text'
import { MAX_PICTURE_BYTES, PICTURE_MIME_TYPES } from '../components/picture-files.rules.ts'

export type PictureProblem = `console.awards.${'notPicture' | 'pictureTooLarge'}`

/** Returns the key of the text that says why the service would reject a picture; null for one that it would read. */
export function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | null {
  if (!PICTURE_MIME_TYPES.includes(type)) return 'console.awards.notPicture'
  return size > MAX_PICTURE_BYTES ? 'console.awards.pictureTooLarge' : null
}

/** Returns the text that says why the service would reject what a form holds as a link; undefined for none and for one that it takes. */
export function findLinkProblem(link: unknown): { message: string; args: object } | undefined {
  if (typeof link !== 'string' || link.trim() === '' || isHttpsLink(link.trim())) return undefined
  return { message: 'console.awards.linkRule', args: { scheme: 'https://' } }
}
