import { ApiError, NameReading, toStoredNameReading } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import { isBlankText, isUuid } from '@hibiki/text'
import { type Static, Type } from 'typebox'
import type { Trx } from '../../tables.ts'
import { getFieldErrorText } from '../../texts.ts'
import type { DeliveryAddress, DeliveryAddressFields } from './delivery-addresses.sql.ts'
import { findMunicipality } from './postal-data.ts'

/** The text must contain at least one visible character. */
const filled = (maxLength: number) => Type.String({ maxLength, format: 'visible-text' })
const optional = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/**
 * These are the fields of an address that a member enters. The names of prefecture and municipality are
 * accepted, because the form sends them, and ignored.
 */
export const DeliveryAddressBody = Type.Object(
  {
    deliveryId: Type.Optional(Type.String({ maxLength: 64 })),
    addressId: Type.Optional(
      Type.String({ maxLength: 64, description: 'The same id as deliveryId, under another name' }),
    ),
    lastName: filled(50),
    middleName: optional(50),
    firstName: filled(50),
    lastNameKana: Type.Optional(NameReading),
    firstNameKana: Type.Optional(NameReading),
    phoneNumber: Type.String({
      pattern: '^0[1-9][0-9]{8,9}$',
      description: '10 or 11 digits as dialled within Japan, beginning with a single 0',
    }),
    regulation: Type.Optional(
      Type.Boolean({
        description: "Whether it is the regular address; exactly one of a member's addresses is",
      }),
    ),
    prefectureCode: Type.String({ pattern: '^[0-9]{2}$' }),
    prefectureName: optional(50),
    municipalityCode: Type.String({ pattern: '^[0-9]{5}$' }),
    municipalityName: optional(50),
    postcodeFirst: Type.String({ pattern: '^[0-9]{3}$' }),
    postcodeLast: Type.String({ pattern: '^[0-9]{4}$' }),
    address: filled(200),
    buildingName: optional(50),
    roomNumber: optional(20),
  },
  { $id: 'DeliveryAddressInput' },
)

export const DeliveryAddressResponse = Type.Object(
  {
    deliveryId: Type.String(),
    addressId: Type.String(),
    lastName: Type.String(),
    middleName: Type.String(),
    firstName: Type.String(),
    lastNameKana: Type.String({ description: 'Reading of the name in katakana; empty without one' }),
    firstNameKana: Type.String(),
    phoneNumber: Type.String(),
    regulation: Type.Boolean(),
    prefectureCode: Type.String(),
    prefectureName: Type.String(),
    municipalityCode: Type.String(),
    municipalityName: Type.String(),
    postcodeFirst: Type.String(),
    postcodeLast: Type.String(),
    address: Type.String(),
    buildingName: Type.String(),
    roomNumber: Type.String(),
  },
  { $id: 'DeliveryAddress' },
)

export function toDeliveryAddressResponse(stored: DeliveryAddress): Static<typeof DeliveryAddressResponse> {
  const { id, postcode, ...fields } = stored
  const place = findMunicipality(fields.prefectureCode, fields.municipalityCode)
  return {
    ...fields,
    lastNameKana: fields.lastNameKana ?? '',
    firstNameKana: fields.firstNameKana ?? '',
    deliveryId: id,
    addressId: id,
    // Municipalities merge, and an address stored before keeps its old code.
    prefectureName: place?.prefectureName ?? '',
    municipalityName: place?.municipalityName ?? '',
    postcodeFirst: postcode.slice(0, 3),
    postcodeLast: postcode.slice(3),
  }
}

/** Returns the fields as they are stored; throws E3001 when the municipality does not lie in the prefecture. */
export function toDeliveryAddressFields(body: Static<typeof DeliveryAddressBody>): DeliveryAddressFields {
  if (!findMunicipality(body.prefectureCode, body.municipalityCode)) {
    throw new ApiError('E3001', { fields: { municipalityCode: getFieldErrorText('option') } })
  }
  return {
    lastName: body.lastName.trim(),
    middleName: trimmed(body.middleName),
    firstName: body.firstName.trim(),
    lastNameKana: toStoredNameReading(body.lastNameKana),
    firstNameKana: toStoredNameReading(body.firstNameKana),
    phoneNumber: body.phoneNumber,
    prefectureCode: body.prefectureCode,
    municipalityCode: body.municipalityCode,
    postcode: body.postcodeFirst + body.postcodeLast,
    address: body.address.trim(),
    buildingName: trimmed(body.buildingName),
    roomNumber: trimmed(body.roomNumber),
  }
}

const trimmed = (text = ''): string => (isBlankText(text) ? '' : text.trim())

/** Serializes the changes of a member's addresses, and throws when the member was deleted meanwhile. */
export async function lockMemberForAddressChange(trx: Trx, memberId: string): Promise<void> {
  await lockMember(trx, memberId)
  if (await isMemberErased(trx, memberId)) throw new ApiError('E4010')
}

/** A malformed id is treated like the id of an address that does not exist. */
export function requireDeliveryAddressId(id: string | undefined): string {
  if (id === undefined || !isUuid(id)) throw new ApiError('E4040')
  return id
}
