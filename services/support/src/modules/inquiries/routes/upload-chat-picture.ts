import { Readable } from 'node:stream'
import { ApiError, type App, bodyOrForm, maxInlineBodyBytes, memberOf } from '@hibiki/http'
import { writeForMember } from '@hibiki/projections'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import { countUnsent, insertPicture, insertPictureUpload, MAX_UNSENT, storageKeyOf } from '../pictures.sql.ts'
import { bytesOf, readPicture } from '../read-picture.ts'

const Body = Type.Object({ image: Type.String({ description: 'JPEG, PNG or WebP as base64 or data URL' }) })

/** POST /v2/support/chat/picture: a picture to be sent with the next message. */
export function uploadChatPicture(app: App, { db, clock, storage }: SupportContext): void {
  app.post(
    '/v2/support/chat/picture',
    {
      bodyLimit: maxInlineBodyBytes,
      schema: {
        operationId: 'uploadChatPicture',
        summary: 'Uploads a picture of at most 8 MB; name its id when sending within a day',
        tags: ['support'],
        body: bodyOrForm(Body, 'image'),
        response: {
          200: Type.Object({
            id: Type.String({ format: 'uuid' }),
            width: Type.Integer(),
            height: Type.Integer(),
          }),
        },
      },
    },
    async (request) => {
      const { userId: memberId } = memberOf(request)
      if ((await countUnsent(db, memberId)) >= MAX_UNSENT) throw new ApiError('SUPPORT_TOO_MANY_PICTURES')
      const { bytes, width, height } = await readPicture(bytesOf(request.body.image))
      const id = await insertPictureUpload(db, clock())
      await storage.put(storageKeyOf(id), Readable.from([bytes]))
      const isKnown = await writeForMember(db, memberId, async (trx) => {
        await insertPicture(trx, { id, memberId, width, height, bytes: bytes.length, now: clock() })
        return true
      })
      if (!isKnown) throw new ApiError('E4040')
      return { id, width, height }
    },
  )
}
