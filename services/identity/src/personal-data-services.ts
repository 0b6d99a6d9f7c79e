import type { ErasedEventSubject } from '@hibiki/event-contracts'
import { type TString, Type } from 'typebox'

type NameOf<Subject> = Subject extends `${infer Name}.person-erased.v1` ? Name : never

/**
 * The other services that hold personal data. A row of this list adds the setting `<NAME>_URL`, the service's part of a member's
 * export, and the confirmation of its erasures.
 */
export const personalDataServices = [
  'aiesthe',
  'billing',
  'charts',
  'content',
  'enterprise',
  'support',
] as const satisfies readonly NameOf<ErasedEventSubject>[]

export type PersonalDataService = (typeof personalDataServices)[number]
type UrlSetting = `${Uppercase<PersonalDataService>}_URL`

/** The services' addresses; a service whose address is empty is left out. */
export const serviceUrlProperties = Object.fromEntries(
  personalDataServices.map((name) => [
    toUrlSettingName(name),
    Type.String({
      default: '',
      description: `Addresses of ${name}, which is asked for its part of a member's export`,
    }),
  ]),
) as Record<UrlSetting, TString>

export function toUrlSettingName(name: PersonalDataService): UrlSetting {
  return `${name.toUpperCase() as Uppercase<PersonalDataService>}_URL`
}
