import { useCallback, useEffect, useRef, useState } from 'react'
import { TestFailure, type TestOutcome, type TestState } from './test-state.ts'

/** A run must release what it holds when the signal aborts. */
type Run = (signal: AbortSignal) => Promise<TestOutcome>

interface TestRun {
  state: TestState
  /** Begins the test, or begins it anew. */
  start: () => void
  /** Sets the result that the person in front of the device tells. */
  decide: (outcome: TestOutcome) => void
  /** Ends a running test without a result, because the person in front of the device stopped it. */
  cancel: () => void
}

const untried: TestState = { kind: 'untried' }

/** Runs one test of the page; its signal aborts with the next start, when it is cancelled, and when the page is left. */
export function useTestRun(run: Run): TestRun {
  const [state, setState] = useState(untried)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const cancel = useCallback(() => {
    controller.current?.abort()
    setState((before) => (before.kind === 'running' ? untried : before))
  }, [])

  async function start() {
    controller.current?.abort()
    const current = new AbortController()
    controller.current = current
    setState({ kind: 'running' })
    // Called before anything is awaited: browsers allow sound and questions only within a tap.
    const outcome = await run(current.signal).catch(toOutcome)
    if (!current.signal.aborted) setState(outcome)
  }

  return { state, start: () => void start(), decide: setState, cancel }
}

function toOutcome(error: unknown): TestOutcome {
  if (error instanceof TestFailure) return { kind: 'broken', text: error.text }
  const message = error instanceof Error ? error.message : String(error)
  return { kind: 'broken', text: 'unexpected', values: { message } }
}
