/** The service accepts at most this size. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the key of the text that says why the service would reject a picture; null for one that it would read. */
export function findPictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return 'console.awards.notPicture'
  return size > MAX_PICTURE_BYTES ? 'console.awards.pictureTooLarge' : null
}

/** Whether a link leads to another site over https, without a user name or password in it: the service rejects any other. */
export function isHttpsLink(link: string): boolean {
  if (!URL.canParse(link.trim())) return false
  const { protocol, username, password } = new URL(link.trim())
  return protocol === 'https:' && username === '' && password === ''
}
