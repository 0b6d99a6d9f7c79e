import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RadioChoice, type RadioOption } from '../form/RadioChoice.tsx'
import { QueryBoundary } from '../QueryBoundary.tsx'

/** What a choice of something that the member has registered, or registers now, is told by the page around it. */
export interface RegisteredChoiceProps {
  selectedId: string | null
  onSelect: (id: string) => void
  /** Called after `onSelect` when a new one was saved and selected. */
  onRegistered?: (id: string) => void
  /** The buttons below the choice, by whether the form of a new one is open. */
  renderActions?: (isFormOpen: boolean) => ReactNode
}

interface Props<Item> extends RegisteredChoiceProps {
  query: UseQueryResult<readonly Item[]>
  /** The lines that are shown while the list loads. */
  lines: number
  label: string
  /** The words of the button that opens the form. */
  addLabel: string
  toOption: (item: Item) => RadioOption<string>
  /** The form of a new one; without `onClose` it is the only way. */
  renderForm: (form: { onSaved: (id: string) => void; onClose: (() => void) | undefined }) => ReactNode
}

/** Selects one of a list, or adds one; the form is open when the list is empty. */
export function ChoiceOrForm<Item>({
  query,
  lines,
  label,
  addLabel,
  selectedId,
  onSelect,
  onRegistered,
  toOption,
  renderForm,
  renderActions,
}: Props<Item>) {
  const [isAdding, setIsAdding] = useState(false)
  const onSaved = (id: string) => {
    setIsAdding(false)
    onSelect(id)
    onRegistered?.(id)
  }
  return (
    <QueryBoundary query={query} lines={lines}>
      {(list) => {
        const isFormOpen = isAdding || list.length === 0
        return (
          <>
            <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
              {list.length > 0 && (
                <RadioChoice
                  label={label}
                  value={selectedId}
                  options={list.map(toOption)}
                  onChange={onSelect}
                />
              )}
              {isFormOpen ? (
                renderForm({ onSaved, onClose: list.length > 0 ? () => setIsAdding(false) : undefined })
              ) : (
                <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setIsAdding(true)}>
                  {addLabel}
                </Button>
              )}
            </Box>
            {renderActions?.(isFormOpen)}
          </>
        )
      }}
    </QueryBoundary>
  )
}
