import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { BillingContext } from '../../context.ts'
import { deleteDelivery } from './routes/delete-delivery.ts'
import { getDelivery } from './routes/get-delivery.ts'
import { listDeliveries } from './routes/list-deliveries.ts'
import { listMunicipalities } from './routes/list-municipalities.ts'
import { listPrefectures } from './routes/list-prefectures.ts'
import { registerDelivery } from './routes/register-delivery.ts'
import { searchPostcode } from './routes/search-postcode.ts'
import { updateDelivery } from './routes/update-delivery.ts'

export const addresses = defineModule<BillingContext>({
  name: 'addresses',
  routes(app, context) {
    registerRoutes(app, context, accessRules.memberNotEnterprise, [
      listPrefectures,
      listMunicipalities,
      searchPostcode,
    ])
    // A session opened by an easy-login link must not show where a member lives.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      listDeliveries,
      getDelivery,
      registerDelivery,
      updateDelivery,
      deleteDelivery,
    ])
  },
  personalData: [{ table: 'delivery_addresses', person: 'member_id', export: { omit: [] }, erase: 'delete' }],
})
