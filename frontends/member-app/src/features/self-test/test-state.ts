/** What a test found out. `asking`: only the person in front of the device can tell. */
export interface TestOutcome {
  kind: 'works' | 'broken' | 'asking'
  /** Key of the sentence that says it. */
  text: string
  values?: Record<string, string | number>
  /** Key of a further sentence. */
  note?: string
}

export type TestState = { kind: 'untried' } | { kind: 'running' } | TestOutcome

/** Thrown by a test when what it tests does not work. */
export class TestFailure extends Error {
  /** Key of the sentence that says why. */
  readonly text: string

  constructor(text: string) {
    super(text)
    this.text = text
  }
}
