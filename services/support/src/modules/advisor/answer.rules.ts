/** What an answer of the advisor is. */
export type AnswerKind = 'answer' | 'refusal' | 'medical' | 'help-lines' | 'failed'
