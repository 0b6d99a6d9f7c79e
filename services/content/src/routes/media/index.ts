import { type App, access, allow } from '@hibiki/http'
import type { MediaDeps } from '../../media/send-media.ts'
import { getMedia } from './get-media.ts'
import { headMedia } from './head-media.ts'
import { renewLink } from './renew-link.ts'

/** Open to visitors: what a link allows is signed into it, for members together with their session. */
export async function media(app: App, deps: MediaDeps): Promise<void> {
  allow(app, access.visitor)
  getMedia(app, deps)
  headMedia(app, deps)
  renewLink(app, deps)
}
