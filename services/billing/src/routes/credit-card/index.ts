import { type App, access, allow } from '@hibiki/http'
import { deletePaymentCard } from '../payment/card-delete.ts'
import { confirmCard } from './confirm.ts'
import { countAllCards } from './count-all.ts'
import { deleteCard } from './delete.ts'
import { fetchCard } from './fetch.ts'
import { fetchAllCards } from './fetch-all.ts'
import { cardForm } from './form.ts'
import { registerCard } from './register.ts'
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
