import { type TString, Type } from 'typebox'

/** The setting PUBLIC_ORIGIN: origins without a path, separated by commas. */
export const publicOriginSettingSchema: TString = Type.String({
  default: 'http://localhost:3000',
  pattern: '^https?://[^/,\\s]+(,.*)?$',
  description: 'Where members reach the product; links in mails and calendars begin with the first',
})

/** Returns the first of the product's origins, which is the one that mails and calendars point to. */
export function readPublicOrigin({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN: string }): string {
  return PUBLIC_ORIGIN.split(',')[0]?.trim() ?? ''
}
