import { useRemoveFromStore, useStore } from 'react-admin'
import type { AttachedFile } from './types.ts'

interface AnswerDraft {
  text: string
  /** Uploaded files that are sent with an answer. */
  files?: AttachedFile[]
  /** The idempotency key changes with the content: the same answer is stored once, however often it is sent. */
  key: string
}

const empty: AnswerDraft = { text: '', key: '' }

/** Stores the draft of an answer on this device until it is sent or the administrator logs out. */
export function useAnswerDraft(inquiryId: string) {
  const name = `inquiries.draft.${inquiryId}`
  const [{ text, files = [], key }, setDraft] = useStore<AnswerDraft>(name, empty)
  const remove = useRemoveFromStore(name)
  const save = (draft: { text: string; files: AttachedFile[] }) =>
    draft.text === '' && draft.files.length === 0
      ? remove()
      : setDraft({ ...draft, key: crypto.randomUUID() })
  return {
    text,
    files,
    key,
    setText: (newText: string) => save({ text: newText, files }),
    setFiles: (newFiles: AttachedFile[]) => save({ text, files: newFiles }),
    clear: () => remove(),
  }
}
