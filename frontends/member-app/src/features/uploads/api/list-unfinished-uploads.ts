import type { ResumableWaitingUpload } from '@hibiki/sound-upload'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Loads the member's unfinished uploads of every kind, at most 20, newest first. */
export const listUnfinishedUploads = () => unwrap(api.GET('/upload/unfinished'))

/** An unfinished upload with what is needed to resume it. */
export type ResumableUpload = ResumableWaitingUpload<
  Awaited<ReturnType<typeof listUnfinishedUploads>>[number]
>
