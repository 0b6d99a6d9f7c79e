import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { expireExports, findOldestExportRequestTime } from './exports.sql.ts'
import { prepareExports } from './prepare-exports.ts'
import { downloadExport } from './routes/download-export.ts'
import { listExportsRoute } from './routes/list-exports.ts'
import { requestExportRoute } from './routes/request-export.ts'

export const dataExport = defineModule<IdentityContext>({
  name: 'data-export',
  routes(app, context) {
    registerRoutes(app, context, accessRules.member, [listExportsRoute])
    registerRoutes(app, context, accessRules.confirmed(accessRules.member), [
      requestExportRoute,
      downloadExport,
    ])
  },
  jobs: (context) => [
    { name: 'prepare-exports', everyMs: 5000, run: () => prepareExports(context) },
    {
      name: 'expire-exports',
      everyMs: 5 * 60_000,
      run: () => expireExports(context.db, context.clock()),
    },
  ],
  queues: ({ db }) => [{ name: 'exports', findOldest: () => findOldestExportRequestTime(db) }],
  personalData: [
    {
      table: 'exports',
      person: 'user_id',
      export: { omit: ['sealed', 'next_attempt_at', 'attempts'] },
      erase: 'delete',
    },
  ],
})
