import { formatJstDateTime } from '@hibiki/calendar'
import { Id, JapanTime, type Session } from '@hibiki/http'
import { Type } from 'typebox'
import type { ChartsContext } from '../../context.ts'
import { hasPhotoConsent } from '../overview/overview.sql.ts'
import type { VisibleRecord } from '../records/visible-record.ts'
import {
  canSeePhoto,
  DRAWING_STEPS,
  MAX_NUMBERS_PER_STROKE,
  MAX_PHOTOS_PER_RECORD,
  MAX_STROKES,
  strokeColors,
} from './photo.rules.ts'
import { listPhotosOfRecords, type RecordPhoto } from './record-photos.sql.ts'

const Stroke = Type.Object(
  {
    color: Type.Enum([...strokeColors]),
    width: Type.Integer({
      minimum: 1,
      maximum: 50,
      description: "Thickness in thousandths of the photo's longer side",
    }),
    points: Type.Array(Type.Integer({ minimum: 0, maximum: DRAWING_STEPS }), {
      minItems: 4,
      maxItems: MAX_NUMBERS_PER_STROKE,
      description: `x and y of each point in turn, in ${DRAWING_STEPS} steps from the top left corner`,
    }),
  },
  { $id: 'CaltePhotoStroke' },
)

const Drawing = Type.Array(Stroke, { maxItems: MAX_STROKES })
/** `isDrawing` decides whether strokes are too many, so that the caller learns why they are rejected. */
export const NewDrawing = Type.Array(Stroke)

export const RecordPhotoResponse = Type.Object(
  {
    id: Id,
    url: Type.String({ description: 'Opens the photo in this session, for an hour' }),
    taken: JapanTime,
    published: Type.Boolean({ description: 'Whether the customer sees it' }),
    width: Type.Integer(),
    height: Type.Integer(),
    strokes: Drawing,
    version: Type.Integer({ description: 'The version, which must be sent with a change' }),
  },
  { $id: 'CaltePhoto' },
)

/** What a record tells of its photos. */
export const recordPhotosProperties = {
  photoConsent: Type.Boolean({ description: 'Whether the customer agrees that their salon takes photos' }),
  photos: Type.Array(RecordPhotoResponse, { maxItems: MAX_PHOTOS_PER_RECORD }),
}

/** The photos of a record where none are shown: to administrators, and on a device in the hands of the customer. */
export const withoutPhotos = { photoConsent: false, photos: [] }

type PhotoContext = Pick<ChartsContext, 'db' | 'photoLinks'>

/** A link is signed only where a view was logged or the caller sees their own, so no photo of another person is seen without a row. */
export function toPhotoResponse(
  { id, createdAt, published, width, height, strokes, version }: RecordPhoto,
  { photoLinks }: Pick<PhotoContext, 'photoLinks'>,
  { sessionId }: Session,
) {
  return {
    id,
    url: photoLinks.sign(id, sessionId),
    taken: formatJstDateTime(createdAt),
    published,
    width,
    height,
    strokes,
    version,
  }
}

/** Returns the photos of an open record that the caller may see. */
export async function getPhotosOfRecord(
  context: PhotoContext,
  session: Session,
  { record, customer, role }: VisibleRecord,
) {
  const hasConsent = await hasPhotoConsent(context.db, customer.memberId)
  const photos = await listPhotosOfRecords(context.db, [record.recordId])
  return {
    photoConsent: hasConsent,
    photos: photos
      .filter(({ published }) => canSeePhoto(role, { published, hasConsent }))
      .map((photo) => toPhotoResponse(photo, context, session)),
  }
}
