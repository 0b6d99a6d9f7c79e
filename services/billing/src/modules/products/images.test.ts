import { describe, expect, it } from 'vitest'
import { productImages } from './images.ts'

/** Drawn on indigo, it looks the same by day and at night. */
const alwaysDark = ['premium.svg']

describe('the pictures of products', () => {
  it.each([...productImages.keys()])('%s is no bright card at night', (file) => {
    const svg = productImages.get(file)?.svg ?? ''
    expect(alwaysDark.includes(file) || svg.includes('@media (prefers-color-scheme: dark)')).toBe(true)
  })
})
