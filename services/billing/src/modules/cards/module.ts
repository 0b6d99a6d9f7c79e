import { type App, access, allow } from '@hibiki/http'
import { confirmCard } from './routes/confirm-card.ts'
import { countAllCards } from './routes/count-cards.ts'
import { deleteCard } from './routes/delete-card.ts'
import { deletePaymentCard } from './routes/delete-payment-card.ts'
import { fetchCard } from './routes/get-card.ts'
import { cardForm } from './routes/get-card-form.ts'
import { fetchAllCards } from './routes/list-cards.ts'
import { registerCard } from './routes/register-card.ts'
import type { CreditCardDeps } from './with-provider.ts'

export async function creditCard(app: App, deps: CreditCardDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    cardForm(scope, deps)
  })
  // Cards are not for a stranger with an easy-login link (D-059).
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.memberNotEnterprise))
    registerCard(scope, deps)
    confirmCard(scope, deps)
    fetchAllCards(scope, deps)
    countAllCards(scope, deps)
    fetchCard(scope, deps)
    deleteCard(scope, deps)
    deletePaymentCard(scope, deps)
  })
}
