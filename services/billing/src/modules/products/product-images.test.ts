import { describe, expect, it } from 'vitest'
import { productImages } from './product-images.ts'

/** These pictures are drawn on indigo and look the same by day and at night. */
const alwaysDark = ['premium.svg']

describe('the pictures of products', () => {
  it.each([...productImages.keys()])('%s has dark colours for the night', (file) => {
    const svg = productImages.get(file)?.svg ?? ''
    expect(alwaysDark.includes(file) || svg.includes('@media (prefers-color-scheme: dark)')).toBe(true)
  })
})
