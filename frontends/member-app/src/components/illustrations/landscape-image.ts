/** The sizes in CSS pixels that the server has; each has twice as many pixels. */
export type LandscapeSize = 56 | 160 | 400

/** What a sound needs for its landscape. */
export interface LandscapeSound {
  id: string
  /** Where lists contain it, its pictures have addresses that browsers keep for ever. */
  landscape?: { image: string } | undefined
}

/** Returns the address of a picture of a sound's landscape; any sound of the catalogue has one. */
export function toLandscapeImage(
  { id, landscape }: LandscapeSound,
  size: LandscapeSize,
  format: 'avif' | 'png',
): string {
  const template = landscape?.image ?? `/api/soundesthe/landscapes/${id}/{size}.{format}`
  return template.replace('{size}', String(size)).replace('{format}', format)
}
