import { formatJstDateTime, getJstDay } from '@hibiki/calendar'
import {
  type App,
  describeErrors,
  getRequestLanguage,
  JapanTime,
  nullable,
  requireSession,
  selectLanguageText,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { listEntitlingContractsAndGrants } from '../../contracts/contracts.sql.ts'
import { findOpenFamilyProduct } from '../../entitlements/entitlements.rules.ts'
import { isInvitationExpired } from '../family.rules.ts'
import {
  findFamilyContract,
  findPlaceOfMember,
  listFamilyContracts,
  listNames,
  listPlacesOfContract,
  type StoredFamilyPlace,
} from '../family.sql.ts'
import { countOpenSeats } from '../lock-family-contract.ts'

const FamilyPlaceSchema = Type.Object(
  {
    id: Type.String(),
    state: Type.Enum(['invited', 'expired', 'joined']),
    email: Type.String({ description: 'The address that was invited' }),
    name: nullable(Type.String({ description: 'Name of the member who joined; null before' })),
    expiresAt: nullable(Type.With(JapanTime, { description: 'Null once a member has joined' })),
    joinedAt: nullable(JapanTime),
  },
  { $id: 'FamilyPlace' },
)

const schema = {
  operationId: 'getFamily',
  summary:
    'Returns the plans whose places the member can give to a family, and the plan of another member that the caller has joined',
  tags: ['subscription'],
  response: {
    200: Type.Object({
      plans: Type.Array(
        Type.Object({
          contractId: Type.String(),
          productName: Type.String(),
          seats: Type.Integer({ description: 'Places of the plan, taken and free' }),
          isOpen: Type.Boolean({
            description: 'Whether the family can use it now; false while a payment is missing',
          }),
          places: Type.Array(FamilyPlaceSchema),
        }),
      ),
      membership: nullable(
        Type.Object({
          productName: Type.String(),
          holderName: Type.String({ description: 'Name of the member who has the plan' }),
          joinedAt: JapanTime,
          isOpen: Type.Boolean(),
        }),
      ),
    }),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

/** Says nothing of what members do, and to members nothing of what the plan costs. */
export function getFamily(app: App, { db, clock }: BillingContext): void {
  app.get('/v3/subscription/family', { schema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const language = getRequestLanguage(request)
    const now = clock()
    reply.header('cache-control', 'no-store')
    const contracts = await listFamilyContracts(db, memberId)
    const places = await Promise.all(contracts.map(({ contractId }) => listPlacesOfContract(db, contractId)))
    const joined = await findPlaceOfMember(db, memberId)
    const memberIds = places.flat().flatMap((place) => place.memberId ?? [])
    const names = await listNames(db, joined === null ? memberIds : [...memberIds, joined.holderId])
    return {
      plans: contracts.map((contract, index) => ({
        contractId: contract.contractId,
        productName: selectLanguageText(contract.productName, language),
        seats: contract.seats,
        isOpen: countOpenSeats(contract, now) > 0,
        places: (places[index] ?? []).map((place) => toFamilyPlace(place, { names, now })),
      })),
      membership: joined === null ? null : await findMembership(joined),
    }

    async function findMembership({ contractId, holderId, joinedAt }: StoredFamilyPlace) {
      const contract = await findFamilyContract(db, contractId)
      if (contract === null || joinedAt === null) return null
      const today = getJstDay(now)
      const entitling = await listEntitlingContractsAndGrants(db, memberId, today)
      return {
        productName: selectLanguageText(contract.productName, language),
        holderName: names.get(holderId) ?? '',
        joinedAt: formatJstDateTime(joinedAt),
        isOpen: findOpenFamilyProduct(entitling.contracts, today) !== null,
      }
    }
  })
}

function toFamilyPlace(
  place: StoredFamilyPlace,
  { names, now }: { names: ReadonlyMap<string, string>; now: Date },
) {
  const { id, email, memberId, expiresAt, joinedAt } = place
  const invited = isInvitationExpired(place, now) ? ('expired' as const) : ('invited' as const)
  return {
    id,
    state: joinedAt === null ? invited : ('joined' as const),
    email,
    name: memberId === null ? null : (names.get(memberId) ?? ''),
    expiresAt: joinedAt === null ? formatJstDateTime(expiresAt) : null,
    joinedAt: joinedAt && formatJstDateTime(joinedAt),
  }
}
