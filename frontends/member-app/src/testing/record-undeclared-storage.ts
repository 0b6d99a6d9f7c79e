import { deviceSettings } from '../lib/device-data/device-settings.ts'
import { findPersonalData } from '../lib/device-data/personal-data.ts'

const write = Storage.prototype.setItem
let undeclared: string[] = []

/** Records what the app stores under a name that neither `personalData` nor `deviceSettings` declares; it would outlive every session. */
export function recordUndeclaredStorage(): void {
  Storage.prototype.setItem = function setItem(name, value) {
    const area = this === localStorage ? 'localStorage' : 'sessionStorage'
    const isSetting = deviceSettings.some((setting) => setting.storage === area && setting.name === name)
    if (!isSetting && !findPersonalData(area, name)) undeclared.push(`${area}: ${name}`)
    write.call(this, name, value)
  }
}

export function takeUndeclaredStorage(): string[] {
  const taken = undeclared
  undeclared = []
  return taken
}
