/** When the app removes something from the device. */
type PersonalDataEnd =
  /** With the session, however it ends. */
  | 'session'
  /** With a logout, and when another member logs in. A session that ended otherwise leaves it to its member, who goes on with it. */
  | 'logout'
  /** When the server has it, or its room is left; until then it waits under its own member's key. */
  | 'sent'

export interface DeviceDataEntry {
  /** The whole name, or how the names begin. */
  name: string
  isPrefix?: true
  storage: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches'
  ends: PersonalDataEnd
  /** The field of the stored object that names its member, where the key does not. It is null for what a visitor left. */
  ownerField?: string
  /** It goes at the latest this long after `savedAtMs` of the stored object. */
  maxAgeMs?: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The most private texts of the product stay on a device for a week at most. */
export const DRAFT_MAX_AGE_MS = 7 * DAY_MS

/**
 * Everything of a person that the app stores in the browser; `device-settings.ts` has the rest. A test compares both with the code and with
 * docs/product/privacy.md#this-device, and the component tests fail where something else is written.
 */
export const personalData: readonly DeviceDataEntry[] = [
  { name: 'hibiki.session.member', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.session.refreshed-at', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.session.refresh-attempt', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.data-owner', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.data-owner', storage: 'sessionStorage', ends: 'session' },
  { name: 'hibiki.evening-listening', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.stress-check.carried', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.family-invitation', storage: 'localStorage', ends: 'session' },
  { name: 'hibiki.hand-over', storage: 'localStorage', ends: 'session' },
  {
    name: 'hibiki.chart.record.',
    isPrefix: true,
    storage: 'localStorage',
    ends: 'session',
    maxAgeMs: DRAFT_MAX_AGE_MS,
  },
  {
    name: 'hibiki.chart.format.',
    isPrefix: true,
    storage: 'localStorage',
    ends: 'session',
    maxAgeMs: DRAFT_MAX_AGE_MS,
  },
  { name: 'hibiki.interrupted-play', storage: 'sessionStorage', ends: 'session' },
  { name: 'hibiki.last-check-in', storage: 'sessionStorage', ends: 'session' },
  { name: 'hibiki.purchase-origin', storage: 'sessionStorage', ends: 'session' },
  { name: 'hibiki.scroll-positions', storage: 'sessionStorage', ends: 'session' },
  { name: 'hibiki.transfer.', isPrefix: true, storage: 'sessionStorage', ends: 'session' },
  { name: 'hibiki-kept-sounds', storage: 'caches', ends: 'session' },

  {
    name: 'hibiki.mental-check.',
    isPrefix: true,
    storage: 'localStorage',
    ends: 'logout',
    maxAgeMs: DRAFT_MAX_AGE_MS,
  },
  { name: 'hibiki.purchase-draft', storage: 'localStorage', ends: 'logout', ownerField: 'memberId' },
  { name: 'hibiki.push.', isPrefix: true, storage: 'localStorage', ends: 'logout' },
  { name: 'hibiki.unfinished-uploads.', isPrefix: true, storage: 'localStorage', ends: 'logout' },
  { name: 'hibiki.stress-check', storage: 'sessionStorage', ends: 'logout', ownerField: 'owner' },
  { name: 'hibiki.draft.', isPrefix: true, storage: 'sessionStorage', ends: 'logout' },

  { name: 'hibiki.room', storage: 'localStorage', ends: 'sent' },
  { name: 'hibiki-play-records', storage: 'indexedDB', ends: 'sent' },
  { name: 'hibiki-check-ins', storage: 'indexedDB', ends: 'sent' },
]

/** Finds the declaration of what is stored of a person under this name. */
export const findPersonalData = (
  storage: DeviceDataEntry['storage'],
  name: string,
): DeviceDataEntry | undefined =>
  personalData.find(
    (entry) =>
      entry.storage === storage && (entry.isPrefix ? name.startsWith(entry.name) : name === entry.name),
  )
