/** The kind is `asking` when only the person in front of the device can tell the result. */
export interface TestOutcome {
  kind: 'works' | 'broken' | 'asking'
  /** This is the key of the sentence that tells the result. */
  text: string
  values?: Record<string, string | number>
  /** This is the key of a further sentence. */
  note?: string
}

export type TestState = { kind: 'untried' } | { kind: 'running' } | TestOutcome

/** Thrown by a test when what it tests does not work. */
export class TestFailure extends Error {
  /** This is the key of the sentence that tells the reason. */
  readonly text: string

  constructor(text: string) {
    super(text)
    this.text = text
  }
}
