import { isBlankText, normalizeNameReading } from '@hibiki/text'
import type { Address, AddressBody, PostcodePlace } from './types.ts'

/** An address in the form, where both parts of the postcode are one field. */
export interface AddressDraft {
  lastName: string
  middleName: string
  firstName: string
  /** The readings are kana; both may be empty. */
  lastNameKana: string
  firstNameKana: string
  phoneNumber: string
  postcode: string
  prefectureCode: string
  municipalityCode: string
  address: string
  buildingName: string
  roomNumber: string
  regulation: boolean
}

export type AddressTextFieldName = Exclude<keyof AddressDraft, 'regulation'>

/** The contract has patterns for these, of which this is the longest text. */
export const MAX_ADDRESS_DIGITS = { phoneNumber: 11, postcode: 7 } as const

const requiredFields: readonly AddressTextFieldName[] = [
  'lastName',
  'firstName',
  'phoneNumber',
  'postcode',
  'prefectureCode',
  'municipalityCode',
  'address',
]
export const isRequiredField = (field: AddressTextFieldName): boolean => requiredFields.includes(field)

export const emptyAddressDraft: AddressDraft = {
  lastName: '',
  middleName: '',
  firstName: '',
  lastNameKana: '',
  firstNameKana: '',
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

/** Converts a draft to the request body. */
export function toAddressBody({ postcode, ...draft }: AddressDraft): AddressBody {
  return { ...draft, postcodeFirst: postcode.slice(0, 3), postcodeLast: postcode.slice(3) }
}

/** Keeps only the digits of what was typed or pasted, also in full width, so that hyphens do no harm. */
export const toDigits = (typed: string, maxDigits: number): string =>
  typed.normalize('NFKC').replace(/\D/g, '').slice(0, maxDigits)

/** Returns the digits of a Japanese telephone number. A number with the country code, +81 90 … or +81 (0)90 …, begins with 0 again. */
export function toPhoneDigits(typed: string): string {
  const national = typed.normalize('NFKC').replace(/^\s*(?:\+|00)\s*81[\s\p{Pd}.]*(?:\(0\))?0?/u, '0')
  return toDigits(national, MAX_ADDRESS_DIGITS.phoneNumber)
}

/** Tells whether a postcode has exactly seven digits, which enables the button that fills in the place. */
export const isCompletePostcode = (postcode: string): boolean => /^\d{7}$/.test(postcode)

/** Numbers within Japan begin with exactly one 0; two of them are an international prefix. */
const isPhoneNumber = (digits: string): boolean => /^0[1-9]\d{8,9}$/.test(digits)

/** The problem of a field, which is a key under `wrong` in the texts. */
export type AddressProblem = 'required' | 'postcode' | 'phoneNumber' | 'kana'

export function findAddressProblems(
  draft: AddressDraft,
): Partial<Record<AddressTextFieldName, AddressProblem>> {
  const wrong: Partial<Record<AddressTextFieldName, AddressProblem>> = {}
  if (!isCompletePostcode(draft.postcode)) wrong.postcode = 'postcode'
  if (!isPhoneNumber(draft.phoneNumber)) wrong.phoneNumber = 'phoneNumber'
  for (const field of ['lastNameKana', 'firstNameKana'] as const)
    if (normalizeNameReading(draft[field]) === null) wrong[field] = 'kana'
  for (const field of requiredFields) if (isBlankText(draft[field])) wrong[field] = 'required'
  return wrong
}

/** Applies the place of a postcode. Text after the same town stays; another prefecture clears the municipality. */
export const applyPlace = (draft: AddressDraft, place: PostcodePlace): AddressDraft => ({
  ...draft,
  prefectureCode: place.prefectureCode,
  municipalityCode: place.municipalityCode,
  address: draft.address.startsWith(place.address) ? draft.address : place.address,
})

export const setPrefecture = (draft: AddressDraft, prefectureCode: string): AddressDraft => ({
  ...draft,
  prefectureCode,
  municipalityCode: '',
})

/** Formats an address in Japanese order. */
export const formatAddressLines = (address: Address): string[] => [
  `〒${address.postcodeFirst}-${address.postcodeLast}`,
  `${address.prefectureName}${address.municipalityName}${address.address}`,
  [address.buildingName, address.roomNumber].filter((part) => part !== '').join(' '),
]

export const formatFullName = ({ lastName, middleName, firstName }: Address): string =>
  [lastName, middleName, firstName].filter((part) => part !== '').join(' ')

/** Finds the address that an order proposes: the regular one, else the first. */
export const findRegularAddress = <Listed extends Pick<Address, 'regulation'>>(
  addresses: readonly Listed[],
): Listed | undefined => addresses.find(({ regulation }) => regulation) ?? addresses[0]
