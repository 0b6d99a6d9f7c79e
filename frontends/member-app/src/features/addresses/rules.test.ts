import { describe, expect, it } from 'vitest'
import {
  applyPlace,
  emptyAddressDraft,
  findAddressProblems,
  findRegularAddress,
  formatAddressLines,
  formatFullName,
  isCompletePostcode,
  setPrefecture,
  toAddressBody,
  toAddressDraft,
  toDigits,
  toPhoneDigits,
} from './rules.ts'
import type { Address } from './types.ts'

const ginza: Address = {
  deliveryId: 'a1',
  addressId: 'a1',
  lastName: '響',
  middleName: '',
  firstName: '花子',
  lastNameKana: '',
  firstNameKana: '',
  phoneNumber: '0312345678',
  regulation: true,
  prefectureCode: '13',
  prefectureName: '東京都',
  municipalityCode: '13102',
  municipalityName: '中央区',
  postcodeFirst: '104',
  postcodeLast: '0061',
  address: '銀座1-2-3',
  buildingName: '響ビル',
  roomNumber: '4F',
}
const draft = toAddressDraft(ginza)
const place = {
  prefectureCode: '27',
  prefectureName: '大阪府',
  municipalityCode: '27127',
  municipalityName: '大阪市北区',
  address: '梅田',
}

describe('an address', () => {
  it("converts a fetched address to the same request body without the server's own fields", () => {
    const { deliveryId, addressId, prefectureName, municipalityName, ...fields } = ginza
    expect(toAddressBody(draft)).toEqual(fields)
  })

  it('formats an address in Japanese order without its empty parts', () => {
    expect(formatAddressLines(ginza)).toEqual(['〒104-0061', '東京都中央区銀座1-2-3', '響ビル 4F'])
    expect(formatAddressLines({ ...ginza, buildingName: '', roomNumber: '' }).at(-1)).toBe('')
    expect(formatFullName(ginza)).toBe('響 花子')
  })

  it('is proposed for an order when it is the regular one, else when it is the first', () => {
    const other = { ...ginza, deliveryId: 'a2', regulation: false }
    expect(findRegularAddress([other, ginza])).toBe(ginza)
    expect(findRegularAddress([other])).toBe(other)
    expect(findRegularAddress([])).toBeUndefined()
  })

  it.each(['\u200B', '\u2060', '\u3164', '\u00AD', '\u3000', '\u2800', '\uFE0F'])(
    'treats %j as an empty name',
    (blank) => {
      expect(findAddressProblems({ ...draft, lastName: blank, address: blank })).toEqual({
        lastName: 'required',
        address: 'required',
      })
    },
  )

  it('requires every field except middle name, building and room', () => {
    expect(findAddressProblems(emptyAddressDraft)).toEqual({
      lastName: 'required',
      firstName: 'required',
      phoneNumber: 'required',
      postcode: 'required',
      prefectureCode: 'required',
      municipalityCode: 'required',
      address: 'required',
    })
    expect(findAddressProblems({ ...draft, buildingName: '', roomNumber: '', middleName: '' })).toEqual({})
    expect(findAddressProblems({ ...draft, address: '  ' })).toEqual({ address: 'required' })
  })

  it.each(['123456789', '123456789012'])(
    'rejects a phone number without 10 or 11 digits: %s',
    (phoneNumber) => {
      expect(findAddressProblems({ ...draft, phoneNumber })).toEqual({ phoneNumber: 'phoneNumber' })
    },
  )

  it('accepts postcodes of exactly seven digits', () => {
    expect(['104006', '1040061', '10400612'].map(isCompletePostcode)).toEqual([false, true, false])
    expect(findAddressProblems({ ...draft, postcode: '104006' })).toEqual({ postcode: 'postcode' })
  })

  it.each(['99999999999', '81901234567', '00312345678'])(
    'rejects a phone number that does not begin with exactly one 0: %s',
    (phoneNumber) => {
      expect(findAddressProblems({ ...draft, phoneNumber })).toEqual({ phoneNumber: 'phoneNumber' })
    },
  )

  it.each([
    ['+81 90-1234-5678', '09012345678'],
    ['+81 (0)90-1234-5678', '09012345678'],
    ['＋８１９０１２３４５６７８', '09012345678'],
    ['0081 3 1234 5678', '0312345678'],
    ['+81-03-1234-5678', '0312345678'],
    ['0811234567', '0811234567'],
    ['090-1234-5678', '09012345678'],
    ['８１', '81'],
  ])('normalizes the phone number %s to %s', (typed, digits) => {
    expect(toPhoneDigits(typed)).toBe(digits)
  })

  it('accepts digits with hyphens and in full width', () => {
    expect(toDigits('104-0061', 7)).toBe('1040061')
    expect(toDigits('０３−１２３４−５６７８', 11)).toBe('0312345678')
    expect(toDigits('1040061999', 7)).toBe('1040061')
  })
})

describe('the place of a postcode', () => {
  it('replaces the address when the postcode belongs to another town', () => {
    expect(applyPlace(draft, place)).toEqual({
      ...draft,
      prefectureCode: '27',
      municipalityCode: '27127',
      address: '梅田',
    })
  })

  it('keeps what was typed after the same town', () => {
    expect(applyPlace({ ...draft, address: '梅田1-1' }, place).address).toBe('梅田1-1')
    expect(applyPlace(draft, { ...place, address: '' }).address).toBe('銀座1-2-3')
  })

  it('clears the municipality when the prefecture changes', () => {
    expect(setPrefecture(draft, '27').municipalityCode).toBe('')
  })
})
