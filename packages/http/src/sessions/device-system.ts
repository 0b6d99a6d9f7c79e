const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a device runs on, in one word from a fixed list ("iPad"), '' for others: what a client claims is never stored as it came. */
export function findDeviceSystem(userAgent: string | undefined): string {
  const claim = (userAgent ?? '').slice(0, 500)
  return systems.find(([pattern]) => pattern.test(claim))?.[1] ?? ''
}
