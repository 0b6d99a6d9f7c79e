const storageKey = 'hibiki.hand-over'

/**
 * Says on the device that it is in a customer's hands, and whose session it is: every page leads back to the hand-over then. The server
 * guards the charts themselves; the flag only keeps the customer where they are.
 */
export const handOverFlag = {
  isSet: (memberId: string): boolean => localStorage.getItem(storageKey) === memberId,
  set: (memberId: string): void => localStorage.setItem(storageKey, memberId),
  clear: (): void => localStorage.removeItem(storageKey),
}
