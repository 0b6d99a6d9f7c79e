import { type ListRequest, type RowPage, selectPage, whereIdIn } from '@hibiki/admin-resource'
import { type Kysely, sql } from 'kysely'
import type { AiestheTables } from '../../tables.ts'

export type ViewerRole = 'administrator' | 'person-in-charge'

/** Logs that another person viewed a member's photos. */
export async function insertPhotoView(
  db: Kysely<AiestheTables>,
  of: { memberId: string; viewerId: string; viewerRole: ViewerRole; resultId: string; viewedAt: Date },
): Promise<void> {
  await db
    .insertInto('photo_views')
    .values({
      member_id: of.memberId,
      viewer_id: of.viewerId,
      viewer_role: of.viewerRole,
      result_id: of.resultId,
      viewed_at: of.viewedAt,
    })
    .execute()
}

export interface PhotoView {
  resultId: string
  viewedAt: Date
  /** Null in views that were logged before the role was stored. */
  role: ViewerRole | null
  /** Null when the viewer was deleted. */
  name: string | null
}

/** Lists who viewed a member's photos, newest first. */
export async function listPhotoViewsOfMember(
  db: Kysely<AiestheTables>,
  memberId: string,
  page: { offset: number; limit: number },
): Promise<PhotoView[]> {
  const { rows } = await sql<PhotoView>`
    ${selectPhotoViewExport(memberId)} order by v.viewed_at desc, v.id desc
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

/** Lists the views as the member sees them and as the member's export contains them. */
export const selectPhotoViewExport = (memberId: string) => sql`
  select v.result_id as "resultId", v.viewed_at as "viewedAt", v.viewer_role as role, m.name
  from photo_views v left join member_profiles m on m.member_id = v.viewer_id
  where v.member_id = ${memberId}`

/** A view of a photo as the console lists it. */
export interface AdminPhotoView {
  id: string
  at: Date
  viewerId: string | null
  viewerName: string | null
  viewerRole: ViewerRole | null
  memberId: string
  memberName: string | null
  resultId: string
}

export interface PhotoViewFilter {
  id?: string[]
  viewerId?: string
  memberId?: string
}

const loggedPhotoViews = sql`
  select v.id, v.viewed_at as at, v.viewer_id as "viewerId", w.name as "viewerName", v.viewer_role as "viewerRole",
    v.member_id as "memberId", m.name as "memberName", v.result_id as "resultId"
  from photo_views v
    left join member_profiles w on w.member_id = v.viewer_id
    left join member_profiles m on m.member_id = v.member_id`

/** Lists who viewed the photos of any member, for the console. */
export const listPhotoViewsForAdmin = (
  db: Kysely<AiestheTables>,
  { filter: { id, viewerId, memberId }, ...page }: ListRequest<PhotoViewFilter>,
): Promise<RowPage<AdminPhotoView>> =>
  selectPage<AdminPhotoView>(db, loggedPhotoViews, page, [
    id && whereIdIn('id', id),
    viewerId && whereIdIn('viewerId', [viewerId]),
    memberId && whereIdIn('memberId', [memberId]),
  ])
