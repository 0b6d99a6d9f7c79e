import { findDeviceSystem } from '@hibiki/http'

const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
] as const

/** Describes a browser in a few words of a fixed list ("Chrome · Windows"), so that the client's text itself is never stored. */
export function describeDevice(userAgent: string | undefined): string {
  const claim = (userAgent ?? '').slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(claim))?.[1] ?? ''
  return [browser, findDeviceSystem(claim)].filter((part) => part !== '').join(' · ')
}
