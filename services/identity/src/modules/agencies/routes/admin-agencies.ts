import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { listPeople } from '../../accounts/people.sql.ts'
import { findConsoleAgency, listConsoleAgencies } from '../admin-agencies.sql.ts'

const Agency = Type.Object({
  id: Type.String(),
  code: Type.Union([Type.String(), Type.Null()], {
    description: 'The code, which is issued with the approval',
  }),
  name: Type.String(),
  state: Type.Enum(['applied', 'approved', 'rejected']),
  picCount: Type.Integer(),
  customerCount: Type.Integer(),
  createdAt: Moment,
})
const People = Type.Array(Type.Object({ id: Type.String(), username: Type.String(), userId: Type.String() }))

const MAX_PEOPLE = 99

const resource = createAdminResource({
  name: 'agencies',
  errors: identityErrors,
  maxIdLength: null,
  sortable: ['id', 'code', 'name', 'state', 'picCount', 'customerCount', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filter: { q: textFilterSchema, state: Type.Optional(Agency.properties.state) },
})

/** The list and one agency have one file: GET /admin/agencies and /admin/agencies/{id}. */
export function adminAgenciesRoute(app: App, context: IdentityContext): void {
  const { db } = context
  const listPeopleOf = async (agencyCode: string, role: 'ROLE_PERSON_IN_CHARGE' | 'ROLE_CUSTOMER') => {
    const people = await listPeople(db, { agencyCode, roles: [role] }, { offset: 0, limit: MAX_PEOPLE })
    return people.map(({ id, name, userId }) => ({ id, username: name, userId }))
  }

  resource.registerListRoute(app, {
    operationId: 'listAgencies',
    summary: 'Lists agencies for the console',
    row: Agency,
    find: ({ filter, ...page }) => listConsoleAgencies(db, filter, page),
    toResponse: serializeRow,
  })
  resource.registerReadRoute(app, {
    operationId: 'readAgency',
    summary: 'Returns one agency with its people, at most 99 of each kind',
    response: Type.Object({ ...Agency.properties, pics: People, customers: People }),
    async find(id) {
      const agency = await findConsoleAgency(db, id)
      if (!agency) return null
      const [pics, customers] =
        agency.code === null
          ? [[], []]
          : await Promise.all([
              listPeopleOf(agency.code, 'ROLE_PERSON_IN_CHARGE'),
              listPeopleOf(agency.code, 'ROLE_CUSTOMER'),
            ])
      return { ...serializeRow(agency), pics, customers }
    },
  })
}
