const japanOffsetMs = 9 * 60 * 60 * 1000

/** `yyyy-MM-dd HH:mm:ss` in fixed UTC+9, whatever zone the device is in (D1§9, D-014). */
export function formatJapanDateTime(epochMs: number): string {
  return new Date(epochMs + japanOffsetMs).toISOString().slice(0, 19).replace('T', ' ')
}

/** `HH:mm:ss` of whole seconds (D1§9). */
export function formatPlayingTime(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
