import { renderSvg } from '@hibiki/landscapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentApp, createContentApp } from '../../../testing/content-app.ts'
import { addMeasuredSound } from '../../../testing/sounds.ts'

let content: ContentApp
beforeAll(async () => {
  content = await createContentApp()
})
afterAll(() => content.close())

describe('GET /soundesthe/landscape', () => {
  it('sends the whole drawing, from which an app draws the picture of the stills', async () => {
    const soundId = await addMeasuredSound(content, '夜の海')
    const response = await content.app.inject(`/soundesthe/landscape?soundId=${soundId}`)
    expect(response.statusCode).toBe(200)
    const { drawing, scene, hour } = response.json()
    const stored = await content.context.landscapes.find(soundId)
    expect(drawing).toEqual(stored?.landscape)
    expect([drawing.scene, drawing.hour]).toEqual([scene, hour])
    expect(renderSvg(drawing, { width: 56, height: 56 })).toContain('<svg')
  })
})
