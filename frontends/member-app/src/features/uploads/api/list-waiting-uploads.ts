import type { Resumable } from '@hibiki/sound-upload'
import { api, unwrap } from '../../../lib/api/client.ts'

/** The member's own uploads of every kind that wait for bytes, at most 20, newest first. */
export const listWaitingUploads = () => unwrap(api.GET('/upload/unfinished'))

/** One of them, and what is needed to go on with it. */
export type ResumableUpload = Resumable<Awaited<ReturnType<typeof listWaitingUploads>>[number]>
