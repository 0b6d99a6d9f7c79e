import { type App, access, allow } from '@hibiki/http'
import type { BillingDatabase } from '../../db/schema.ts'
import { deleteDelivery } from './delete-delivery.ts'
import { deliveries } from './deliveries.ts'
import { delivery } from './delivery.ts'
import { listMunicipalities } from './municipalities.ts'
import { listPrefectures } from './prefectures.ts'
import { registerDelivery } from './register-delivery.ts'
import { searchPostcode } from './search.ts'
import { updateDelivery } from './update-delivery.ts'

export interface AddressDeps {
  database: BillingDatabase
  clock: () => Date
}

export async function address(app: App, deps: AddressDeps): Promise<void> {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    listPrefectures(scope)
    listMunicipalities(scope)
    searchPostcode(scope)
  })
  // Where somebody lives is not for a stranger with an easy-login link (D-059).
  app.register(async (scope: App) => {
    allow(scope, access.confirmed(access.memberNotEnterprise))
    deliveries(scope, deps)
    delivery(scope, deps)
    registerDelivery(scope, deps)
    updateDelivery(scope, deps)
    deleteDelivery(scope, deps)
  })
}
