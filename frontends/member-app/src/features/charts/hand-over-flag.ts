const storageKey = 'hibiki.hand-over'

/**
 * Stores on the device that a customer holds it, and whose session it is: every page then redirects to the hand-over. The server
 * guards the charts themselves; the flag only keeps the customer where they are.
 */
export const handOverFlag = {
  isSet: (memberId: string): boolean => localStorage.getItem(storageKey) === memberId,
  set: (memberId: string): void => localStorage.setItem(storageKey, memberId),
  clear: (): void => localStorage.removeItem(storageKey),
}
