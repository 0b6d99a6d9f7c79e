import { api, unwrap } from '../../../lib/api/client.ts'

/** A fresh link for one whose ten minutes are over; the same session only. */
export async function renewMediaLink(soundSrc: string): Promise<string> {
  const renewed = await unwrap(api.POST('/media/renew-link', { body: { soundSrc } }))
  return renewed.soundSrc
}
