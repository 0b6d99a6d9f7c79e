import { type App, access, allow } from '@hibiki/http'
import type { BillingDatabase } from '../../db/schema.ts'
import { deleteDelivery } from './routes/delete-delivery.ts'
import { deliveries } from './routes/deliveries.ts'
import { delivery } from './routes/delivery.ts'
import { listMunicipalities } from './routes/municipalities.ts'
import { listPrefectures } from './routes/prefectures.ts'
import { registerDelivery } from './routes/register-delivery.ts'
import { searchPostcode } from './routes/search-postcode.ts'
import { updateDelivery } from './routes/update-delivery.ts'

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
