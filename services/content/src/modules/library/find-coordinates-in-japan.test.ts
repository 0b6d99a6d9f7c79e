import { describe, expect, it } from 'vitest'
import { findCoordinatesInJapan } from './find-coordinates-in-japan.ts'

describe('findCoordinatesInJapan', () => {
  it.each([
    ['神奈川・鎌倉', 139.55, 35.31],
    ['北海道・小樽', 140.99, 43.19],
    ['沖縄・竹富島', 124.09, 24.33],
    // The locality is not known, the prefecture is.
    ['静岡・茶の里', 138.38, 34.98],
    ['京都', 135.76, 35.02],
    ['長崎県', 129.87, 32.74],
    ['東京都・奥多摩', 139.69, 35.69],
    ['大阪府・中之島', 135.5, 34.69],
  ])('finds %s', (place, longitude, latitude) => {
    expect(findCoordinatesInJapan(place)).toEqual([longitude, latitude])
  })

  it.each(['', 'ハワイ・カイルア', 'ラウターブルンネン', '都', 'constructor'])(
    'finds no coordinates of “%s”',
    (place) => {
      expect(findCoordinatesInJapan(place)).toBeNull()
    },
  )
})
