import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { confirmCard } from './routes/confirm-card.ts'
import { countCardsRoute } from './routes/count-cards.ts'
import { deleteCard } from './routes/delete-card.ts'
import { deletePaymentCard } from './routes/delete-payment-card.ts'
import { getCard } from './routes/get-card.ts'
import { getCardForm } from './routes/get-card-form.ts'
import { listCardsRoute } from './routes/list-cards.ts'
import { registerCard } from './routes/register-card.ts'

export const cards = defineModule<BillingContext>({
  name: 'cards',
  routes(app, context) {
    registerRoutes(app, context, accessRules.memberNotEnterprise, [getCardForm])
    // A session opened by an easy-login link must not see or change cards.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      registerCard,
      confirmCard,
      listCardsRoute,
      countCardsRoute,
      getCard,
      deleteCard,
      deletePaymentCard,
    ])
  },
  personalData: [
    {
      table: 'cards',
      person: 'member_id',
      export: { omit: ['provider_id', 'fingerprint'] },
      erase: 'delete',
    },
  ],
})
