import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../schema.ts'
import { readMemberData } from './members.sql.ts'

/** A picture that belongs to the copy: where it lies in it, and where identity asks for its bytes. */
interface Attachment {
  path: string
  from: string
}

interface CopiedPhoto {
  id: string
  moment: string
  takenAt: Date
}

/** Everything aiesthe holds of a member (D-192): rows by table, and the photos, newest first, each to be asked for by itself. */
export async function memberCopy(
  db: Kysely<AiestheTables>,
  memberId: string,
): Promise<Record<string, unknown[]> & { attachments: Attachment[] }> {
  const data = await readMemberData(db, memberId)
  const photos = (data.facePhotos ?? []) as CopiedPhoto[]
  return {
    ...data,
    facePhotos: photos.map((photo) => ({ ...photo, image: pathOf(photo) })),
    attachments: photos.toReversed().map((photo) => ({
      path: pathOf(photo),
      from: `/internal/members/${memberId}/photos/${photo.id}`,
    })),
  }
}

/** "face-photos/2026-11-21T03-00-00Z-before-….jpg": in order of time, and no two alike. */
function pathOf({ id, moment, takenAt }: CopiedPhoto): string {
  const time = takenAt.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  return `face-photos/${time}-${moment}-${id}.jpg`
}
