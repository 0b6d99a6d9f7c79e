import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { isStaff } from '../../../access.ts'
import type { SupportContext } from '../../../context.ts'
import { getInquiryTypeName } from '../../../texts.ts'
import { detailsByInquiryType } from '../inquiry-types.rules.ts'
import { requireSupportFunction } from '../member-message.ts'

const Choice = { value: Type.String(), text: Type.String() }

/** GET /v2/support/chat/inquiry/types. */
export function listInquiryTypesRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/v2/support/chat/inquiry/types',
    {
      schema: {
        operationId: 'listInquiryTypes',
        summary: 'What inquiries can be about; E2002 without a plan that includes them',
        tags: ['support'],
        response: {
          200: Type.Array(Type.Object({ ...Choice, childItems: Type.Array(Type.Object(Choice)) })),
        },
      },
    },
    async (request) => {
      const session = requireSession(request)
      if (!isStaff(session)) await requireSupportFunction(db, session.userId, 'support-chat')
      const shown = getRequestLanguage(request)
      return Object.entries(detailsByInquiryType).map(([type, details]) => ({
        value: type,
        text: getInquiryTypeName(shown, type),
        childItems: details.map((detail) => {
          const value = `${type}.${detail}`
          return { value, text: getInquiryTypeName(shown, value) }
        }),
      }))
    },
  )
}
