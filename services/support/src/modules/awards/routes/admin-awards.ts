import {
  createAdminResource,
  createLocalTextSchema,
  serializeRow,
  textFilterSchema,
} from '@hibiki/admin-resource'
import {
  ApiError,
  type App,
  getFieldErrorText,
  Id,
  MAX_INLINE_BODY_BYTES,
  Moment,
  requireSession,
} from '@hibiki/http'
import { isHttpsLink } from '@hibiki/text'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { supportErrors } from '../../../errors.ts'
import { decodeImageBytes, reencodePicture } from '../../inquiries/reencode-picture.ts'
import { MAX_AWARD_LINK_LENGTH, MAX_AWARD_TITLE_LENGTH } from '../award.rules.ts'
import { toAwardPictureUrl } from '../award-picture-url.ts'
import {
  type Award,
  deleteAward,
  findAward,
  insertAward,
  listAdminAwards,
  updateAward,
} from '../awards.sql.ts'

const resource = createAdminResource({
  name: 'awards',
  errors: supportErrors,
  sortable: ['title', 'day', 'order', 'visible', 'updatedAt'],
  defaultSort: ['order', 'ASC'],
  filter: { q: textFilterSchema },
})

const Title = Type.String({ maxLength: MAX_AWARD_TITLE_LENGTH, format: 'visible-line' })
const fields = {
  titles: createLocalTextSchema(Title),
  day: Type.String({ format: 'date' }),
  link: Type.Union([Type.String({ maxLength: MAX_AWARD_LINK_LENGTH }), Type.Null()], {
    description: 'https only; null without one',
  }),
  order: Type.Integer({ minimum: 0, maximum: 100_000 }),
  visible: Type.Boolean(),
}
const Picture = Type.String({ description: 'JPEG, PNG or WebP as base64 or data URL, at most 8 MB' })
const Body = Type.Object({ ...fields, picture: Picture })
const Change = Type.Object({
  ...fields,
  picture: Type.Optional(Picture),
  updatedAt: Type.Optional(Type.With(Moment, { description: 'Of the award that was edited' })),
})
const Row = Type.Object(
  {
    ...fields,
    id: Id,
    titles: createLocalTextSchema(Type.String()),
    title: Type.String({ description: 'The Japanese one' }),
    link: Type.Union([Type.String(), Type.Null()]),
    pictureUrl: Type.String(),
    updatedAt: Moment,
  },
  { $id: 'AdminAward' },
)

const toResponse = ({ pictureDigest, pictureWidth: _width, pictureHeight: _height, ...award }: Award) =>
  serializeRow({ ...award, pictureUrl: toAwardPictureUrl(pictureDigest) }) as never

function requireLink(link: string | null): void {
  if (link !== null && !isHttpsLink(link))
    throw new ApiError('E3001', { fields: { link: getFieldErrorText('format') } })
}

/** Lists, returns, creates, updates and deletes the awards and media articles of the home page. */
export function adminAwardsRoute(app: App, { db, clock }: SupportContext): void {
  const get = async (id: string) => {
    const award = await findAward(db, id)
    if (!award) throw new ApiError('E4040')
    return award
  }
  resource.registerListRoute(app, {
    operationId: 'listAdminAwards',
    summary: 'Awards and articles in the media',
    row: Row,
    find: (list) => listAdminAwards(db, list),
    toResponse,
  })
  resource.registerReadRoute(app, {
    operationId: 'getAdminAward',
    summary: 'One award or article in the media',
    response: Row,
    find: async (id) => toResponse(await get(id)),
  })
  app.post(
    '/admin/awards',
    {
      bodyLimit: MAX_INLINE_BODY_BYTES,
      schema: resource.createOperationSchema({
        operationId: 'createAdminAward',
        summary: 'Adds an award or an article in the media',
        body: Body,
        response: Row,
        errors: [
          'E3001',
          'SUPPORT_PICTURE_TOO_LARGE',
          'SUPPORT_PICTURE_UNREADABLE',
          'SUPPORT_TOO_MANY_AWARDS',
        ],
      }),
    },
    async (request) => {
      const { titles, day, link, order, visible, picture: sent } = request.body
      requireLink(link)
      const picture = await reencodePicture(decodeImageBytes(sent))
      const change = { by: requireSession(request).userId, now: clock() }
      const id = await db
        .transaction()
        .execute((trx) => insertAward(trx, { titles, day, link, order, visible, picture }, change))
      if (id === null) throw new ApiError('SUPPORT_TOO_MANY_AWARDS')
      return toResponse(await get(id))
    },
  )
  app.put(
    '/admin/awards/:id',
    {
      bodyLimit: MAX_INLINE_BODY_BYTES,
      schema: resource.createRecordOperationSchema({
        operationId: 'updateAdminAward',
        summary: 'Changes an award; without a picture it keeps the one it has',
        body: Change,
        response: Row,
        errors: ['E3001', 'SUPPORT_AWARD_CHANGED', 'SUPPORT_PICTURE_TOO_LARGE', 'SUPPORT_PICTURE_UNREADABLE'],
      }),
    },
    async (request) => {
      const { id } = await get(request.params.id)
      const { picture: sent, updatedAt, ...award } = request.body
      requireLink(award.link)
      const picture = sent === undefined ? null : await reencodePicture(decodeImageBytes(sent))
      const edited = updatedAt === undefined ? null : new Date(updatedAt)
      const change = { by: requireSession(request).userId, now: clock() }
      const isUpdated = await db
        .transaction()
        .execute((trx) => updateAward(trx, { ...award, id, picture, edited }, change))
      if (!isUpdated) throw new ApiError('SUPPORT_AWARD_CHANGED')
      return toResponse(await get(id))
    },
  )
  app.delete(
    '/admin/awards/:id',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'deleteAdminAward',
        summary: 'Deletes an award or an article in the media',
        response: Type.Object({}),
      }),
    },
    async (request) => {
      const { id } = await get(request.params.id)
      const change = { by: requireSession(request).userId, now: clock() }
      const isDeleted = await db.transaction().execute((trx) => deleteAward(trx, id, change))
      if (!isDeleted) throw new ApiError('E4040')
      return {}
    },
  )
}
