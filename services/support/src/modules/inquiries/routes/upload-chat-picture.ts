import {
  ApiError,
  type App,
  createBodyOrFormSchema,
  MAX_INLINE_BODY_BYTES,
  requireSession,
} from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { SupportContext } from '../../../context.ts'
import type { SupportTables } from '../../../tables.ts'
import { ChatPicture } from '../chat-response.ts'
import { countUnsentPictures, insertPicture, MAX_UNSENT_PICTURES } from '../pictures.sql.ts'
import { storePicture } from '../read-picture.ts'
import { decodeImageBytes, reencodePicture } from '../reencode-picture.ts'
import { requireUploadAccess } from '../require-upload-access.ts'
import { storeFile } from '../store-file.ts'

const Body = Type.Object({ image: Type.String({ description: 'JPEG, PNG or WebP as base64 or data URL' }) })

/** POST /v2/support/chat/picture uploads a picture that is sent with the next message. */
export function uploadChatPictureRoute(app: App, context: SupportContext): void {
  const { db } = context
  app.post(
    '/v2/support/chat/picture',
    {
      bodyLimit: MAX_INLINE_BODY_BYTES,
      schema: {
        operationId: 'uploadChatPicture',
        summary:
          'Uploads a picture of at most 8 MB; name its id when sending within a day. E2002 without a plan that includes inquiries, unless one was opened before',
        tags: ['support'],
        body: createBodyOrFormSchema(Body, 'image'),
        response: {
          200: ChatPicture,
        },
      },
    },
    async (request) => {
      const session = requireSession(request)
      const { userId: memberId } = session
      await requireUploadAccess(db, session)
      await refuseTooMany(db, memberId)
      const { bytes, width, height } = await reencodePicture(decodeImageBytes(request.body.image))
      const id = await storeFile(context, {
        memberId,
        store: (pictureId) => storePicture(context, pictureId, bytes),
        async insert(trx, row) {
          // Other pictures may have been stored meanwhile; from here on the member's lock is held.
          await refuseTooMany(trx, memberId)
          await insertPicture(trx, { ...row, memberId, width, height, bytes: bytes.length })
        },
      })
      return { id, width, height }
    },
  )
}

async function refuseTooMany(db: Kysely<SupportTables>, memberId: string): Promise<void> {
  if ((await countUnsentPictures(db, memberId)) >= MAX_UNSENT_PICTURES)
    throw new ApiError('SUPPORT_TOO_MANY_PICTURES')
}
