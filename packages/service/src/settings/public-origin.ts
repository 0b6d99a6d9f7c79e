/** The first of the product's origins, which is the one that mails and calendars point to. */
export function publicOrigin({ PUBLIC_ORIGIN }: { PUBLIC_ORIGIN: string }): string {
  return PUBLIC_ORIGIN.split(',')[0]?.trim() ?? ''
}
