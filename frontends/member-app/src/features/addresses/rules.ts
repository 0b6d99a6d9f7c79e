import { isBlankText } from '@hibiki/text'
import type { Address, AddressBody, Place } from './types.ts'

/** An address while it is written; both parts of the postcode stand together, as people know it. */
export interface AddressDraft {
  lastName: string
  middleName: string
  firstName: string
  phoneNumber: string
  postcode: string
  prefectureCode: string
  municipalityCode: string
  address: string
  buildingName: string
  roomNumber: string
  regulation: boolean
}

export type TextField = Exclude<keyof AddressDraft, 'regulation'>

/** The server has the same limits. */
export const MAX_LENGTHS = {
  lastName: 50,
  middleName: 50,
  firstName: 50,
  phoneNumber: 11,
  postcode: 7,
  address: 200,
  buildingName: 50,
  roomNumber: 20,
} as const

const requiredFields: readonly TextField[] = [
  'lastName',
  'firstName',
  'phoneNumber',
  'postcode',
  'prefectureCode',
  'municipalityCode',
  'address',
]
export const isRequired = (field: TextField): boolean => requiredFields.includes(field)

export const emptyAddress: AddressDraft = {
  lastName: '',
  middleName: '',
  firstName: '',
  phoneNumber: '',
  postcode: '',
  prefectureCode: '',
  municipalityCode: '',
  address: '',
  buildingName: '',
  roomNumber: '',
  regulation: false,
}

export function toAddressDraft(address: Address): AddressDraft {
  const { deliveryId, addressId, prefectureName, municipalityName, ...written } = address
  const { postcodeFirst, postcodeLast, ...fields } = written
  return { ...fields, postcode: postcodeFirst + postcodeLast }
}

/** As the API takes it. */
export function toAddressBody({ postcode, ...draft }: AddressDraft): AddressBody {
  return { ...draft, postcodeFirst: postcode.slice(0, 3), postcodeLast: postcode.slice(3) }
}

/** Only the digits of what was typed or pasted, also in full width: a postcode or a phone number with hyphens is one without. */
export const toDigits = (typed: string, maxDigits: number): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, maxDigits)

/** The digits of a Japanese telephone number. One copied with the country code, +81 90 … or +81 (0)90 …, begins with 0 again. */
export function toPhoneDigits(typed: string): string {
  const national = typed.normalize('NFKC').replace(/^\s*(?:\+|00)\s*81[\s\p{Pd}.]*(?:\(0\))?0?/u, '0')
  return toDigits(national, MAX_LENGTHS.phoneNumber)
}

/** The button that fills in the place opens at exactly seven digits. */
export const isWholePostcode = (postcode: string): boolean => /^\d{7}$/.test(postcode)

/** Numbers within Japan begin with one 0; two of them lead abroad. */
const isPhoneNumber = (digits: string): boolean => /^0[1-9]\d{8,9}$/.test(digits)

/** What is wrong with a field; a key under `wrong` in the texts. */
export type FieldProblem = 'required' | 'postcode' | 'phoneNumber'

export function checkAddress(draft: AddressDraft): Partial<Record<TextField, FieldProblem>> {
  const wrong: Partial<Record<TextField, FieldProblem>> = {}
  if (!isWholePostcode(draft.postcode)) wrong.postcode = 'postcode'
  if (!isPhoneNumber(draft.phoneNumber)) wrong.phoneNumber = 'phoneNumber'
  for (const field of requiredFields) if (isBlankText(draft[field])) wrong[field] = 'required'
  return wrong
}

/** The place of a postcode taken over. What was written after the town stays; another prefecture has other municipalities. */
export const applyPlace = (draft: AddressDraft, place: Place): AddressDraft => ({
  ...draft,
  prefectureCode: place.prefectureCode,
  municipalityCode: place.municipalityCode,
  address: draft.address.startsWith(place.address) ? draft.address : place.address,
})

export const applyPrefecture = (draft: AddressDraft, prefectureCode: string): AddressDraft => ({
  ...draft,
  prefectureCode,
  municipalityCode: '',
})

/** An address in the order it is written in Japan. */
export const formatAddressLines = (address: Address): string[] => [
  `〒${address.postcodeFirst}-${address.postcodeLast}`,
  `${address.prefectureName}${address.municipalityName}${address.address}`,
  [address.buildingName, address.roomNumber].filter((part) => part !== '').join(' '),
]

export const formatFullName = ({ lastName, middleName, firstName }: Address): string =>
  [lastName, middleName, firstName].filter((part) => part !== '').join(' ')
