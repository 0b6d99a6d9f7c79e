import { useRemoveFromStore, useStore } from 'react-admin'

interface AnswerDraft {
  text: string
  /** The idempotency key changes with the text: the same text is stored once, however often it is sent. */
  key: string
}

const empty: AnswerDraft = { text: '', key: '' }

/** Stores the draft of an answer on this device until it is sent or the administrator logs out. */
export function useAnswerDraft(inquiryId: string) {
  const name = `inquiries.draft.${inquiryId}`
  const [draft, setDraft] = useStore<AnswerDraft>(name, empty)
  const remove = useRemoveFromStore(name)
  return {
    ...draft,
    setText: (text: string) => (text === '' ? remove() : setDraft({ text, key: crypto.randomUUID() })),
  }
}
