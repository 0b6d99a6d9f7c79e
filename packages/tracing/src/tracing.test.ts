import { startTraceCollector, type TraceCollector } from '@hibiki/test-harness/trace-collector'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createTraceHeaders,
  findActiveTraceparent,
  type RunningTracing,
  recordSpan,
  startSpan,
  startTracing,
  withSharedSpan,
  withSpan,
} from './index.ts'

let collector: TraceCollector
let tracing: RunningTracing | undefined

beforeEach(async () => {
  collector = await startTraceCollector()
})

afterEach(async () => {
  await tracing?.close()
  await collector.close()
})

const traceAll = async (sampleRatio = 1) => {
  tracing = await startTracing({ service: 'probe', endpoint: collector.url, sampleRatio })
}

/** Returns all spans, after the process has sent its buffer. */
async function spansOf() {
  await tracing?.close()
  tracing = undefined
  return collector.spans
}

const called = (name: string) => ({ scope: 'probe', name })

describe('a traced process', () => {
  it('sends a call with its inner operations as one trace', async () => {
    await traceAll()
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const call = startSpan({ ...called('POST'), kind: 'server', parent })
    await call?.run(() =>
      withSpan(called('work'), async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        recordSpan({ ...called('select'), durationMs: 2 })
      }),
    )
    call?.end({ name: 'POST /notes', attributes: { 'http.response.status_code': 200 } })

    const spans = await spansOf()
    const [outer, inner, statement] = ['POST /notes', 'work', 'select'].map((name) =>
      spans.find((span) => span.name === name),
    )
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(
      new Set(['0af7651916cd43dd8448eb211c80319c']),
    )
    expect(outer).toMatchObject({ service: 'probe', parentSpanId: 'b7ad6b7169203331' })
    expect(outer?.attributes).toEqual({ 'http.response.status_code': 200 })
    expect(inner?.parentSpanId).toBe(outer?.spanId)
    expect(statement?.parentSpanId).toBe(inner?.spanId)
  })

  it('passes its trace on in a header', async () => {
    await traceAll()
    const parent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await withSpan({ ...called('call'), parent }, async () => {
      expect(createTraceHeaders()).toEqual({ traceparent: findActiveTraceparent() })
      expect(findActiveTraceparent()).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad)[0-9a-f]{16}-01$/)
    })
  })

  it('shows work shared by many calls in the first sampled trace, and in none without sampling', async () => {
    await traceAll()
    const [dropped, kept] = ['00', '01'].map((sampled, index) => ({
      traceparent: `00-${`${index + 1}`.repeat(32)}-b7ad6b7169203331-${sampled}`,
    }))
    const shared = (parents: { traceparent?: string | undefined }[]) =>
      withSpan(called('the call that began it'), () =>
        withSharedSpan({ ...called('write'), parents }, async () => findActiveTraceparent()),
      )
    expect(await shared([{}, dropped ?? {}, kept ?? {}])).toContain('2'.repeat(32))
    expect(await shared([{}, dropped ?? {}])).toBeUndefined()
  })

  it('leaves out whole traces: a call that the gateway did not sample is not sampled behind it', async () => {
    await traceAll(0)
    const call = startSpan(called('GET'))
    const handedOn = call?.run(() => findActiveTraceparent())
    call?.end({})
    expect(handedOn).toMatch(/-00$/)
    await withSpan({ ...called('behind'), parent: handedOn }, async () => {})
    expect(await spansOf()).toEqual([])
  })

  it('records the class of a failure, but not its message', async () => {
    await traceAll()
    const failure = withSpan(called('work'), () => Promise.reject(new TypeError('of hanako@example.com')))
    await expect(failure).rejects.toThrow('hanako')
    const spans = await spansOf()
    expect(spans[0]?.attributes).toEqual({ 'error.type': 'TypeError' })
    expect(JSON.stringify(spans)).not.toContain('hanako')
  })

  it('ignores an invalid trace header of the caller', async () => {
    await traceAll()
    startSpan({ ...called('GET'), parent: 'mine' })?.end({})
    const [span] = await spansOf()
    expect(span?.parentSpanId ?? '').toBe('')
  })

  it('ends within seconds although the collector is down', async () => {
    tracing = await startTracing({ service: 'probe', endpoint: 'http://127.0.0.1:9', sampleRatio: 1 })
    await withSpan(called('work'), async () => {})
    await expect(tracing.close()).resolves.toBeUndefined()
    tracing = undefined
  })
})

describe('a process without tracing', () => {
  it('runs everything and sends nothing', async () => {
    expect(startSpan(called('GET'))).toBeUndefined()
    expect(await withSpan(called('work'), async () => findActiveTraceparent() ?? 'none')).toBe('none')
    expect(createTraceHeaders()).toEqual({})
    recordSpan({ ...called('select'), durationMs: 1 })
    expect(collector.spans).toEqual([])
  })
})
