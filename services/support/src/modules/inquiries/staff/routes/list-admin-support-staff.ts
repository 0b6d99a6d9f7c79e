import { createAdminResource } from '@hibiki/admin-resource'
import { type App, Id } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { supportErrors } from '../../../../errors.ts'
import { listStaff, MAX_LISTED_STAFF } from '../staff.sql.ts'

const resource = createAdminResource({
  name: 'support-staff',
  errors: supportErrors,
  sortable: ['name'],
  defaultSort: ['name', 'ASC'],
})

/** GET /admin/support-staff lists the administrators to whom an inquiry can be assigned. */
export function listAdminSupportStaffRoute(app: App, { db }: SupportContext): void {
  app.get(
    '/admin/support-staff',
    {
      schema: resource.createOperationSchema({
        operationId: 'listAdminSupportStaff',
        summary: 'Administrators by name, to give an inquiry to one of them',
        response: Type.Object({
          staff: Type.Array(Type.Object({ id: Id, name: Type.String() }), {
            maxItems: MAX_LISTED_STAFF,
          }),
        }),
      }),
    },
    async () => ({ staff: await listStaff(db) }),
  )
}
