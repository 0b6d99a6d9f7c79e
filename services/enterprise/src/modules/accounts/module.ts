import { defineModule } from '@hibiki/service'
import type { EnterpriseContext } from '../../context.ts'
import { projectAccounts } from './project-accounts.ts'

export const accounts = defineModule<EnterpriseContext>({
  name: 'accounts',
  consumers: (ctx) => [projectAccounts(ctx)],
  personalData: [
    {
      table: 'accounts',
      person: 'member_id',
      export: { none: 'a copy of what identity holds and exports' },
      erase: 'delete',
    },
  ],
})
