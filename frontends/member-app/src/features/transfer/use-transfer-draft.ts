import { useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { createEmptyDraft, parseTransferDraft, type TransferDraft, type TransferKind } from './draft.rules.ts'

export interface TransferDraftControl {
  kind: TransferKind
  draft: TransferDraft
  change: (part: Partial<TransferDraft>) => void
  /** Removes these people from the selection; when nobody is left, the first step opens. */
  remove: (userIds: readonly string[]) => void
  clear: () => void
}

/** The draft of one administrator in this tab, which survives a reload. */
export function useTransferDraft(kind: TransferKind): TransferDraftControl {
  const { user } = useSession()
  const key = `hibiki.transfer.${user?.id ?? ''}.${kind}`
  const [draft, setDraft] = useState(() => parseTransferDraft(kind, sessionStorage.getItem(key)))
  const saveDraft = (next: TransferDraft) => {
    sessionStorage.setItem(key, JSON.stringify(next))
    setDraft(next)
  }
  return {
    kind,
    draft,
    change: (part) => saveDraft({ ...draft, ...part }),
    remove: (userIds) =>
      saveDraft({ ...draft, userIds: draft.userIds.filter((id) => !userIds.includes(id)) }),
    clear: () => {
      sessionStorage.removeItem(key)
      setDraft(createEmptyDraft(kind))
    },
  }
}
