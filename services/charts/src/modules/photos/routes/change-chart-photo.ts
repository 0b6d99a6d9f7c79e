import { isDeepStrictEqual } from 'node:util'
import {
  ApiError,
  type App,
  createBodyOrFormSchema,
  Id,
  MAX_INLINE_BODY_BYTES,
  MAX_INLINE_FILE_BYTES,
  requireSession,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../../context.ts'
import { addPhoto } from '../add-photo.ts'
import { lockPhotoOfStaff, logPhotoAct } from '../lock-photo-of-staff.ts'
import { isDrawing, type Stroke } from '../photo.rules.ts'
import { NewDrawing, RecordPhotoResponse, toPhotoResponse } from '../photo-response.ts'
import { deletePhoto, findPhoto, type RecordPhoto, updatePhoto } from '../record-photos.sql.ts'

const tags = ['calte']

/** The photo as base64 in JSON, or as a file of a form. */
const NewPhoto = createBodyOrFormSchema(
  Type.Object({
    calteRecordId: Id,
    image: Type.String({ description: 'JPEG or PNG as base64, without a data-url prefix' }),
    published: Type.Boolean({ default: false, description: 'Whether the customer sees it' }),
  }),
  'image',
)

/** POST /pic/calte/add-photo adds a photo to a record. */
export function addChartPhoto(app: App, context: ChartsContext): void {
  app.post(
    '/pic/calte/add-photo',
    {
      bodyLimit: MAX_INLINE_BODY_BYTES,
      schema: {
        operationId: 'addChartPhoto',
        summary:
          'Adds a photo to a record, re-encoded without metadata; the same bytes are one photo of a record',
        tags,
        body: NewPhoto,
        response: { 200: RecordPhotoResponse },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { calteRecordId, image, published } = request.body
      const bytes = typeof image === 'string' ? Buffer.from(image, 'base64') : image
      if (bytes.length > MAX_INLINE_FILE_BYTES) throw new ApiError('E4130')
      const photo = await addPhoto(context, session, {
        recordId: calteRecordId.toLowerCase(),
        bytes,
        published,
      })
      reply.header('cache-control', 'no-store')
      return toPhotoResponse(photo, context, session)
    },
  )
}

/** POST /pic/calte/change-photo publishes a photo, withdraws it, or draws on it. */
export function changeChartPhoto(app: App, context: ChartsContext): void {
  const { db, clock } = context
  app.post(
    '/pic/calte/change-photo',
    {
      bodyLimit: 256 * 1024,
      schema: {
        operationId: 'changeChartPhoto',
        summary: 'Changes whether the customer sees a photo, or what is drawn on it; the photo itself stays',
        tags,
        body: Type.Object({
          photoId: Id,
          version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
          published: Type.Boolean(),
          strokes: NewDrawing,
        }),
        response: { 200: RecordPhotoResponse },
      },
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { photoId, version, published, strokes } = request.body
      if (!isDrawing(strokes)) throw new ApiError('CHARTS_DRAWING_INVALID')
      const now = clock()
      const id = photoId.toLowerCase()
      const changed = await db.transaction().execute(async (trx) => {
        const stored = await lockPhotoOfStaff(trx, session, id)
        // The response of an earlier request may have been lost.
        if (isRepeated(stored, { version, published, strokes })) return stored
        if (!(await updatePhoto(trx, { id, version, published, strokes, now })))
          throw new ApiError('CHARTS_PHOTO_CHANGED')
        await logPhotoAct(trx, session, { ...stored, action: 'update', now })
        return findPhoto(trx, id)
      })
      if (!changed) throw new ApiError('CHARTS_PHOTO_NOT_FOUND')
      reply.header('cache-control', 'no-store')
      return toPhotoResponse(changed, context, session)
    },
  )
}

/** Returns whether a change is what was stored last, from the version that the caller saw. */
const isRepeated = (
  stored: RecordPhoto,
  sent: { version: number; published: boolean; strokes: readonly Stroke[] },
): boolean =>
  stored.version === sent.version + 1 &&
  stored.published === sent.published &&
  isDeepStrictEqual(stored.strokes, sent.strokes)

/** POST /pic/calte/delete-photo deletes a photo with its bytes. */
export function deleteChartPhoto(app: App, { db, clock }: ChartsContext): void {
  app.post(
    '/pic/calte/delete-photo',
    {
      schema: {
        operationId: 'deleteChartPhoto',
        summary: 'Deletes a photo for good',
        tags,
        body: Type.Object({ photoId: Id }),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      const session = requireSession(request)
      const photoId = request.body.photoId.toLowerCase()
      await db.transaction().execute(async (trx) => {
        const photo = await lockPhotoOfStaff(trx, session, photoId)
        await deletePhoto(trx, photoId)
        await logPhotoAct(trx, session, { ...photo, action: 'delete', now: clock() })
      })
      return {}
    },
  )
}
