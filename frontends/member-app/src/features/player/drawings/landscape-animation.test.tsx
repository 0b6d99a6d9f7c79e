import { composeLandscape } from '@hibiki/landscapes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { animateLandscape } from './landscape-animation.ts'

const landscape = composeLandscape({ id: 'sound-1', title: '夜の海' })

let frames: Map<number, FrameRequestCallback>
let nowMs: number
let resize: (width: number, height: number) => void
let drawn: number
let lines: number[]

beforeEach(() => {
  frames = new Map()
  nowMs = 0
  drawn = 0
  lines = []
  let next = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next += 1
    frames.set(next, callback)
    return next
  })
  vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.delete(request))
  vi.stubGlobal('devicePixelRatio', 3)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: (entries: unknown[]) => void) {
        resize = (width, height) => onResize([{ contentRect: { width, height } }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const countFrame = () => {
  drawn += 1
}

function start(readLevel: () => number | null = () => null) {
  const canvas = document.createElement('canvas')
  const gradient = { addColorStop: () => undefined }
  const context = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'setTransform') return countFrame
        if (name === 'lineTo') return (_x: number, y: number) => lines.push(y)
        return () => gradient
      },
      set: () => true,
    },
  )
  canvas.getContext = (() => context) as unknown as typeof canvas.getContext
  const onFirstFrame = vi.fn()
  const animation = animateLandscape({ canvas, landscape, startSeconds: 0, readLevel, onFirstFrame })
  return { canvas, animation, onFirstFrame }
}

/** Shows frames as a screen of this rate does. */
function show(count: number, framesPerSecond = 60): void {
  for (let frame = 0; frame < count; frame++) {
    nowMs += 1000 / framesPerSecond
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) callback(nowMs)
  }
}

it('draws one still frame as soon as it has a size, and asks for no more', () => {
  const { onFirstFrame } = start()
  expect(drawn).toBe(0)
  resize(390, 500)
  expect([drawn, onFirstFrame.mock.calls.length, frames.size]).toEqual([1, 1, 0])
})

it('has twice as many pixels as CSS pixels at most, and fewer on a large screen', () => {
  const { canvas } = start()
  resize(390, 500)
  expect([canvas.width, canvas.height]).toEqual([780, 1000])
  resize(1440, 900)
  expect(canvas.width * canvas.height).toBeLessThanOrEqual(1_405_000)
})

it('moves with every frame of the screen, until it is to stand still', () => {
  const { animation } = start()
  resize(390, 500)
  animation.setMaxFrameRate(60)
  const still = lines.slice()
  lines = []
  show(60)
  expect(drawn).toBe(61)
  expect(lines.slice(-still.length)).not.toEqual(still)
  animation.setMaxFrameRate(0)
  show(10)
  expect([drawn, frames.size]).toEqual([61, 0])
})

it('draws no more frames than it may', () => {
  const { animation } = start()
  resize(390, 500)
  animation.setMaxFrameRate(15)
  show(60)
  expect(drawn - 1).toBeGreaterThanOrEqual(14)
  expect(drawn - 1).toBeLessThanOrEqual(16)
})

it('swells slowly when the sound grows loud', () => {
  let level = 0
  const { animation } = start(() => level)
  resize(390, 500)
  animation.setMaxFrameRate(60)
  show(2)
  lines = []
  show(1)
  const before = lines.slice()
  level = 1
  lines = []
  show(1)
  const furthest = Math.max(...lines.map((y, at) => Math.abs(y - (before[at] ?? y))))
  expect(furthest).toBeGreaterThan(0)
  expect(furthest).toBeLessThan(0.02)
})

it('asks for no frame after it was closed', () => {
  const { animation } = start()
  resize(390, 500)
  animation.setMaxFrameRate(60)
  animation.close()
  expect(frames.size).toBe(0)
})
