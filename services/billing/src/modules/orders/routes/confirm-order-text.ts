import { type App, getRequestLanguage, requireSession, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { selectSellerText } from '../../seller/seller-details.ts'
import { confirmationItemKeys, toConfirmationItems } from '../confirmation-items.ts'
import { orderErrorCodes, PreviewOrderBody, previewOrder } from '../preview-order.ts'

const schema = {
  operationId: 'confirmOrderText',
  summary:
    'Returns the six items that the last screen before an order must show; the order stores them word for word',
  tags: ['payment'],
  body: PreviewOrderBody,
  response: {
    200: Type.Array(
      Type.Object({
        item: Type.Enum([...confirmationItemKeys]),
        title: Type.String(),
        text: Type.String({ description: 'Lines are separated by a line feed' }),
      }),
    ),
    ...describeBillingErrors(...orderErrorCodes),
  },
}

export function confirmOrderTextRoute(app: App, deps: BillingContext): void {
  app.post('/payment/order-confirmation', { schema }, async (request) => {
    const caller = requireSession(request)
    const { product, seller, lines, today, familyLost } = await previewOrder(deps, caller, request.body)
    const lang = getRequestLanguage(request)
    const productName = selectLanguageText(product.name, lang)
    return toConfirmationItems(lines, {
      productName,
      today,
      returns: selectSellerText(seller.returns, lang),
      language: lang,
      familyLost,
      familySeats: product.familySeats,
    })
  })
}
