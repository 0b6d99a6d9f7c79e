import type { ErasedEventSubject } from '@hibiki/event-contracts'
import { type TString, Type } from 'typebox'

type NameOf<Subject> = Subject extends `${infer Name}.person-erased.v1` ? Name : never

/**
 * The services beside identity that hold personal data. From a row follow its setting `<NAME>_URL`, its part of a member's copy of all data,
 * and that its erasures are awaited.
 */
export const dataHolders = [
  'aiesthe',
  'billing',
  'charts',
  'content',
  'enterprise',
  'support',
] as const satisfies readonly NameOf<ErasedEventSubject>[]

export type DataHolder = (typeof dataHolders)[number]
type UrlSetting = `${Uppercase<DataHolder>}_URL`

/** The services' own addresses; what is empty is not asked. */
export const urlProperties = Object.fromEntries(
  dataHolders.map((name) => [
    urlSettingOf(name),
    Type.String({ default: '', description: `Address of ${name}, asked for a member's copy of all data` }),
  ]),
) as Record<UrlSetting, TString>

export function urlSettingOf(name: DataHolder): UrlSetting {
  return `${name.toUpperCase() as Uppercase<DataHolder>}_URL`
}
