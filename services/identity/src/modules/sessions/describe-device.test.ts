import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

describe('describeDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome · Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge · Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome · Android'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox · Mac'],
    ['<script>alert(1)</script>', ''],
    [undefined, ''],
  ])('recognizes %s', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toBe(expected)
  })

  it('parses a long user agent in less than 100 ms', () => {
    const before = process.cpuUsage()
    describeDevice('Version/'.repeat(100_000))
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(100)
  })
})
