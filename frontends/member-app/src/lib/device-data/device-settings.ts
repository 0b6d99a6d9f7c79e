import type { DeviceDataEntry } from './personal-data.ts'

/** What stays on the device: choices made for it, and copies that say nothing about a person. */
export const deviceSettings: readonly Omit<DeviceDataEntry, 'ends'>[] = [
  { name: 'hibiki.appearance', storage: 'localStorage' },
  { name: 'hibiki.language', storage: 'localStorage' },
  { name: 'hibiki.page-scale', storage: 'localStorage' },
  { name: 'hibiki.page-scale.member', storage: 'localStorage' },
  { name: 'hibiki.night-clock', storage: 'localStorage' },
  { name: 'hibiki.vibration', storage: 'localStorage' },
  { name: 'hibiki.breath-pace', storage: 'localStorage' },
  { name: 'hibiki.breath-vibration', storage: 'localStorage' },
  { name: 'hibiki.sleep-timer-seconds', storage: 'localStorage' },
  { name: 'hibiki.check-in', storage: 'localStorage' },
  { name: 'hibiki.paired-device', storage: 'localStorage' },
  { name: 'hibiki.board', storage: 'localStorage' },
  { name: 'hibiki.room-playlists', storage: 'localStorage' },
  { name: 'hibiki-shell-', isPrefix: true, storage: 'caches' },
  { name: 'hibiki-assets', storage: 'caches' },
  { name: 'hibiki-landscapes', storage: 'caches' },
  { name: 'hibiki-room-sounds', storage: 'caches' },
]
